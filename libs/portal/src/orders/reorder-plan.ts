import type { CartAction, PlacedOrder, Price } from '@shop/api-contracts';
import { allowedQuantity, cartActionOf, cartItemIdOf, unitPrice, type AddLine } from '@shop/cart';

type Line = Pick<
  PlacedOrder['lines'][number],
  'lineId' | 'articleNumber' | 'name' | 'quantity' | 'price' | 'configuration' | 'item'
>;

/** What is not as it was when the line was ordered. */
export type ReorderNote<L extends Line = Line> = { line: L } & (
  | { kind: 'notSold' | 'discontinued' | 'configured' | 'noQuote' | 'onRequest' }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'price'; before: Price; after: Price }
);

/** What becomes of lines that are ordered again (behaviour 24). */
export interface ReorderPlan<L extends Line = Line> {
  lines: Record<CartAction, AddLine[]>;
  notes: ReorderNote<L>[];
}

/**
 * Lines to buy go into the cart of their article's action (specification §4); lines to be quoted all into the quote cart. Whatever is not
 * as it was is named: what is left out, what is sold in other quantities, what costs something else.
 */
export function reorderPlan<L extends Line>(lines: readonly L[], asked: CartAction): ReorderPlan<L> {
  const plan: ReorderPlan<L> = { lines: { Buy: [], RequestQuote: [] }, notes: [] };
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

const canBeQuoted = ({ salesDetails }: NonNullable<Line['item']>): boolean =>
  salesDetails?.salesActions.includes('RequestQuote') ?? true;
