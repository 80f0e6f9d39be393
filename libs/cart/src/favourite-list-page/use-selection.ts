import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  has: (id: string) => boolean;
  /** A stable function, so that memoized rows do not render again. */
  toggle: (id: string) => void;
  setAll: (ids: readonly string[]) => void;
  /** The selected ones of `ids`. */
  selectedOf: (ids: readonly string[]) => string[];
}

/** Selected lines; ids that no longer exist are ignored. */
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
      selectedOf: (ids) => ids.filter((id) => chosen.has(id)),
    }),
    [chosen, toggle, setAll],
  );
}
