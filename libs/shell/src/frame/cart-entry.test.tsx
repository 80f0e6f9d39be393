import { buildUser } from '@shop/api-contracts/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShop, problem } from '../shop.fixture.tsx';

const id = 'b'.repeat(32);
const quoteId = 'c'.repeat(32);
const cart = (cartId: string, action: string, totalCartSize: number) => ({
  id: cartId,
  action,
  eTag: '"3"',
  totalCartSize,
  currency: 'GBP',
  lines: [],
  configurations: [],
  total: '0.00',
  unpricedCount: 0,
  includesTax: false,
  taxRate: 20,
  weight: 0,
});
const header = () => within(screen.getByRole('banner'));
const setCarts = () => {
  document.cookie = `cart-buy-gb=${id}; Path=/`;
  document.cookie = `cart-quote-gb=${quoteId}; Path=/`;
};

afterEach(() => {
  cleanup();
  for (const name of ['cart-buy-gb', 'cart-quote-gb']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
});

test('A2: the header has lists, account and cart, in this order', async () => {
  await openShop('/en-gb/');
  const names = header()
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);
  expect(names.slice(-3)).toEqual(['Lists', 'Sign in', 'Cart, empty']);
  expect(header().getByRole('link', { name: 'Lists' }).getAttribute('href')).toBe('/en-gb/portal/favouritelists');
  expect(header().getByRole('link', { name: 'Cart, empty' }).getAttribute('href')).toBe('/en-gb/cart');
});

test('A5: the badge counts both carts', async () => {
  setCarts();
  const { calls } = await openShop('/en-gb/', {
    answers: { [`/cart/${id}`]: cart(id, 'Buy', 4), [`/cart/${quoteId}`]: cart(quoteId, 'RequestQuote', 2) },
  });
  const link = await header().findByRole('link', { name: 'Cart, 6 lines' });
  expect(link.textContent).toContain('6');
  expect(
    calls.filter(({ pathname }) => pathname.startsWith('/cart/')).map((call) => call.searchParams.get('lines')),
  ).toEqual(['none', 'none']);
  // the initial count is not announced
  expect(header().getByRole('status').textContent).toBe('');
});

test('A5: returning to the page shows another device’s change', async () => {
  setCarts();
  let size = 4;
  await openShop('/en-gb/', {
    answers: {
      [`/cart/${id}`]: () => ({ ...cart(id, 'Buy', size), eTag: `"${size}"` }),
      [`/cart/${quoteId}`]: () => problem(404),
    },
  });
  await header().findByRole('link', { name: 'Cart, 4 lines' });
  expect(document.cookie).not.toContain('cart-quote');
  size = 5;
  const later = Date.now() + 3_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void fireEvent(window, new Event('focus')));
  clock.mockRestore();
  expect(await header().findByRole('link', { name: 'Cart, 5 lines' })).toBeTruthy();
});

test('signing in adopts the carts', async () => {
  setCarts();
  const adopted = jest.fn();
  await openShop('/en-gb/', {
    user: buildUser(),
    answers: {
      '/carts/claim': ({ body }: { body: string }) => {
        adopted(JSON.parse(body));
        return { buyCart: { id, eTag: '"8"', totalCartSize: 7 }, quoteCart: null, merged: [] };
      },
    },
  });
  expect(await header().findByRole('link', { name: 'Cart, 7 lines' })).toBeTruthy();
  expect(adopted.mock.calls).toEqual([[{ buyCartId: id, quoteCartId: quoteId }]]);
  await waitFor(() => expect(document.cookie).not.toContain('cart-quote'));
});
