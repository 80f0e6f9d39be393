import type { Order } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { contentsOf } from './order-contents.ts';

/** Reports the start of a checkout. */
export function pushBeginCheckout(order: Order): void {
  pushEvent({ event: 'begin_checkout', ecommerce: contentsOf(order) });
}

/** Reports the freight choice with its tier. */
export function pushShippingInfo(order: Order): void {
  pushEvent({ event: 'add_shipping_info', ecommerce: { ...contentsOf(order), shipping_tier: 'Included' } });
}
