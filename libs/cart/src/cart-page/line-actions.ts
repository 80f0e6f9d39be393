import type { CartAction, CartLine, ItemCard } from '@shop/api-contracts';
import { useMemo } from 'react';
import { cartActionOf, cartItemIdOf } from '../cart/cart-action-of.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import type { CartChanges } from '../cart/use-cart-changes.ts';
import { allowedQuantity } from './allowed-quantity.ts';

/** What a row can do with its line; the same functions as long as the page is open, so that rows need not be rendered anew. */
export interface LineActions extends Pick<
  CartChanges,
  'setQuantity' | 'setCustomArticleNumber' | 'setNote' | 'moveToQuote'
> {
  /** Puts the successor in the place of a discontinued article, in the nearest quantity in which it is sold. */
  replace: (line: CartLine) => Promise<boolean>;
}

export function useLineActions(
  action: CartAction,
  changes: CartChanges,
  positionOf: (line: CartLine) => number,
): LineActions {
  const { add } = useAddToCart();
  return useMemo(
    () => ({
      setQuantity: (line, quantity) => changes.setQuantity(line, quantity),
      setCustomArticleNumber: (line, text) => changes.setCustomArticleNumber(line, text),
      setNote: (line, note) => changes.setNote(line, note),
      moveToQuote: (line) => changes.moveToQuote(line),
      async replace(line) {
        const { successor } = line;
        const target = successor && targetOf(successor, action);
        if (!target) return false;
        const quantity = allowedQuantity(line.quantity, successor.salesDetails);
        const { note } = line;
        const position = target === action ? { position: positionOf(line) } : {};
        const isAdded = await add(
          { cartItemId: cartItemIdOf(successor), quantity, item: successor, note, ...position },
          target,
        );
        return isAdded && changes.remove(line);
      },
    }),
    [action, changes, positionOf, add],
  );
}

/** The same cart where that is possible, else the one by which the article is sold. */
const targetOf = (item: ItemCard, action: CartAction): CartAction | null =>
  item.salesDetails?.salesActions.includes(action) ? action : cartActionOf(item);
