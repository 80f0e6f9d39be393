import type { ItemCard, LineToAdd } from '@shop/api-contracts';
import { minQuantityOf, maxPieces } from '../lines/quantity.ts';
import { cartItemIdOf, parentOfKey } from '../cart/cart-action-of.ts';

/** An article as a line of a list, in its minimum quantity; `equipmentId`: the customer's machine that it is for. */
export function lineOf(item: ItemCard, equipmentId?: string): LineToAdd {
  const { minimumQuantity: min = 1, packQuantity: pack = 1 } = item.salesDetails ?? {};
  return {
    cartItemId: cartItemIdOf(item, { parent: parentOfKey(item.parentItemKey), equipmentId }),
    quantity: minQuantityOf({ min, pack, max: maxPieces }),
  };
}
