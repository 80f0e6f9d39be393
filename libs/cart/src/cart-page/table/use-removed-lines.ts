import type { CartLine } from '@shop/api-contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CartChanges } from '../../cart/use-cart-changes.ts';

export interface CartRow {
  line: CartLine;
  isRemoved: boolean;
}

/** A line just removed, and its row position. */
interface Removed {
  line: CartLine;
  index: number;
  /** Restored: the next read of the cart includes it. */
  isRestored?: boolean;
}

const keyOf = ({ cartItemId }: CartLine) => JSON.stringify(cartItemId);

/**
 * Removes lines at once, so that closing the page changes nothing, and restores them by adding the line again, with position and note.
 * Removals can be undone in any order.
 */
export function useRemovedLines(lines: readonly CartLine[], changes: Pick<CartChanges, 'remove' | 'restore'>) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  /** Identity of the line restored last: its row gets the focus. */
  const [restored, setRestored] = useState<string>();
  const running = useRef(new Map<string, Promise<boolean>>());
  const rows = useMemo(() => rowsOf(lines, removed), [lines, removed]);
  const latestRows = useRef(rows);
  useEffect(() => {
    latestRows.current = rows;
  });

  useEffect(() => {
    setRemoved((all) => (all.some(({ isRestored }) => isRestored) ? withoutPresent(all, lines) : all));
  }, [lines]);

  const forget = useCallback(
    ({ lineId }: CartLine) =>
      setRemoved((all) => {
        const gone = all.find(({ line }) => line.lineId === lineId);
        return all
          .filter((one) => one !== gone)
          .map((one) => (gone && one.index > gone.index ? { ...one, index: one.index - 1 } : one));
      }),
    [],
  );

  const remove = useCallback(
    (line: CartLine): void => {
      const index = latestRows.current.findIndex((row) => row.line.lineId === line.lineId);
      setRemoved((all) => [...all.filter((one) => keyOf(one.line) !== keyOf(line)), { line, index }]);
      const removing = changes.remove(line);
      running.current.set(line.lineId, removing);
      void removing.then((isDone) => isDone || forget(line));
    },
    [changes, forget],
  );

  /** Number of cart lines before a row: its position in the cart. */
  const positionOf = useCallback((line: CartLine): number => {
    const index = latestRows.current.findIndex((row) => row.line.lineId === line.lineId);
    return latestRows.current.slice(0, Math.max(index, 0)).filter((row) => !row.isRemoved).length;
  }, []);

  const undo = useCallback(
    async (line: CartLine): Promise<void> => {
      if (!(await running.current.get(line.lineId))) return;
      if (!(await changes.restore(line, positionOf(line)))) return;
      setRestored(keyOf(line));
      setRemoved((all) => all.map((one) => (one.line === line ? { ...one, isRestored: true } : one)));
    },
    [changes, positionOf],
  );

  return { rows, remove, undo, forget, positionOf, isRestored: (line: CartLine) => keyOf(line) === restored };
}

/** Drops restored lines that the cart includes again. */
function withoutPresent(removed: readonly Removed[], lines: readonly CartLine[]): readonly Removed[] {
  const present = new Set(lines.map(keyOf));
  return removed.filter(({ line, isRestored }) => !(isRestored && present.has(keyOf(line))));
}

/** Rows of the cart with removed lines at their positions until they are restored or forgotten. */
function rowsOf(lines: readonly CartLine[], removed: readonly Removed[]): CartRow[] {
  const removedIds = new Set(removed.filter(({ isRestored }) => !isRestored).map(({ line }) => line.lineId));
  const rows = lines.filter(({ lineId }) => !removedIds.has(lineId)).map((line) => ({ line, isRemoved: false }));
  const present = new Set(rows.map(({ line }) => keyOf(line)));
  for (const { line, index } of [...removed].sort((a, b) => a.index - b.index)) {
    if (!present.has(keyOf(line))) rows.splice(index, 0, { line, isRemoved: true });
  }
  return rows;
}
