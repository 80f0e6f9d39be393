import type { App } from '@shop/platform';
import { cartActions } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';

/** After the cart was ordered or quoted: removes its cookie and resets the badge. Another cart that replaced it stays. */
export function leaveOrderedCart(app: App, id: string): void {
  for (const action of cartActions) cartStoreOf(app).leave(action, id);
}
