import type { CartAction, ItemCard, Price } from '@shop/api-contracts';
import { cartActionOf, cartItemIdOf } from './cart-action-of.ts';
import type { AddLine } from './use-add-to-cart.ts';
import { allowedQuantity } from '../lines/allowed-quantity.ts';
import { unitPrice } from '../lines/unit-price.ts';

/** A line of an order or a quote request. */
interface Line {
  quantity: number;
  /** Of one piece then; undefined or null where it had none. */
  price?: Price | null;
  /** Name of the configured unit it is part of. */
  configuration: string | null;
  /** The article as it is now; null: not sold here any more. */
  item: ItemCard | null;
}

/** What is not as it was when a line was asked for. */
export type RequoteNote<L extends Line> = { line: L } & (
  { kind: 'notSold' | 'discontinued' | 'configured' | 'noQuote' } | { kind: 'quantity'; quantity: number }
);

/** What costs something else than when it was ordered. */
type PriceNote<L extends Line> = { line: L } & ({ kind: 'onRequest' } | { kind: 'price'; before: Price; after: Price });

export type ReorderNote<L extends Line> = RequoteNote<L> | PriceNote<L>;

/** What becomes of lines that are ordered or asked for again. */
export interface ReorderPlan<Note> {
  lines: Record<CartAction, AddLine[]>;
  notes: Note[];
}

/**
 * Lines to buy go into the cart of their article's action; lines to be quoted all into the quote cart. Whatever is not
 * as it was is named: what is left out, what is sold in other quantities, what costs something else.
 */
export function reorderPlan<L extends Line>(lines: readonly L[], asked: 'RequestQuote'): ReorderPlan<RequoteNote<L>>;
export function reorderPlan<L extends Line>(lines: readonly L[], asked: CartAction): ReorderPlan<ReorderNote<L>>;
export function reorderPlan<L extends Line>(lines: readonly L[], asked: CartAction): ReorderPlan<ReorderNote<L>> {
  const plan: ReorderPlan<ReorderNote<L>> = { lines: { Buy: [], RequestQuote: [] }, notes: [] };
  for (const line of lines) {
    const { item } = line;
    if (line.configuration !== null) {
      plan.notes.push({ kind: 'configured', line });
      continue;
    }
    const own = item && cartActionOf(item);
    if (!item || !own) {
      plan.notes.push({ kind: item ? 'discontinued' : 'notSold', line });
      continue;
    }
    if (asked === 'RequestQuote' && !canBeQuoted(item)) {
      plan.notes.push({ kind: 'noQuote', line });
      continue;
    }
    const action = asked === 'Buy' ? own : 'RequestQuote';
    const quantity = allowedQuantity(line.quantity, item.salesDetails);
    plan.lines[action].push({ cartItemId: cartItemIdOf(item), quantity, item });
    if (quantity !== line.quantity) plan.notes.push({ kind: 'quantity', line, quantity });
    const before = line.price;
    const after = unitPrice(item.salesDetails, quantity);
    if (asked === 'RequestQuote' || !before) continue;
    if (!after || action === 'RequestQuote') plan.notes.push({ kind: 'onRequest', line });
    else if (before.amount !== after.amount || before.currency !== after.currency)
      plan.notes.push({ kind: 'price', line, before, after });
  }
  return plan;
}

const canBeQuoted = ({ salesDetails }: ItemCard): boolean =>
  salesDetails?.salesActions.includes('RequestQuote') ?? true;
