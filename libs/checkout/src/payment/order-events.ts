import type { Order, PaymentMethod } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { contentsOf } from '../order/order-contents.ts';
import { methodTypes } from './payment-methods.ts';

/** Reports the chosen payment method to the data layer. */
export function pushPaymentInfo(order: Order, method: PaymentMethod): void {
  pushEvent({ event: 'add_payment_info', ecommerce: { ...contentsOf(order), payment_type: methodTypes[method] } });
}

/** Reports a placed order to the data layer; call it once per order. */
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
