import type { CartAction, CartLine, ItemCard } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths, useApp } from '@shop/platform';
import { useMemo } from 'react';
import { cartActionOf, cartItemIdOf } from '../../cart/cart-action-of.ts';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import type { CartChanges } from '../../cart/use-cart-changes.ts';
import { allowedQuantity } from '../../lines/allowed-quantity.ts';

/** Actions of a row; stable functions, so that memoized rows do not render again. */
export interface LineActions extends Pick<
  CartChanges,
  'setQuantity' | 'setCustomArticleNumber' | 'setNote' | 'endTakeBack'
> {
  /** Moves a line from the cart to buy to the quote cart. */
  moveToQuote: (line: CartLine) => Promise<boolean>;
  /** Replaces a discontinued article by its successor, in the nearest valid quantity. */
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
    /** Lines whose substitute is added but which could not be removed yet. */
    const awaitingRemoval = new Set<string>();

    /** Adds the substitute before removing, so that nothing is lost. If only the removal fails, the next attempt only removes. */
    const replaceLine = async (line: CartLine, addSubstitute: () => Promise<boolean>): Promise<boolean> => {
      if (!awaitingRemoval.has(line.lineId) && !(await addSubstitute())) return false;
      awaitingRemoval.add(line.lineId);
      const isRemoved = await changes.remove(line, (_error, t) =>
        showToast({
          type: 'warning',
          autoClose: false,
          text: t('cart.page.stillThere', { articleNumber: line.articleNumber }),
          link: {
            text: t('cart.page.removeAgain'),
            href: app.href(paths.cart()),
            onFollow: () => void replaceLine(line, addSubstitute),
          },
        }),
      );
      if (isRemoved) awaitingRemoval.delete(line.lineId);
      return isRemoved;
    };

    return {
      setQuantity: (line, quantity) => changes.setQuantity(line, quantity),
      setCustomArticleNumber: (line, text) => changes.setCustomArticleNumber(line, text),
      setNote: (line, note) => changes.setNote(line, note),
      endTakeBack: (line) => changes.endTakeBack(line),
      moveToQuote(line) {
        const { cartItemId, quantity, note, item } = line;
        const moved = { cartItemId, quantity, note, ...(item ? { item } : {}) };
        return replaceLine(line, () => add(moved, 'RequestQuote'));
      },
      async replace(line) {
        const { successor, note } = line;
        const target = successor && targetOf(successor, action);
        if (!target) return false;
        const quantity = allowedQuantity(line.quantity, successor.salesDetails);
        const position = target === action ? { position: positionOf(line) } : {};
        const { equipmentId } = line.cartItemId;
        const substitute = {
          cartItemId: cartItemIdOf(successor, { equipmentId }),
          quantity,
          item: successor,
          note,
          ...position,
        };
        return replaceLine(line, () => add(substitute, target));
      },
    };
  }, [app, action, changes, positionOf, add]);
}

/** The same cart if possible, else the one in which the article is sold. */
const targetOf = (item: ItemCard, action: CartAction): CartAction | null =>
  item.salesDetails?.salesActions.includes(action) ? action : cartActionOf(item);
