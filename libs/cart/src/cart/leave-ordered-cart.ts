import type { App } from '@shop/platform';
import { cartActions } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';

/** The cart was ordered, or asked quotes for: its cookie goes and the badge is reset. One that took its place meanwhile stays. */
export function leaveOrderedCart(app: App, id: string): void {
  for (const action of cartActions) cartStoreOf(app).leave(action, id);
}
