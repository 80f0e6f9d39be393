import type { CartAction, FavouriteListItem, LineToAdd } from '@shop/api-contracts';
import { cartActionOf } from '../cart/cart-action-of.ts';
import { allowedQuantity } from '../lines/allowed-quantity.ts';

/** A line to order, and of which line of the list it is. */
export type LineToOrder = LineToAdd & { id: string };

/** What becomes of lines that are ordered again. */
export interface OrderPlan {
  lines: Record<CartAction, LineToOrder[]>;
  /** Not sold any more, here or at all. */
  left: FavouriteListItem[];
  /** Sold in other quantities by now. */
  changed: { item: FavouriteListItem; quantity: number }[];
}

/** Each line goes into the cart of its article's action; what cannot be ordered stays out and is named. */
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
