import { screen } from '@testing-library/react';
import { buildCart, quoteCartId } from '../shop.fixture.tsx';
import { buildPricedLine, forgetCarts, openCart } from './cart-page.fixture.tsx';

beforeEach(forgetCarts);

test('F1: where buying is on, the way on is the checkout', async () => {
  await openCart([buildCart({ lines: [buildPricedLine(1)] })]);
  // beside the lines, and on the phone at the foot of the screen
  const links = await screen.findAllByRole('link', { name: 'Go to checkout' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-gb/checkout', '/en-gb/checkout']);
});

test('F1: where buying is off, and in a cart for a quote, there is no checkout', async () => {
  const { unmount } = await openCart([buildCart({ lines: [buildPricedLine(1)] })], { settings: { buyEnabled: false } });
  await screen.findByRole('link', { name: 'Contact support' });
  expect(screen.queryByText('Go to checkout')).toBeNull();
  unmount();
  forgetCarts();
  await openCart([buildCart({ id: quoteCartId, action: 'RequestQuote', lines: [buildPricedLine(1)] })]);
  await screen.findByRole('link', { name: 'Contact support' });
  expect(screen.queryByText('Go to checkout')).toBeNull();
});

test.each([
  ['cannot be ordered', buildPricedLine(2, { issue: 'notSold' as const }), /^1 line cannot be ordered as it stands/],
  ['has no price', buildPricedLine(2, { price: null, lineTotal: null }), /^Not every line has a price yet/],
])('a line that %s closes the checkout, and it is said why', async (_what, line, reason) => {
  await openCart([buildCart({ lines: [buildPricedLine(1), line] })]);
  const button = await screen.findByRole('button', { name: 'Go to checkout' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toMatch(reason);
});
