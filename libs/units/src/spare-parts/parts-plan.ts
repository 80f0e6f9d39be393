import type { CartAction, UnitParts } from '@shop/api-contracts';
import { allowedQuantity, cartActionOf, cartItemIdOf, type AddLine, type CartItemContext } from '@shop/cart';

type UnitPart = UnitParts['parts'][number];

/** What differs from the unit when its parts are added: left out, or in another quantity because of packs. */
export type PartNote = { articleNumber: string } & (
  { kind: 'notSold' } | { kind: 'quantity'; asked: number; quantity: number }
);

export interface PartsPlan {
  lines: Record<CartAction, AddLine[]>;
  notes: PartNote[];
}

/** Lines for all parts of a unit in its quantities, each for the cart that its article belongs in; `context` names the unit. */
export function partsPlan(parts: readonly UnitPart[], context: CartItemContext): PartsPlan {
  const plan: PartsPlan = { lines: { Buy: [], RequestQuote: [] }, notes: [] };
  for (const { item, builtArticleNumber, quantityInUnit } of parts) {
    const action = item && cartActionOf(item);
    if (!item || !action) {
      plan.notes.push({ kind: 'notSold', articleNumber: item?.articleNumber ?? builtArticleNumber });
      continue;
    }
    const quantity = allowedQuantity(quantityInUnit, item.salesDetails);
    plan.lines[action].push({ cartItemId: cartItemIdOf(item, context), quantity, item });
    if (quantity !== quantityInUnit)
      plan.notes.push({ kind: 'quantity', articleNumber: item.articleNumber, asked: quantityInUnit, quantity });
  }
  return plan;
}
