import type { Order, PaymentMethod } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { methodTypes } from './payment-methods.ts';

/** How somebody is about to pay, in the data layer. */
export function pushPaymentInfo(order: Order, method: PaymentMethod): void {
  pushEvent({ event: 'add_payment_info', ecommerce: { ...contentsOf(order), payment_type: methodTypes[method] } });
}

/** A placed order in the data layer; push it once (specification §4). */
export function pushPurchase(order: Order): void {
  const { totals, orderNumber } = order;
  pushEvent({
    event: 'purchase',
    ecommerce: {
      transaction_id: orderNumber,
      ...contentsOf(order),
      tax: Number(totals.tax),
      shipping: Number(totals.freight ?? 0),
    },
  });
}

/** Value and articles; GA4 counts neither tax nor freight as value. `availability` is 'webshop' or 'quote only' (specification §7). */
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
