import type { Endpoint } from '@shop/api-contracts';
import { CartStore, cartUnknown, scopeOf, type OpenCart, type StoreOptions } from '../../carts/cart-store.ts';
import type { SignedInCall } from '../../http/route.ts';

export type QuoteCheckoutCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

/**
 * Loads an own open quote cart, locked until the transaction ends if it will be changed. Throws a Problem 404
 * `cart_unknown`.
 */
export async function openQuoteCart(
  call: QuoteCheckoutCall,
  cartId: string,
  options: StoreOptions = {},
): Promise<OpenCart> {
  const cart = await new CartStore(call.db, scopeOf(call), options).openToRead(cartId, 'RequestQuote');
  // a visitor's cart must be adopted first
  if (cart.oid !== call.person.oid) throw cartUnknown();
  return cart;
}
