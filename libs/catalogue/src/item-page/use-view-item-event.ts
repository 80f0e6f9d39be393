import type { Item } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';
import { analyticsItem } from '../item-card/item-list-events.ts';

/** Reports each article once when its page is shown (availability 'webshop' or 'quote only'). */
export function useViewItemEvent(item: Item): void {
  const report = useEffectEvent(() => {
    const price = item.salesDetails?.price;
    pushEvent({
      event: 'view_item',
      ecommerce: {
        ...(price ? { currency: price.currency, value: Number(price.amount) } : {}),
        items: [analyticsItem(item)],
      },
    });
  });
  // refreshed data of the same article is not another view
  useEffect(() => report(), [item.articleNumber]);
}
