import type { CartAction } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useSyncExternalStore } from 'react';
import { cartStoreOf, type CartState } from './cart-store.ts';

const unknown: CartState = { id: undefined, eTag: undefined, count: 0, isPending: false };
const subscribeNever = () => () => undefined;

/** Id, version and count of a cart; empty in the server's HTML and in the first rendering. */
export function useCartState(action: CartAction): CartState {
  const app = useApp();
  const store = app.isServer ? undefined : cartStoreOf(app);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeNever,
    () => store?.get(action) ?? unknown,
    () => unknown,
  );
}
