import type { CartAction } from '@shop/api-contracts';
import { readCookie, removeCookie, writeCookie, type App } from '@shop/platform';

/** Lifetime of a cart's cookie, equal to that of the cart. */
const cartCookieDays = 20;
const types = { Buy: 'buy', RequestQuote: 'quote' } as const satisfies Record<CartAction, string>;
export const cartActions = Object.keys(types) as CartAction[];

/** Country and company site of a cart: `gb`, `gb-nordfrost`. */
export const cartScope = ({ locale, companyId }: Pick<App, 'locale' | 'companyId'>): string =>
  (companyId ? `${locale.country}-${companyId}` : locale.country).toLowerCase();

/** Name from cart type and cart scope, in lower case: `cart-buy-gb`, `cart-quote-gb-nordfrost`. */
export const cartCookieName = (action: CartAction, place: string): string => `cart-${types[action]}-${place}`;

/** 128 random bits in hexadecimal. */
export const newCartId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Undefined if missing or malformed. */
export function readCartId(action: CartAction, place: string): string | undefined {
  const id = readCookie(cartCookieName(action, place));
  return id !== undefined && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}

export function rememberCartId(action: CartAction, place: string, id: string): void {
  writeCookie(cartCookieName(action, place), id, { days: cartCookieDays, sameSite: 'None' });
}

export function forgetCartId(action: CartAction, place: string): void {
  removeCookie(cartCookieName(action, place));
}
