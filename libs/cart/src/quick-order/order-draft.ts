import type { OrderRow } from './rows/order-rows.ts';

/** The rows that a reload, a sign-in and an hour elsewhere in the shop must not take away; they go with the tab. */
const key = 'quick-order';

interface KeptOrder {
  /** `accountRef`: what one person entered is shown to nobody else. */
  owner: string;
  rows: OrderRow[];
}

/** Rows that this person left in this tab. */
export function readDraft(owner: string): OrderRow[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    return isKeptOrder(kept) && kept.owner === owner ? kept.rows : [];
  } catch {
    return []; // no storage, or not ours
  }
}

/** Keeps the rows, or forgets them where there are none. */
export function keepDraft(owner: string, rows: readonly OrderRow[]): void {
  try {
    if (rows.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ owner, rows }));
  } catch {
    // full or forbidden: the page goes on without
  }
}

function isKeptOrder(kept: unknown): kept is KeptOrder {
  if (typeof kept !== 'object' || kept === null) return false;
  const { owner, rows } = kept as Partial<Record<keyof KeptOrder, unknown>>;
  return typeof owner === 'string' && Array.isArray(rows) && rows.every(isRow);
}

function isRow(row: unknown): row is OrderRow {
  if (typeof row !== 'object' || row === null) return false;
  const { id, typed, articleNumber, quantity, others } = row as Partial<Record<keyof OrderRow, unknown>>;
  return (
    typeof id === 'number' &&
    Array.isArray(typed) &&
    typeof articleNumber === 'string' &&
    typeof quantity === 'string' &&
    Array.isArray(others)
  );
}
