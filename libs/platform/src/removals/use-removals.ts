import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/**
 * `undoable`: its place shows the way to have it back. `leaving`: the time is over and upstream is being told; it is shown no more.
 */
type Removal = 'undoable' | 'leaving';

export interface Removals {
  of: (id: string) => Removal | undefined;
  remove: (id: string) => void;
  undo: (id: string) => void;
  /** The time is over. */
  end: (id: string) => void;
}

/**
 * Removals that can be taken back: upstream is told when the time is over, or when the page is left or hidden before. So an undone one keeps
 * its id, its place and whatever it holds.
 *
 * @param commit tells upstream; says itself when that fails, whereupon what was removed is there again
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
