import type { Order } from '@shop/api-contracts';

/** Value and items for GA4, whose value excludes tax and freight. `availability` is 'webshop' or 'quote only'. */
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
