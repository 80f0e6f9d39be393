import type { Order } from '@shop/api-contracts';

const key = 'order-placed';
/** The last order is kept for a day. */
const rememberedMs = 24 * 60 * 60_000;

export type LastPlacedOrder = Pick<Order, 'orderId' | 'cartId' | 'orderNumber'>;
interface Kept extends LastPlacedOrder {
  scope: string;
  placedAt: string;
}

/** Stores the last placed order for other tabs of this browser, where its cart disappears without explanation. */
export function keepPlacedOrder({ orderId, cartId, orderNumber, placedAt }: Order, scope: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ orderId, cartId, orderNumber, placedAt, scope }));
  } catch {
    // storage may be disabled or full
  }
}

/** The order that the same person placed within a day. */
export function lastPlacedOrder(scope: string): LastPlacedOrder | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (!kept || kept.scope !== scope) return undefined;
    const { orderId, cartId, orderNumber, placedAt } = kept;
    const isRecent = Date.now() - Date.parse(placedAt ?? '') < rememberedMs;
    if (!isRecent || ![orderId, cartId, orderNumber].every((text) => typeof text === 'string')) return undefined;
    return { orderId: orderId!, cartId: cartId!, orderNumber: orderNumber! };
  } catch {
    return undefined;
  }
}
