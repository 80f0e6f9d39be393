import type { CartLine } from '@shop/api-contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CartChanges } from '../../cart/use-cart-changes.ts';

export interface CartRow {
  line: CartLine;
  isRemoved: boolean;
}

/** A line that was just removed, and where it stood among the rows. */
interface Removed {
  line: CartLine;
  index: number;
  /** It was brought back: the next reading of the cart has it. */
  isRestored?: boolean;
}

const keyOf = ({ cartItemId }: CartLine) => JSON.stringify(cartItemId);

/**
 * Removes at once, so that closing the page changes nothing, and can take it back: undoing adds the line again, in its place and with its
 * note. Each removal is undone by itself, in whatever order.
 */
export function useRemovedLines(lines: readonly CartLine[], changes: Pick<CartChanges, 'remove' | 'restore'>) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  /** Identity of the line that was brought back last: its row takes the focus. */
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

  /** How many lines of the cart stand before a row: its place there. */
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

/** Leaves out those that were brought back and are there. */
function withoutPresent(removed: readonly Removed[], lines: readonly CartLine[]): readonly Removed[] {
  const present = new Set(lines.map(keyOf));
  return removed.filter(({ line, isRestored }) => !(isRestored && present.has(keyOf(line))));
}

/** A removed line stays in its place until it is there again, or forgotten. */
function rowsOf(lines: readonly CartLine[], removed: readonly Removed[]): CartRow[] {
  const removedIds = new Set(removed.filter(({ isRestored }) => !isRestored).map(({ line }) => line.lineId));
  const rows = lines.filter(({ lineId }) => !removedIds.has(lineId)).map((line) => ({ line, isRemoved: false }));
  const present = new Set(rows.map(({ line }) => keyOf(line)));
  for (const { line, index } of [...removed].sort((a, b) => a.index - b.index)) {
    if (!present.has(keyOf(line))) rows.splice(index, 0, { line, isRemoved: true });
  }
  return rows;
}
