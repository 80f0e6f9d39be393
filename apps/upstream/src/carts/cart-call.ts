import type { Endpoint } from '@shop/api-contracts';
import type { Call } from '../http/route.ts';
import { CartStore, scopeOf, type OpenCart, type StoreOptions } from './cart-store.ts';
import type { LineView } from './line-terms.ts';

/** What handlers of carts need of a call. */
export interface CartCall extends Pick<Call<Endpoint>, 'catalogue' | 'context' | 'person' | 'db' | 'ifMatch'> {
  store: CartStore;
}

export const cartCall = (call: Omit<CartCall, 'store'>, options: StoreOptions): CartCall => ({
  ...call,
  store: new CartStore(call.db, scopeOf(call), options),
});

/**
 * Terms of a cart's lines: a visitor's cart has visitor prices, whoever reads it, until it is adopted. Changes never
 * wait for the slow system.
 */
export function viewOf(
  { catalogue, context }: Pick<CartCall, 'catalogue' | 'context'>,
  { action, oid }: Pick<OpenCart, 'action' | 'oid'>,
  isComplete = false,
): LineView {
  const shown = oid === null ? { ...context, buyer: null } : context;
  return { action, reference: catalogue.reference, context: shown, isComplete };
}
