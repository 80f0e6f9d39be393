import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** `undoable`: can still be restored. `leaving`: hidden while upstream removes it. */
type Removal = 'undoable' | 'leaving';

export interface Removals {
  of: (id: string) => Removal | undefined;
  remove: (id: string) => void;
  undo: (id: string) => void;
  /** The countdown has ended. */
  end: (id: string) => void;
}

/**
 * Removals that can be undone: `commit` runs after the countdown, or when the page is left or hidden before. So an entry that is restored
 * keeps its id, position and content.
 *
 * @param commit removes the entry upstream and reports its own failure, after which the entry is shown again
 */
export function useRemovals(commit: (id: string) => Promise<unknown>): Removals {
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map());
  const undoable = useRef(new Set<string>());
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const set = useCallback(
    (id: string, removal: Removal | undefined) =>
      setRemovals((all) => {
        const changed = new Map(all);
        if (removal) changed.set(id, removal);
        else changed.delete(id);
        return changed;
      }),
    [],
  );
  const end = useCallback(
    (id: string) => {
      if (!undoable.current.delete(id)) return;
      set(id, 'leaving');
      const settle = () => set(id, undefined);
      void latest.current(id).then(settle, settle);
    },
    [set],
  );
  useEffect(() => {
    const endAll = () => [...undoable.current].forEach(end);
    const whenHidden = () => document.visibilityState === 'hidden' && endAll();
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      endAll();
    };
  }, [end]);
  return useMemo(
    () => ({
      of: (id) => removals.get(id),
      remove(id) {
        undoable.current.add(id);
        set(id, 'undoable');
      },
      undo(id) {
        undoable.current.delete(id);
        set(id, undefined);
      },
      end,
    }),
    [removals, set, end],
  );
}
