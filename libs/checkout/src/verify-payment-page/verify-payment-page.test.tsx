import type { Order, PaymentResult } from '@shop/api-contracts';
import { buildOrder, buyCartId, orderId } from '@shop/api-contracts/testing';
import { readCookie } from '@shop/platform';
import { clearBrowserData } from '@shop/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, json, problem, type Answers } from '../fake-orders.fixture.ts';
import { openShop } from '../shop.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  sessionStorage.clear();
  window.dataLayer = [];
});
afterEach(() => jest.useRealTimers());

const DETAILS = 'PUT /orders/:id/paymentdetails';
const READ = 'GET /orders/:id';
const address = `/en-gb/checkout/verifypayment/${orderId}/${buyCartId}`;
const confirmation = `/en-gb/confirmation?o=${orderId}&c=${buyCartId}`;
const paying: Partial<Order> = {
  state: 'paying',
  payment: { provider: 'sandbox', method: 'scheme', state: 'started' },
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const back = () => screen.getByRole('link', { name: 'Back to the payment' }).getAttribute('href');

function comeBack(order: Partial<Order>, answers: Answers = {}, query = '?redirectResult=abc') {
  const orders = createFakeOrders({ order: buildOrder(order, { upTo: 'review' }) });
  return openShop(address + query, { orders, answers });
}

/** The provider has refused: the cart is open again. */
const decided = (result: PaymentResult['result'], state: 'refused' | 'cancelled' | 'expired') => () => {
  const payment = { provider: 'sandbox' as const, method: 'scheme' as const, state };
  const order = buildOrder({ payment }, { upTo: 'review' });
  return json({ result, redirectUrl: null, order });
};

describe('F7: returning from the provider', () => {
  test('F7: the provider’s result is sent once, and the confirmation replaces the page', async () => {
    const { bodiesOf, path, router } = await comeBack(paying);
    await waitFor(() => expect(path()).toBe(confirmation));
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(bodiesOf(DETAILS)).toEqual([{ redirectResult: 'abc', cartId: buyCartId }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('F7: a reload or a second tab with a placed order shows its confirmation', async () => {
    const { path, orders } = await comeBack({
      state: 'placed',
      orderNumber: 'W-100001',
      placedAt: '2026-11-21T10:00:00Z',
    });
    await waitFor(() => expect(path()).toBe(confirmation));
    expect(orders.get().orderNumber).toBe('W-100001');
  });

  test('the cart is forgotten with its order', async () => {
    await comeBack(paying);
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(readCookie('cart-buy-gb')).toBeUndefined();
  });

  test.each([
    ['refused', 'The payment was refused.'],
    ['cancelled', 'The payment was cancelled.'],
    ['expired', 'The time for paying is over.'],
  ] as const)('F7: a payment that was %s says so, and links to the payment', async (result, text) => {
    const { path } = await comeBack(paying, { [DETAILS]: decided(result, result) });
    expect((await screen.findByText(text)).parentElement!.textContent).toContain('Nothing was charged.');
    expect(back()).toBe('/en-gb/checkout/payment');
    expect(path()).toContain('/verifypayment/');
    expect(sessionStorage.getItem('order-to-log')).toBeNull();
  });

  test('F7: a forged result is reported and changes nothing', async () => {
    const { callsOf } = await comeBack(paying, {
      [DETAILS]: () => problem(422, { code: 'redirect_result_unknown' }),
    });
    await screen.findByText('This address does not belong to your payment.');
    expect(back()).toBe('/en-gb/checkout/payment');
    expect(callsOf(DETAILS)).toHaveLength(1);
  });

  test('F7: another person’s order is not found', async () => {
    await comeBack(paying, {
      [DETAILS]: () => problem(404, { code: 'order_unknown' }),
      [READ]: () => problem(404, { code: 'order_unknown' }),
    });
    await screen.findByRole('heading', { name: 'This order was not found.' });
  });

  test('F7: without a result nothing is sent, and the order’s state is shown', async () => {
    const { callsOf } = await comeBack({}, {}, '');
    await screen.findByText('This order has not been paid.');
    expect(callsOf(DETAILS)).toEqual([]);
  });

  test('H6: a visitor is asked to sign in, and returns with the provider’s result', async () => {
    const { calls } = await openShop(`${address}?redirectResult=abc`, { user: null });
    const link = await screen.findByRole('link', { name: 'Sign in' });
    const returnTo = new URL(link.getAttribute('href')!, 'https://shop.example').searchParams.get('returnTo');
    expect(returnTo).toBe(`${address}?redirectResult=abc`);
    expect(calls.filter(({ call }) => call.includes('/orders'))).toEqual([]);
  });
});

describe('a payment that the provider is still checking', () => {
  test('is polled with growing pauses, and the confirmation appears automatically', async () => {
    jest.useFakeTimers();
    const order = buildOrder(
      { ...paying, payment: { provider: 'sandbox', method: 'scheme', state: 'pending' } },
      { upTo: 'review' },
    );
    const { orders, callsOf, path } = await comeBack(paying, {
      [DETAILS]: () => json({ result: 'pending', redirectUrl: null, order }),
    });
    await pass(100);
    screen.getByText('The payment provider is still checking your payment.');
    await pass(20_000);
    const looks = callsOf(READ).length;
    expect(looks).toBeGreaterThan(2);
    expect(looks).toBeLessThan(9);
    orders.alter({ state: 'placed', orderNumber: 'W-100001', placedAt: '2026-11-21T10:00:00Z' });
    await pass(10_000);
    expect(path()).toBe(confirmation);
  });

  test('is no longer polled after a minute: it settles without the browser, and a mail reports it', async () => {
    jest.useFakeTimers();
    const { callsOf } = await comeBack(paying, { [DETAILS]: () => problem(503, { code: 'payment_provider_down' }) });
    await pass(61_000);
    await screen.findByText('The check takes longer than usual.');
    screen.getByText(/write to anna@hamnverket.example/);
    const looks = callsOf(READ).length;
    await pass(60_000);
    expect(callsOf(READ)).toHaveLength(looks);
    expect(callsOf(READ).length).toBeLessThan(20);
  });

  test('an order that fails to load can be requested again', async () => {
    let isDown = true;
    const orders = createFakeOrders({ order: buildOrder({}, { upTo: 'review' }) });
    await openShop(address, {
      orders,
      answers: { [READ]: (...call) => (isDown ? problem(502) : orders.answers[READ]!(...call)) },
    });
    await screen.findByText('We cannot check the payment at the moment.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('This order has not been paid.');
  });
});
