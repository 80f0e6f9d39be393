import type { Order } from '@shop/api-contracts';
import { json } from '@shop/platform/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildOrder, cartId as ownCartId, createFakeOrders, orderId } from '../fake-orders.fixture.ts';
import { forgetCarts, openShop } from '../shop.fixture.tsx';

const offered = 'e'.repeat(32);
const quoteNumber = 'Q300041';
const at = (step: string) => `/en-gb/checkout/${step}?c=${offered}`;
const agreed = { id: 'agreed', incoterm: 'DAP', amount: '0.00', currency: 'GBP', deliveryDate: '2026-12-20' } as const;
const ordersOf = (upTo: Order['step'], order: Partial<Order> = {}) =>
  createFakeOrders({
    order: buildOrder({ cartId: offered, quoteNumber, paymentMethods: ['account'], ...order }, { upTo }),
    choices: [agreed],
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

// forms are typed into letter by letter
jest.setTimeout(30_000);
beforeEach(forgetCarts);

test('H6: an accepted offer is ordered from its own cart, through all steps, to its confirmation', async () => {
  const { path, bodiesOf } = await openShop(at('contact'), { orders: ordersOf('contact'), addresses: [] });
  await heading('Contact');
  const summary = await screen.findByRole('complementary', { name: 'Your order' });
  expect(summary.textContent).toContain('Accepted offer, quote request Q300041');
  expect(within(summary).getByRole('link', { name: 'To the quote request' }).getAttribute('href')).toBe(
    `/en-gb/portal/quoterequests/${quoteNumber}`,
  );
  expect(bodiesOf('POST /orders')).toEqual([{ cartId: offered }]);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await heading('Delivery address');
  expect(path()).toBe(at('delivery'));
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(at('contact'));
});

test('H6: every link between the steps is about the cart of the offer', async () => {
  const freight = { ...agreed, requestedDeliveryDate: null, partialDelivery: false };
  const { bodiesOf, path } = await openShop(at('review'), { orders: ordersOf('review', { freight }) });
  await heading('Review');
  await screen.findByRole('region', { name: 'Contact' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const steps = links.filter((href) => href.includes('/checkout/'));
  expect(steps.length).toBeGreaterThan(8);
  expect(steps.filter((href) => !href.endsWith(`?c=${offered}`))).toEqual([]);
  expect(links).not.toContain('/en-gb/cart');
  expect(document.body.textContent).toContain('Transport as agreed with the supplier in the offer');
  await userEvent.click(screen.getByRole('link', { name: 'Go to payment on account' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Order/ }));
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?o=${orderId}&c=${offered}`));
  await screen.findByText('W-100001');
  expect(bodiesOf('PUT /orders/:id/checkoutcompleted')).toMatchObject([{ cartId: offered }]);
  // what was collected for another order is still there
  expect(document.cookie).toContain(`cart-buy-gb=${ownCartId}`);
});

test('H6: an address before its turn leads to the step whose turn it is, of the same cart', async () => {
  const { path } = await openShop(at('review'), { orders: ordersOf('delivery') });
  await waitFor(() => expect(path()).toBe(at('delivery')));
});

test('H6: who has to sign in first comes back to the cart of the offer', async () => {
  await openShop(at('contact'), { user: null });
  await heading('Checkout');
  expect(screen.getByRole('link', { name: 'Sign in and go on' }).getAttribute('href')).toContain(
    encodeURIComponent(`/en-gb/checkout/contact?c=${offered}`),
  );
});

test('H6: what is no id of a cart in the address is not asked for: one orders one’s own cart', async () => {
  const { bodiesOf } = await openShop('/en-gb/checkout/contact?c=../admin');
  await heading('Contact');
  await waitFor(() => expect(bodiesOf('POST /orders')).toEqual([{ cartId: ownCartId }]));
});

test('H6: what was entered for one’s own order does not appear in that of the offer, and is there afterwards', async () => {
  const orderOf = ({ cartId }: { cartId: string }) =>
    buildOrder(cartId === offered ? { cartId, quoteNumber } : { cartId }, { upTo: 'contact' });
  const { router } = await openShop('/en-gb/checkout/contact', {
    answers: { 'POST /orders': ({ body }) => json(orderOf(JSON.parse(body as string) as { cartId: string })) },
  });
  await heading('Contact');
  await userEvent.type(await screen.findByLabelText(/^Remark/), 'At the back door.');
  const remark = async () => (await screen.findByLabelText<HTMLTextAreaElement>(/^Remark/)).value;
  await act(() => router.navigate(at('contact')));
  await waitFor(async () => expect(await remark()).toBe(''));
  expect(screen.queryByText('What you entered is here again.')).toBeNull();
  await act(() => router.navigate('/en-gb/checkout/contact'));
  await waitFor(async () => expect(await remark()).toBe('At the back door.'));
});
