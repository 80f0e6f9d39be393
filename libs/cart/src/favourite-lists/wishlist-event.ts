import type { ItemCard } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import type { SaveRequest } from './save-action.ts';

/** Reports lines saved in a list whose articles are known. */
export function pushWishlistEvent({ lines, items = [] }: SaveRequest): void {
  const saved = items.flatMap((item) => {
    const line = lines.find(({ cartItemId }) => isOf(cartItemId, item));
    return line ? [{ item, quantity: line.quantity }] : [];
  });
  if (saved.length === 0) return;
  const currency = saved.find(({ item }) => item.salesDetails?.price)?.item.salesDetails?.price?.currency;
  const value = saved.reduce((sum, { item, quantity }) => sum + priceOf(item) * quantity, 0);
  pushEvent({
    event: 'add_to_wishlist',
    ecommerce: {
      ...(currency ? { currency, value: Math.round(value * 100) / 100 } : {}),
      items: saved.map(({ item, quantity }) => ({
        item_id: item.articleNumber,
        item_name: item.name,
        item_category: item.categoryId,
        ...(item.salesDetails?.price ? { price: priceOf(item) } : {}),
        quantity,
        availability: item.salesDetails?.salesActions.includes('Buy') ? 'webshop' : 'quote only',
      })),
    },
  });
}

const priceOf = (item: ItemCard): number => Number(item.salesDetails?.price?.amount ?? 0);

const isOf = (
  { genericItemId, commercialItemId }: SaveRequest['lines'][number]['cartItemId'],
  item: ItemCard,
): boolean => genericItemId === item.genericItemId && (commercialItemId ?? null) === item.commercialItemId;
