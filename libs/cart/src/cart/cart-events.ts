import type { CartAction, ItemCard } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';

interface CountedItem {
  item: ItemCard;
  quantity: number;
}

/** Reports items added to or removed from a cart; availability is 'webshop' or 'quote only'. */
export function pushCartEvent(
  event: 'add_to_cart' | 'remove_from_cart',
  counted: CountedItem[],
  action: CartAction,
): void {
  const currency = counted.find(({ item }) => item.salesDetails?.price)?.item.salesDetails?.price?.currency;
  pushEvent({
    event,
    cart_type: action === 'Buy' ? 'buy' : 'quote',
    ecommerce: {
      ...(currency ? { currency, value: valueOf(counted) } : {}),
      items: counted.map(({ item, quantity }) => ({
        item_id: item.articleNumber,
        item_name: item.name,
        item_category: item.categoryId,
        ...(item.salesDetails?.price ? { price: Number(item.salesDetails.price.amount) } : {}),
        quantity,
        availability: item.salesDetails?.salesActions.includes('Buy') ? 'webshop' : 'quote only',
      })),
    },
  });
}

/** Calculated in minor units to avoid rounding. */
const valueOf = (counted: CountedItem[]): number =>
  counted.reduce(
    (sum, { item, quantity }) => sum + Math.round(Number(item.salesDetails?.price?.amount ?? 0) * 100) * quantity,
    0,
  ) / 100;
