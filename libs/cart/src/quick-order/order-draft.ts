import type { OrderRow } from './rows/order-rows.ts';

/** Session storage key: rows are kept across reloads and sign-in, for the life of the tab. */
const key = 'quick-order';

interface KeptOrder {
  /** `accountRef`, so that no other person sees the rows. */
  owner: string;
  rows: OrderRow[];
}

/** Rows that this person left in this tab. */
export function readDraft(owner: string): OrderRow[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    return isKeptOrder(kept) && kept.owner === owner ? kept.rows : [];
  } catch {
    return []; // no storage, or content of another kind
  }
}

/** Stores the rows, or removes the draft if there are none. */
export function keepDraft(owner: string, rows: readonly OrderRow[]): void {
  try {
    if (rows.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ owner, rows }));
  } catch {
    // storage is full or disabled: the page works without it
  }
}

function isKeptOrder(kept: unknown): kept is KeptOrder {
  if (typeof kept !== 'object' || kept === null) return false;
  const { owner, rows } = kept as Partial<Record<keyof KeptOrder, unknown>>;
  return typeof owner === 'string' && Array.isArray(rows) && rows.every(isRow);
}

function isRow(row: unknown): row is OrderRow {
  if (typeof row !== 'object' || row === null) return false;
  const { id, typed, articleNumber, quantity, others, note, ownNumber } = row as Partial<
    Record<keyof OrderRow, unknown>
  >;
  return (
    typeof id === 'number' &&
    Array.isArray(typed) &&
    typeof articleNumber === 'string' &&
    typeof quantity === 'string' &&
    Array.isArray(others) &&
    [note, ownNumber].every((text) => text === undefined || typeof text === 'string')
  );
}
