import type { Order, PaymentMethod } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { contentsOf } from '../order/order-contents.ts';
import { methodTypes } from './payment-methods.ts';

/** How somebody is about to pay, in the data layer. */
export function pushPaymentInfo(order: Order, method: PaymentMethod): void {
  pushEvent({ event: 'add_payment_info', ecommerce: { ...contentsOf(order), payment_type: methodTypes[method] } });
}

/** A placed order in the data layer; push it once. */
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
