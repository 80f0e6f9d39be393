import { calls, type CartAction } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { cartStoreOf } from './cart-store.ts';

/** Fetches only version and count; a missing cart is forgotten, other failures change nothing. */
export async function readCount(app: App, action: CartAction): Promise<void> {
  const store = cartStoreOf(app);
  const id = store.idOf(action);
  if (id === undefined) return;
  const result = await app.api
    .call(calls.carts.get, { params: { id }, query: { lines: 'none' } })
    .catch(() => undefined);
  if (store.get(action).id !== id) return;
  if (result?.ok) store.take(action, result.data, id);
  // a cart being created does not exist yet
  else if (result?.status === 404 && !store.get(action).isPending) store.leave(action, id);
}
