import { cartScope, forgetCartId, newCartId, readCartId, rememberCartId } from './cart-cookies.ts';

const id = 'a1'.repeat(16);
const great = { locale: { country: 'GB' }, companyId: undefined } as never;
const site = { locale: { country: 'GB' }, companyId: 'nordfrost' } as never;

/** Cookies written by `work`. */
function written(work: () => void): string[] {
  const cookies: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  work();
  spy.mockRestore();
  return cookies;
}

test('D1: the cookie is named after cart, market and company in lower case, lives 20 days at /, on plain http without flags', () => {
  expect(written(() => rememberCartId('Buy', cartScope(great), id))).toEqual([
    `cart-buy-gb=${id}; Path=/; Max-Age=${20 * 24 * 3600}`,
  ]);
  expect(written(() => rememberCartId('RequestQuote', cartScope(site), id))[0]).toMatch(/^cart-quote-gb-nordfrost=/);
});

test('D1: a malformed id in the cookie is ignored', () => {
  rememberCartId('Buy', 'gb', id);
  expect(readCartId('Buy', 'gb')).toBe(id);
  expect(readCartId('RequestQuote', 'gb')).toBeUndefined();
  rememberCartId('Buy', 'gb', '../orders');
  expect(readCartId('Buy', 'gb')).toBeUndefined();
  forgetCartId('Buy', 'gb');
  expect(document.cookie).toBe('');
});

test('D1: ids are 128 random bits', () => {
  const ids = new Set(Array.from({ length: 100 }, newCartId));
  expect(ids.size).toBe(100);
  for (const one of ids) expect(one).toMatch(/^[0-9a-f]{32}$/);
});
