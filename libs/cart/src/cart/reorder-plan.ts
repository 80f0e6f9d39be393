import type { CartAction, Fit, ItemCard, Price, UnitOfLine } from '@shop/api-contracts';
import { cartActionOf, cartItemIdOf } from './cart-action-of.ts';
import type { AddLine } from './use-add-to-cart.ts';
import { allowedQuantity } from '../lines/allowed-quantity.ts';
import { isUnitGone } from '../lines/is-unit-gone.ts';
import { unitPrice } from '../lines/unit-price.ts';

/** A line of an order or a quote request. */
interface Line {
  quantity: number;
  /** Unit price at that time; undefined or null if there was none. */
  price?: Price | null;
  /** Name of the configured unit that contains it. */
  configuration: string | null;
  /** The present article; null if no longer sold here. */
  item: ItemCard | null;
  /** The machine that it was for, and whether the article fitted. */
  unit?: UnitOfLine | undefined;
  fit?: Fit | undefined;
}

/** A change since the line was requested. */
export type RequoteNote<L extends Line> = { line: L } & (
  { kind: 'notSold' | 'discontinued' | 'configured' | 'noQuote' | 'unitGone' } | { kind: 'quantity'; quantity: number }
);

/** A changed price since the line was ordered. */
type PriceNote<L extends Line> = { line: L } & ({ kind: 'onRequest' } | { kind: 'price'; before: Price; after: Price });

export type ReorderNote<L extends Line> = RequoteNote<L> | PriceNote<L>;

/** Plan for ordering or requesting lines again. */
export interface ReorderPlan<Note> {
  lines: Record<CartAction, AddLine[]>;
  notes: Note[];
}

/**
 * Puts lines to buy into the cart of their article's action, lines to quote into the quote cart. Notes every change: lines left out, other
 * quantities, other prices, and units that are gone: nothing can be added for those, so the line is for none.
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
      const isMade = item?.salesDetails?.availability?.state !== 'soldOut';
      plan.notes.push({ kind: item && isMade ? 'discontinued' : 'notSold', line });
      continue;
    }
    if (asked === 'RequestQuote' && !canBeQuoted(item)) {
      plan.notes.push({ kind: 'noQuote', line });
      continue;
    }
    const action = asked === 'Buy' ? own : 'RequestQuote';
    const quantity = allowedQuantity(line.quantity, item.salesDetails);
    const equipmentId = isUnitGone(line) ? null : line.unit?.equipmentId;
    plan.lines[action].push({ cartItemId: cartItemIdOf(item, { equipmentId }), quantity, item });
    if (isUnitGone(line)) plan.notes.push({ kind: 'unitGone', line });
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
