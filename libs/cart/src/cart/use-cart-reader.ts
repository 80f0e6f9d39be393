import type { CartAction } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useEffect } from 'react';
import { cartStoreOf } from './cart-store.ts';

/** For a page that reads the whole cart, or knows that it was ordered: the frame does not read its count first. */
export function useCartReader(action: CartAction): void {
  const app = useApp();
  useEffect(() => cartStoreOf(app).willRead(action), [app, action]);
}
