import type { Order } from '@shop/api-contracts';
import { pushEvent } from '@shop/platform';
import { contentsOf } from './order-contents.ts';

/** Somebody begins to check out. */
export function pushBeginCheckout(order: Order): void {
  pushEvent({ event: 'begin_checkout', ecommerce: contentsOf(order) });
}

/** Freight was chosen; the tier is what analytics reports of it. */
export function pushShippingInfo(order: Order): void {
  pushEvent({ event: 'add_shipping_info', ecommerce: { ...contentsOf(order), shipping_tier: 'Included' } });
}
