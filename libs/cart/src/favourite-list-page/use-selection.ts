import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  has: (id: string) => boolean;
  /** Always the same function, so that rows are not drawn anew for it. */
  toggle: (id: string) => void;
  setAll: (ids: readonly string[]) => void;
  /** Those of `ids` that are chosen. */
  among: (ids: readonly string[]) => string[];
}

/** Lines chosen by ticking them; those that are gone meanwhile count no more. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setChosen((all) => {
        const changed = new Set(all);
        if (!changed.delete(id)) changed.add(id);
        return changed;
      }),
    [],
  );
  const setAll = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []);
  return useMemo(
    () => ({
      has: (id) => chosen.has(id),
      toggle,
      setAll,
      among: (ids) => ids.filter((id) => chosen.has(id)),
    }),
    [chosen, toggle, setAll],
  );
}
