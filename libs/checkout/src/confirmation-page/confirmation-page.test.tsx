import type { Order } from '@shop/api-contracts';
import { buildOrder, buildOrderLine, buyCartId, orderId } from '@shop/api-contracts/testing';
import { readCookie } from '@shop/platform';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeOrders, problem, type Answers } from '../fake-orders.fixture.ts';
import { flagOrder } from '../payment/order-log.ts';
import { openShop } from '../shop.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  sessionStorage.clear();
  window.dataLayer = [];
});

const address = `/en-gb/confirmation?o=${orderId}&c=${buyCartId}`;
const purchases = () => window.dataLayer!.filter(({ event }) => event === 'purchase');
const placed: Partial<Order> = {
  state: 'placed',
  orderNumber: 'W-100001',
  placedAt: '2026-11-21T10:00:00.000Z',
  payment: { provider: 'sandbox', method: 'scheme', state: 'authorised' },
};

async function openConfirmation(order: Partial<Order> = placed, answers: Answers = {}, url = address) {
  const orders = createFakeOrders({ order: buildOrder(order, { upTo: 'review' }) });
  return openShop(url, { orders, answers });
}
const thanks = () => screen.findByRole('heading', { name: 'Thank you for your order' });

test('F8: the confirmation shows number, mail address, next steps, lines, totals and a link to the order', async () => {
  await openConfirmation({
    ...placed,
    lines: [buildOrderLine({ customArticleNumber: '118-4402', promisedDate: '2026-12-04' })],
  });
  await thanks();
  const main = document.body.textContent;
  for (const text of [
    'W-100001',
    'We send the order confirmation to anna@hamnverket.example.',
    '4 December 2026',
    'Card',
  ])
    expect(main).toContain(text);
  screen.getByRole('button', { name: 'Copy order number W-100001' });
  const row = within(screen.getByRole('table')).getAllByRole('row')[1]!;
  expect(row.textContent).toContain('GX-050-031');
  expect(row.textContent).toContain('Your number 118-4402');
  expect(main).toContain('£2,598.00');
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    `/en-gb/portal/orders/${orderId}`,
  );
});

test('F8: an order is reported once; a reload and a second tab report nothing', async () => {
  flagOrder(orderId);
  const first = await openConfirmation();
  await thanks();
  expect(purchases()).toHaveLength(1);
  expect(sessionStorage.length).toBe(0);
  first.unmount();
  const reloaded = await openConfirmation();
  await thanks();
  reloaded.unmount();
  // another tab has verified the same payment
  flagOrder(orderId);
  await openConfirmation();
  await thanks();
  expect(purchases()).toHaveLength(1);
});

test('F8: a confirmation opened without ordering here reports nothing', async () => {
  flagOrder('c'.repeat(32));
  await openConfirmation();
  await thanks();
  expect(purchases()).toEqual([]);
});

test('M2: the purchase event has order number, value, tax, freight and articles with availability', async () => {
  flagOrder(orderId);
  await openConfirmation({ ...placed, totals: { ...buildOrder().totals, taxRate: 20 } });
  await thanks();
  expect(purchases()).toEqual([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'W-100001',
        currency: 'GBP',
        value: 2117,
        tax: 433,
        shipping: 48,
        items: [expect.objectContaining({ item_id: 'GX-050-031', quantity: 1, availability: 'quote only' })],
      },
    },
  ]);
  expect(window.dataLayer![window.dataLayer!.findIndex(({ event }) => event === 'purchase') - 1]).toEqual({
    ecommerce: null,
  });
});

test('F8: the ordered cart is forgotten, wherever the order was paid', async () => {
  await openConfirmation();
  await thanks();
  expect(readCookie('cart-buy-gb')).toBeUndefined();
});

test('F8: the confirmation of another person’s order is not found', async () => {
  await openConfirmation(placed, { 'GET /orders/:id': () => problem(404, { code: 'order_unknown' }) });
  await screen.findByRole('heading', { name: 'This order was not found.' });
  expect(screen.queryByText('Thank you for your order')).toBeNull();
});

test('F8: the request for the order includes the cart of the address', async () => {
  const { callsOf } = await openConfirmation();
  await thanks();
  expect(callsOf('GET /orders/:id')[0]!.query.get('cartId')).toBe(buyCartId);
});

test('F8: an order still being paid redirects to its payment page', async () => {
  const { path } = await openConfirmation({ state: 'paying' });
  await waitFor(() => expect(path()).toBe(`/en-gb/checkout/verifypayment/${orderId}/${buyCartId}`));
});

test('an order not placed yet says so and links to the checkout', async () => {
  await openConfirmation({ state: 'open' });
  const link = await screen.findByRole('link', { name: 'Go to checkout' });
  expect(link.getAttribute('href')).toBe('/en-gb/checkout');
});

test('opening the checkout of an order placed elsewhere redirects to its confirmation', async () => {
  flagOrder(orderId);
  const orders = createFakeOrders({ order: buildOrder(placed, { upTo: 'review' }) });
  const { path } = await openShop('/en-gb/checkout/payment', { orders, withoutCart: true });
  await thanks();
  expect(path()).toBe(`/en-gb/confirmation?o=${orderId}`);
  expect(purchases()).toHaveLength(1);
});

test('F8: without an order the page shows none', async () => {
  const { calls } = await openConfirmation(placed, {}, '/en-gb/confirmation');
  await screen.findByText('There is no order in this address.');
  expect(calls.filter(({ call }) => call.includes('/orders'))).toEqual([]);
});

test('F8: with a cart and without an order it confirms the quote request', async () => {
  const { calls } = await openConfirmation(placed, {}, `/en-gb/confirmation?c=${buyCartId}`);
  await screen.findByRole('heading', { name: 'Asked for' });
  expect(calls.filter(({ call }) => call.includes('/orders'))).toEqual([]);
});
