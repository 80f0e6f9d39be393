import type { CartAction } from '@shop/api-contracts';
import { useCart } from '../cart/use-cart.ts';
import { useCartChanges } from '../cart/use-cart-changes.ts';
import { useLineActions } from './table/line-actions.ts';
import { useSlowPrices } from './table/slow-prices.ts';
import { useRemovedLines } from './table/use-removed-lines.ts';

export type CartSection = ReturnType<typeof useCartSection>;

const noLines: never[] = [];

/** State and actions of one of the two carts on the page; includes lines just removed. */
export function useCartSection(action: CartAction, isReady: boolean) {
  const read = useCart(action, isReady);
  const changes = useCartChanges(action);
  const { cart, isAsking } = useSlowPrices(read.cart);
  const removedLines = useRemovedLines(cart?.lines ?? noLines, changes);
  const lineActions = useLineActions(action, changes, removedLines.positionOf);
  const count = removedLines.rows.length + (cart?.configurations.length ?? 0);
  return { ...read, action, cart, isAsking, editing: changes, removedLines, lineActions, count };
}
