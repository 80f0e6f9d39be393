import type { CartAction, MatrixCell, SalesDetails } from '@shop/api-contracts';
import { cartActionOf, mostPieces, readQuantity, type ReadQuantity } from '@shop/cart';

/** What is typed for an article. */
export interface TypedQuantity {
  cell: MatrixCell;
  text: string;
}

/** An empty list that is always the same. */
export const nothingTyped: readonly TypedQuantity[] = [];

/** What is typed in a matrix, by article; kept while other models or choices are shown. Components read it by `useSyncExternalStore`. */
export interface TypedQuantities {
  textOf: (commercialItemId: string) => string;
  /** The same list while nothing is typed. */
  all: () => readonly TypedQuantity[];
  type: (cell: MatrixCell, text: string) => void;
  clear: (commercialItemIds: readonly string[]) => void;
  /** The article whose field was used last. */
  focused: () => MatrixCell | null;
  focus: (cell: MatrixCell) => void;
  /** Articles as they are sold now: what is typed for them stays. */
  refresh: (cells: readonly MatrixCell[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Starts without any quantity. */
export function createTypedQuantities(): TypedQuantities {
  const listeners = new Set<() => void>();
  const typed = new Map<string, TypedQuantity>();
  let list = nothingTyped;
  let last: MatrixCell | null = null;
  const publish = () => {
    list = [...typed.values()];
    listeners.forEach((listener) => listener());
  };
  return {
    textOf: (id) => typed.get(id)?.text ?? '',
    all: () => list,
    type(cell, text) {
      if (text === '') typed.delete(cell.commercialItemId);
      else typed.set(cell.commercialItemId, { cell, text });
      publish();
    },
    clear(ids) {
      ids.forEach((id) => typed.delete(id));
      publish();
    },
    focused: () => last,
    focus(cell) {
      if (last?.commercialItemId === cell.commercialItemId) return;
      last = cell;
      publish();
    },
    refresh(cells) {
      const known = cells.filter(({ commercialItemId }) => typed.has(commercialItemId));
      for (const cell of known)
        typed.set(cell.commercialItemId, { cell, text: typed.get(cell.commercialItemId)!.text });
      if (known.length > 0) publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Smallest, step and largest number of pieces in one line. */
export const quantityRuleOf = (sales: SalesDetails | null) => ({
  min: sales?.minimumQuantity ?? 1,
  pack: sales?.packQuantity ?? 1,
  max: mostPieces(sales),
});

/** The cart for a cell; null if it cannot be ordered. Unknown prices of slow systems are quoted. */
export const actionOfCell = ({ salesDetails }: MatrixCell): CartAction | null =>
  cartActionOf({ salesDetails, salesDetailsOnRequest: salesDetails === null });

/** A quantity that can be ordered, or why not. */
export interface ReadCell {
  cell: MatrixCell;
  action: CartAction | null;
  read: ReadQuantity;
}

/** True for what cannot be ordered as it is typed. */
export const isWrong = ({ action, read }: ReadCell): boolean => action === null || read.error !== undefined;

/** Reads what is typed; a zero asks for nothing and is left out. */
export const readTyped = (typed: readonly TypedQuantity[]): ReadCell[] =>
  typed
    .filter(({ text }) => !/^\s*0+\s*$/.test(text) && text.trim() !== '')
    .map(({ cell, text }) => ({
      cell,
      action: actionOfCell(cell),
      read: readQuantity(text, quantityRuleOf(cell.salesDetails)),
    }));
