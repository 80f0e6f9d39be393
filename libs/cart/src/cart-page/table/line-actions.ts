import type { CartAction, CartLine, ItemCard } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp } from '@shop/platform';
import { useMemo } from 'react';
import { cartActionOf, cartItemIdOf } from '../../cart/cart-action-of.ts';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import type { CartChanges } from '../../cart/use-cart-changes.ts';
import { allowedQuantity } from '../../lines/allowed-quantity.ts';

/** What a row can do with its line; the same functions as long as the page is open, so that rows need not be rendered anew. */
export interface LineActions extends Pick<CartChanges, 'setQuantity' | 'setCustomArticleNumber' | 'setNote'> {
  /** From the cart to buy into the quote cart. */
  moveToQuote: (line: CartLine) => Promise<boolean>;
  /** Puts the successor in the place of a discontinued article, in the nearest quantity in which it is sold. */
  replace: (line: CartLine) => Promise<boolean>;
}

export function useLineActions(
  action: CartAction,
  changes: CartChanges,
  positionOf: (line: CartLine) => number,
): LineActions {
  const app = useApp();
  const { add } = useAddToCart();
  return useMemo(() => {
    /** Lines whose substitute is in a cart while they themselves could not be removed yet. */
    const stillThere = new Set<string>();

    /** Adds first, so that nothing can be lost. Where only the removal failed that is said, and the next try removes alone. */
    const putInPlaceOf = async (line: CartLine, addSubstitute: () => Promise<boolean>): Promise<boolean> => {
      if (!stillThere.has(line.lineId) && !(await addSubstitute())) return false;
      stillThere.add(line.lineId);
      const isRemoved = await changes.remove(line, (_error, t) =>
        showToast({
          type: 'warning',
          autoClose: false,
          text: t('cart.page.stillThere', { articleNumber: line.articleNumber }),
          link: {
            text: t('cart.page.removeAgain'),
            href: app.href(paths.cart()),
            onFollow: () => void putInPlaceOf(line, addSubstitute),
          },
        }),
      );
      if (isRemoved) stillThere.delete(line.lineId);
      return isRemoved;
    };

    return {
      setQuantity: (line, quantity) => changes.setQuantity(line, quantity),
      setCustomArticleNumber: (line, text) => changes.setCustomArticleNumber(line, text),
      setNote: (line, note) => changes.setNote(line, note),
      moveToQuote(line) {
        const { cartItemId, quantity, note, item } = line;
        const moved = { cartItemId, quantity, note, ...(item ? { item } : {}) };
        return putInPlaceOf(line, () => add(moved, 'RequestQuote'));
      },
      async replace(line) {
        const { successor, note } = line;
        const target = successor && targetOf(successor, action);
        if (!target) return false;
        const quantity = allowedQuantity(line.quantity, successor.salesDetails);
        const position = target === action ? { position: positionOf(line) } : {};
        const substitute = { cartItemId: cartItemIdOf(successor), quantity, item: successor, note, ...position };
        return putInPlaceOf(line, () => add(substitute, target));
      },
    };
  }, [app, action, changes, positionOf, add]);
}

/** The same cart where that is possible, else the one by which the article is sold. */
const targetOf = (item: ItemCard, action: CartAction): CartAction | null =>
  item.salesDetails?.salesActions.includes(action) ? action : cartActionOf(item);
