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

test('F8: the order stands with its number, the address of the mail, what comes next, its lines and sums, and the way to it', async () => {
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

test('F8: an order is logged once, by the session flag; a reload and a second tab log nothing', async () => {
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

test('F8: a confirmation that is opened without having ordered here logs nothing', async () => {
  flagOrder('c'.repeat(32));
  await openConfirmation();
  await thanks();
  expect(purchases()).toEqual([]);
});

test('M2: the purchase carries order number, value, tax, freight and articles with their availability', async () => {
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

test('F8: the ordered cart is left, wherever the order was paid', async () => {
  await openConfirmation();
  await thanks();
  expect(readCookie('cart-buy-gb')).toBeUndefined();
});

test('F8: the confirmation of somebody else’s order is not found', async () => {
  await openConfirmation(placed, { 'GET /orders/:id': () => problem(404, { code: 'order_unknown' }) });
  await screen.findByRole('heading', { name: 'This order was not found.' });
  expect(screen.queryByText('Thank you for your order')).toBeNull();
});

test('F8: the cart of the address is asked for with the order', async () => {
  const { callsOf } = await openConfirmation();
  await thanks();
  expect(callsOf('GET /orders/:id')[0]!.query.get('cartId')).toBe(buyCartId);
});

test('F8: an order that is still being paid leads to where that is followed', async () => {
  const { path } = await openConfirmation({ state: 'paying' });
  await waitFor(() => expect(path()).toBe(`/en-gb/checkout/verifypayment/${orderId}/${buyCartId}`));
});

test('an order that is not placed yet says so, and the checkout is the way on', async () => {
  await openConfirmation({ state: 'open' });
  const link = await screen.findByRole('link', { name: 'To the checkout' });
  expect(link.getAttribute('href')).toBe('/en-gb/checkout');
});

test('somebody who comes back to the checkout after the order was placed without them is led to its confirmation', async () => {
  flagOrder(orderId);
  const orders = createFakeOrders({ order: buildOrder(placed, { upTo: 'review' }) });
  const { path } = await openShop('/en-gb/checkout/payment', { orders, withoutCart: true });
  await thanks();
  expect(path()).toBe(`/en-gb/confirmation?o=${orderId}`);
  expect(purchases()).toHaveLength(1);
});

test('F8: without an order there is nothing about one', async () => {
  const { calls } = await openConfirmation(placed, {}, '/en-gb/confirmation');
  await screen.findByText('There is no order in this address.');
  expect(calls.filter(({ call }) => call.includes('/orders'))).toEqual([]);
});

test('F8: without an order, with a cart, the confirmation is that of what was asked for', async () => {
  const { calls } = await openConfirmation(placed, {}, `/en-gb/confirmation?c=${buyCartId}`);
  await screen.findByRole('heading', { name: 'Asked for' });
  expect(calls.filter(({ call }) => call.includes('/orders'))).toEqual([]);
});
