import type { CartAction, FavouriteListItem, LineToAdd } from '@shop/api-contracts';
import { cartActionOf } from '../cart/cart-action-of.ts';
import { allowedQuantity } from '../lines/allowed-quantity.ts';

/** A line to order, with the id of its list line. */
export type LineToOrder = LineToAdd & { id: string };

/** Plan for ordering the lines of a list. */
export interface OrderPlan {
  lines: Record<CartAction, LineToOrder[]>;
  /** No longer sold, here or at all. */
  left: FavouriteListItem[];
  /** Now sold in other quantities. */
  changed: { item: FavouriteListItem; quantity: number }[];
}

/** Puts each line into the cart of its article's action; names lines that cannot be ordered. */
export function orderPlan(items: readonly FavouriteListItem[]): OrderPlan {
  const plan: OrderPlan = { lines: { Buy: [], RequestQuote: [] }, left: [], changed: [] };
  for (const item of items) {
    const action = item.item && cartActionOf(item.item);
    if (!item.item || !action) {
      plan.left.push(item);
      continue;
    }
    const quantity = allowedQuantity(item.quantity, item.item.salesDetails);
    if (quantity !== item.quantity) plan.changed.push({ item, quantity });
    plan.lines[action].push({ id: item.id, cartItemId: item.cartItemId, quantity });
  }
  return plan;
}
