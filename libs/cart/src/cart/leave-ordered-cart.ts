import type { App } from '@shop/platform';
import { cartStoreOf } from './cart-store.ts';

/** The cart was ordered: its cookie goes and the badge is reset. One that took its place meanwhile stays. */
export function leaveOrderedCart(app: App, id: string): void {
  cartStoreOf(app).leave('Buy', id);
}
