/**
 * @jest-environment-options {"url": "https://shop.example/"}
 */
import { rememberCartId } from './cart-cookies.ts';

test('D1: on https the cookie is Secure, with SameSite None', () => {
  const cookies: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  rememberCartId('Buy', 'gb', 'a1'.repeat(16));
  spy.mockRestore();
  expect(cookies[0]).toMatch(/; Path=\/; Max-Age=1728000; SameSite=None; Secure$/);
});
