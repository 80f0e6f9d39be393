import type { Cart } from '@shop/api-contracts';
import { buildCart, buyCartId, quoteCartId } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, within } from '@testing-library/react';
import { buildPricedLine, openCart } from '../cart-page.fixture.tsx';

beforeEach(clearBrowserData);

test('F1: where buying is on, the next step is the checkout', async () => {
  await openCart([buildCart({ lines: [buildPricedLine(1)] })]);
  // beside the lines, and on phones at the bottom of the screen
  const links = await screen.findAllByRole('link', { name: 'Go to checkout' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-gb/checkout', '/en-gb/checkout']);
});

test('F1: where buying is off there is no checkout', async () => {
  await openCart([buildCart({ lines: [buildPricedLine(1)] })], { settings: { buyEnabled: false } });
  await screen.findByRole('link', { name: 'Contact support' });
  expect(screen.queryByText('Go to checkout')).toBeNull();
});

test('G1: the next step of a quote cart is the request, also without prices', async () => {
  const unpriced = buildPricedLine(1, { price: null, lineTotal: null });
  await openCart([buildCart({ id: quoteCartId, action: 'RequestQuote', lines: [unpriced], unpricedCount: 1 })]);
  const links = await screen.findAllByRole('link', { name: 'Request quotes' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-gb/partners', '/en-gb/partners']);
  expect(screen.queryByText('Go to checkout')).toBeNull();
});

test('G1: an unknown line blocks the request, with an explanation', async () => {
  const lines = [buildPricedLine(1), buildPricedLine(2, { issue: 'notSold' })];
  await openCart([buildCart({ id: quoteCartId, action: 'RequestQuote', lines })]);
  const button = await screen.findByRole('button', { name: 'Request quotes' });
  expect(screen.queryByRole('link', { name: 'Request quotes' })).toBeNull();
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toMatch(
    /^1 line cannot be quoted as it is/,
  );
});

test.each([
  ['cannot be ordered', buildPricedLine(2, { issue: 'notSold' as const }), /^1 line cannot be ordered as it is/],
  ['has no price', buildPricedLine(2, { price: null, lineTotal: null }), /^Not every line has a price yet/],
])('a line that %s blocks the checkout, with an explanation', async (_what, line, reason) => {
  await openCart([buildCart({ lines: [buildPricedLine(1), line] })]);
  const button = await screen.findByRole('button', { name: 'Go to checkout' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toMatch(reason);
});

test('where prices include tax, the total without it follows', async () => {
  await openCart([buildCart({ lines: [buildPricedLine(1)], includesTax: true, netTotal: '25.83' })]);
  const totals = await screen.findByRole('complementary', { name: 'Totals' });
  const terms = within(totals).getAllByRole('term');
  expect(terms.slice(-2).map(({ textContent }) => textContent)).toEqual([
    'Total incl. 20% VAT1 line',
    'Total excl. VAT',
  ]);
  expect(within(totals).getByText('£25.83')).toBeTruthy();
});

test('where prices are without tax, the total says so once', async () => {
  await openCart([buildCart({ lines: [buildPricedLine(1)], netTotal: null })]);
  const totals = await screen.findByRole('complementary', { name: 'Totals' });
  expect(
    within(totals)
      .getAllByRole('term')
      .filter(({ textContent }) => textContent?.includes('excl. VAT')),
  ).toHaveLength(1);
});

test.each<[string, { country?: string; cart?: Partial<Cart> }, string]>([
  ['freight and VAT, with the rate at home', {}, 'Freight and VAT (United Kingdom: 20%) are not included.'],
  [
    'sales tax without a rate, which depends on the state',
    { country: 'us' },
    'Freight and sales tax are not included.',
  ],
  [
    'freight alone, if prices include tax',
    { cart: { includesTax: true, netTotal: '25.83' } },
    'Freight is not included.',
  ],
])('where the total leaves out %s, it says so', async (_what, { country = 'gb', cart = {} }, words) => {
  document.cookie = `cart-buy-${country}=${buyCartId}; path=/`;
  await openCart([buildCart({ lines: [buildPricedLine(1)], ...cart })], {
    url: `/en-${country}/cart`,
    locale: `en-${country}`,
  });
  const totals = await screen.findByRole('complementary', { name: 'Totals' });
  expect(within(totals).getByText(words)).toBeTruthy();
});
