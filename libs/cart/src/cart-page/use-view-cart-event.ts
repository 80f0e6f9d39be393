import type { Cart } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';

/** Reports a cart once when its lines are shown (availability 'webshop' or 'quote only'). */
export function useViewCartEvent(cart: Cart | undefined): void {
  const report = useEffectEvent(() => {
    if (!cart) return;
    pushEvent({
      event: 'view_cart',
      cart_type: cart.action === 'Buy' ? 'buy' : 'quote',
      ecommerce: {
        currency: cart.currency,
        value: Number(cart.total),
        items: cart.lines.map((line) => ({
          item_id: line.articleNumber,
          item_name: line.name,
          ...(line.item ? { item_category: line.item.categoryId } : {}),
          ...(line.price ? { price: Number(line.price.amount) } : {}),
          quantity: line.quantity,
          availability: line.item?.salesDetails?.salesActions.includes('Buy') ? 'webshop' : 'quote only',
        })),
      },
    });
  });
  // changed lines are not another view
  useEffect(() => report(), [cart?.id]);
}
