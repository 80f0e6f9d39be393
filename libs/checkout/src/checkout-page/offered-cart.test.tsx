import type { Order } from '@shop/api-contracts';
import { buildFreightChoice, buildOrder, buyCartId, orderId } from '@shop/api-contracts/testing';
import { clearBrowserData, json, problem } from '@shop/platform/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders } from '../fake-orders.fixture.ts';
import { findClosedSheet, findOpenSection, openShop } from '../shop.fixture.tsx';

const offered = 'e'.repeat(32);
const quoteNumber = 'Q300041';
const at = (step: string) => `/en-gb/checkout/${step}?c=${offered}`;
const agreed = buildFreightChoice({ id: 'agreed', amount: '0.00', deliveryDate: '2026-12-20' });
const ordersOf = (upTo: Order['step'], order: Partial<Order> = {}) =>
  createFakeOrders({
    order: buildOrder({ cartId: offered, quoteNumber, paymentMethods: ['account'], ...order }, { upTo }),
    choices: [agreed],
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// the tests type into forms letter by letter
jest.setTimeout(30_000);
beforeEach(clearBrowserData);

test('H6: an accepted offer is ordered from its own cart, through all steps to the confirmation', async () => {
  const { path, bodiesOf } = await openShop(at('contact'), { orders: ordersOf('contact'), addresses: [] });
  await findOpenSection('Contact');
  const summary = await screen.findByRole('complementary', { name: 'Your order' });
  expect(summary.textContent).toContain('Accepted offer, quote request Q300041');
  expect(within(summary).getByRole('link', { name: 'To the quote request' }).getAttribute('href')).toBe(
    `/en-gb/portal/quoterequests/${quoteNumber}`,
  );
  expect(bodiesOf('POST /orders')).toEqual([{ cartId: offered }]);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await findOpenSection('Delivery address');
  expect(path()).toBe(at('delivery'));
  expect((await screen.findByRole('link', { name: 'Change Contact' })).getAttribute('href')).toBe(at('contact'));
});

test('H6: links between the steps keep the offer’s cart', async () => {
  const freight = { ...agreed, requestedDeliveryDate: null, partialDelivery: false };
  const { bodiesOf, path } = await openShop(at('review'), { orders: ordersOf('review', { freight }) });
  await findClosedSheet();
  await screen.findByRole('region', { name: 'Contact' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const steps = links.filter((href) => href.includes('/checkout/'));
  expect(steps).toHaveLength(5);
  expect(steps.filter((href) => !href.endsWith(`?c=${offered}`))).toEqual([]);
  expect(links).not.toContain('/en-gb/cart');
  expect(document.body.textContent).toContain('Transport as agreed with the supplier in the offer');
  await userEvent.click(await screen.findByRole('button', { name: /^Order/ }));
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?o=${orderId}&c=${offered}`));
  await screen.findByText('W-100001');
  expect(bodiesOf('PUT /orders/:id/checkoutcompleted')).toMatchObject([{ cartId: offered }]);
  // the cart of the other order is unchanged
  expect(document.cookie).toContain(`cart-buy-gb=${buyCartId}`);
});

test('H6: a step opened too early redirects to the first incomplete one of the same cart', async () => {
  const { path } = await openShop(at('review'), { orders: ordersOf('delivery') });
  await waitFor(() => expect(path()).toBe(at('delivery')));
});

test('H6: after signing in the reader returns to the offer’s cart', async () => {
  await openShop(at('contact'), { user: null });
  await heading('Checkout');
  expect(screen.getByRole('link', { name: 'Sign in and continue' }).getAttribute('href')).toContain(
    encodeURIComponent(`/en-gb/checkout/contact?c=${offered}`),
  );
});

test('H6: a malformed cart id in the address is ignored, and the own cart is ordered', async () => {
  const { bodiesOf } = await openShop('/en-gb/checkout/contact?c=../admin');
  await findOpenSection('Contact');
  await waitFor(() => expect(bodiesOf('POST /orders')).toEqual([{ cartId: buyCartId }]));
});

test('H6: input for the own order is not shown in the offer’s, and is kept', async () => {
  const orderOf = ({ cartId }: { cartId: string }) =>
    buildOrder(cartId === offered ? { cartId, quoteNumber } : { cartId }, { upTo: 'contact' });
  const { router } = await openShop('/en-gb/checkout/contact', {
    answers: { 'POST /orders': ({ body }) => json(orderOf(JSON.parse(body as string) as { cartId: string })) },
  });
  await findOpenSection('Contact');
  await userEvent.type(await screen.findByLabelText(/^Remark/), 'At the back door.');
  const remark = async () => (await screen.findByLabelText<HTMLTextAreaElement>(/^Remark/)).value;
  await act(() => router.navigate(at('contact')));
  await waitFor(async () => expect(await remark()).toBe(''));
  expect(screen.queryByText('What you entered is here again.')).toBeNull();
  await act(() => router.navigate('/en-gb/checkout/contact'));
  await waitFor(async () => expect(await remark()).toBe('At the back door.'));
});

describe('a colleague revokes the acceptance during the checkout', () => {
  const cartGone = () => problem(404, { code: 'cart_unknown' });
  const cancelled = () => problem(409, { code: 'order_cancelled' });
  /** As upstream does: cancels the order and removes its cart. */
  const release = (orders: ReturnType<typeof ordersOf>) => {
    orders.alter({ state: 'cancelled' });
    orders.answers['POST /orders'] = cartGone;
    orders.answers['PUT /orders/:id/contact'] = cancelled;
    orders.answers['PUT /orders/:id/checkoutcompleted'] = cancelled;
  };
  const assertTold = async () => {
    await screen.findByText('This offer is not accepted any more.');
    expect(screen.getByText(/undone, perhaps by a colleague\. Nothing has been ordered\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the quote request' }).getAttribute('href')).toBe(
      `/en-gb/portal/quoterequests/${quoteNumber}`,
    );
    expect(screen.queryByRole('button', { name: /^(Save|Order)/ })).toBeNull();
    expect(screen.queryByText('This could not be saved.')).toBeNull();
  };
  const freight = { ...agreed, requestedDeliveryDate: null, partialDelivery: false };
  const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

  test('G4: saving a step reports that the offer is no longer accepted', async () => {
    const { orders } = await openShop(at('contact'), { orders: ordersOf('contact') });
    await screen.findByLabelText(/^Remark/);
    release(orders);
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await assertTold();
  });

  test('G4: the sheet shows it on return to the page', async () => {
    const { orders } = await openShop(at('review'), { orders: ordersOf('review', { freight }) });
    await screen.findByRole('button', { name: /^Order for/ });
    release(orders);
    comeBack();
    await assertTold();
  });

  test('G4: ordering reports it and orders nothing', async () => {
    const { orders, path } = await openShop(at('review'), { orders: ordersOf('review', { freight }) });
    const order = await screen.findByRole('button', { name: /^Order/ });
    release(orders);
    await userEvent.click(order);
    await assertTold();
    expect(path()).toBe(at('review'));
  });

  test('G4: an address of its cart opened later leads to the quote requests', async () => {
    await openShop(at('contact'), { answers: { 'POST /orders': cartGone } });
    await screen.findByText(/^The offer is not accepted any more, perhaps because a colleague/);
    expect(screen.getByRole('link', { name: 'To the quote request' }).getAttribute('href')).toBe(
      '/en-gb/portal/quoterequests',
    );
  });

  test('a failed refetch does not block the checkout', async () => {
    const { orders, callsOf } = await openShop(at('contact'), { orders: ordersOf('contact') });
    await screen.findByLabelText(/^Remark/);
    orders.answers['GET /orders/:id'] = () => problem(403);
    comeBack();
    await waitFor(() => expect(callsOf('GET /orders/:id')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByLabelText(/^Remark/)).toBeTruthy();
  });
});

describe('a generated quote', () => {
  const generated = { quoteNumber: null, generatedQuoteNumber: 'P001001' };
  const expired = () => problem(409, { code: 'quote_expired' });

  test('M4: is named beside its order, and the lines lead back to the generated quotes', async () => {
    await openShop(at('contact'), { orders: ordersOf('contact', generated), addresses: [] });
    const summary = await screen.findByRole('complementary', { name: 'Your order' });
    expect(summary.textContent).toContain('Prices of generated quote P001001');
    expect(within(summary).getByRole('link', { name: 'Generated quotes' }).getAttribute('href')).toBe(
      '/en-gb/portal/generatedquotes',
    );
  });

  test('M4: that ended before the last click says what to do, and orders nothing', async () => {
    const freight = { ...agreed, requestedDeliveryDate: null, partialDelivery: false };
    const { orders, path } = await openShop(at('payment'), { orders: ordersOf('review', { freight, ...generated }) });
    const order = await screen.findByRole('button', { name: /^Order/ });
    orders.answers['PUT /orders/:id/checkoutcompleted'] = expired;
    await userEvent.click(order);
    await screen.findByText('The quote is no longer valid.');
    expect(screen.getAllByRole('link', { name: 'Generated quotes' }).length).toBeGreaterThan(0);
    expect(path()).toBe(at('payment'));
  });

  test('M4: that has ended opens no checkout', async () => {
    await openShop(at('contact'), { answers: { 'POST /orders': expired } });
    await screen.findByText('The quote is no longer valid.');
    expect(screen.getByText(/^Nothing has been ordered\. Generate another quote/)).toBeTruthy();
  });
});

test('an own order cancelled elsewhere cannot be paid: the page links to the cart', async () => {
  const { orders } = await openShop('/en-gb/checkout/payment', {
    orders: createFakeOrders({ order: buildOrder({ paymentMethods: ['account'] }, { upTo: 'review' }) }),
  });
  const order = await screen.findByRole('button', { name: /^Order/ });
  orders.alter({ state: 'cancelled' });
  orders.answers['PUT /orders/:id/checkoutcompleted'] = () => problem(409, { code: 'order_cancelled' });
  await userEvent.click(order);
  await screen.findByText('This order does not exist any more.');
  expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/en-gb/cart');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Order/ }).disabled).toBe(true);
});
