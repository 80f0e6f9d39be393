import type { Endpoint } from '@shop/api-contracts';
import { CartStore, cartUnknown, scopeOf, type OpenCart, type StoreOptions } from '../../carts/cart-store.ts';
import type { SignedInCall } from '../../http/route.ts';

export type QuoteCheckoutCall = Pick<SignedInCall<Endpoint>, 'catalogue' | 'context' | 'person' | 'db'>;

/** An own open quote cart, locked to the end of the transaction where it is to be changed. Throws a Problem 404 `cart_unknown`. */
export async function openQuoteCart(
  call: QuoteCheckoutCall,
  cartId: string,
  options: StoreOptions = {},
): Promise<OpenCart> {
  const cart = await new CartStore(call.db, scopeOf(call), options).openToRead(cartId, 'RequestQuote');
  // one that is nobody's yet is adopted first
  if (cart.oid !== call.person.oid) throw cartUnknown();
  return cart;
}
