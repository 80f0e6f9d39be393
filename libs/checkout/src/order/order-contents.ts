import type { Order } from '@shop/api-contracts';

/** Value and articles; GA4 counts neither tax nor freight as value. `availability` is 'webshop' or 'quote only'. */
export const contentsOf = ({ totals, lines }: Order) => ({
  currency: totals.currency,
  value: Number(totals.goods),
  items: lines.map((line) => ({
    item_id: line.articleNumber,
    item_name: line.name,
    ...(line.item ? { item_category: line.item.categoryId } : {}),
    ...(line.price ? { price: Number(line.price.amount) } : {}),
    quantity: line.quantity,
    availability: line.item?.salesDetails?.salesActions.includes('Buy') ? 'webshop' : 'quote only',
  })),
});
