import { calls, type CartAction } from '@shop/api-contracts';
import type { App } from '@shop/platform';
import { cartStoreOf } from './cart-store.ts';

/** Asks for version and count alone; a cart that is not there any more is forgotten, any other failure changes nothing. */
export async function readCount(app: App, action: CartAction): Promise<void> {
  const store = cartStoreOf(app);
  const id = store.idOf(action);
  if (id === undefined) return;
  const result = await app.api
    .call(calls.carts.get, { params: { id }, query: { lines: 'none' } })
    .catch(() => undefined);
  if (store.get(action).id !== id) return;
  if (result?.ok) store.take(action, result.data, id);
  // one that is just being made is not there yet
  else if (result?.status === 404 && !store.get(action).isPending) store.leave(action, id);
}
