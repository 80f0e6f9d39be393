import { buildOrder, buildOrderContact, buildOrderLine, buyCartId, orderId } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, json, problem, type Answers } from '../../fake-orders.fixture.ts';
import { findClosedSheet, findOpenSection, openShop } from '../../shop.fixture.tsx';

beforeEach(clearBrowserData);

const contact = buildOrderContact({ customerOrderReference: '' });
const number = () => screen.getByLabelText<HTMLInputElement>(/^Your purchase order number/);
const orderButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Order for £/ });
const SET = 'PUT /orders/:id/contact';
const COMPLETE = 'PUT /orders/:id/checkoutcompleted';

async function openSheet(order: Parameters<typeof buildOrder>[0] = {}, answers: Answers = {}) {
  const orders = createFakeOrders({
    order: buildOrder({ contact, paymentMethods: ['account', 'scheme'], ...order }, { upTo: 'review' }),
  });
  const shop = await openShop('/en-gb/checkout', { orders, answers });
  await findClosedSheet();
  return shop;
}

test('F2, F3: one press saves the number with the contact and orders that version', async () => {
  const { calls, callsOf, bodiesOf, path } = await openSheet();
  await userEvent.type(number(), ' 4500127816 ');
  await userEvent.click(orderButton());
  await waitFor(() => expect(path()).toBe(`/en-gb/confirmation?o=${orderId}&c=${buyCartId}`));
  expect(bodiesOf(SET)).toEqual([{ ...contact, customerOrderReference: '4500127816' }]);
  expect(callsOf(COMPLETE)).toEqual([expect.objectContaining({ ifMatch: '"2"' })]);
  const changes = calls.map(({ call }) => call).filter((call) => /^(PUT|POST) \/orders/.test(call));
  expect(changes).toEqual(['POST /orders', SET, COMPLETE].map((call) => call.replace(':id', orderId)));
});

test('F2: Enter in the field orders too; an unchanged number is not saved again', async () => {
  const { callsOf, path } = await openSheet({ contact: { ...contact, customerOrderReference: 'PO-1' } });
  expect(number().value).toBe('PO-1');
  await userEvent.type(number(), '{Enter}');
  await waitFor(() => expect(path()).toContain('/confirmation'));
  expect(callsOf(SET)).toEqual([]);
});

test('F3: customers who need a purchase-order number are asked on every order', async () => {
  const { callsOf } = await openSheet({ requiresOrderReference: true });
  await userEvent.click(orderButton());
  const missing = within(await screen.findByRole('alert')).getByRole('link', {
    name: 'Enter your purchase order number.',
  });
  expect(missing).toBeTruthy();
  expect(document.activeElement).toBe(number());
  expect(callsOf(COMPLETE)).toEqual([]);
});

test('nothing is ordered at another price than the button showed: the reader is asked again', async () => {
  const { orders, callsOf, path } = await openSheet();
  await userEvent.type(number(), 'PO-1');
  // another tab has changed the order; saving the number answers with it
  orders.alter({ lines: [buildOrderLine({ quantity: 3, lineTotal: '6351.00' })] });
  await userEvent.click(orderButton());
  await screen.findByText('The sum was £2,598.00 and is £7,678.80 now.');
  expect(callsOf(COMPLETE)).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order for £7,678.80 on account' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Check the order again' }));
  await userEvent.click(orderButton());
  await waitFor(() => expect(path()).toContain('/confirmation'));
});

test('F3: a number that is refused is shown at its field, and nothing is ordered', async () => {
  const errors = [{ path: 'body.customerOrderReference', message: 'Must not contain the address of a page' }];
  const { callsOf } = await openSheet({}, { [SET]: () => problem(422, { code: 'invalid_contact', errors }) });
  await userEvent.type(number(), 'www.evil.example');
  await userEvent.click(orderButton());
  await waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'));
  expect(callsOf(COMPLETE)).toEqual([]);
  expect(number().value).toBe('www.evil.example');
});

test('30, H5: when the session has ended, the number is there again after signing in', async () => {
  const first = await openSheet({}, { [SET]: () => json(null, 401) });
  await userEvent.type(number(), 'PO-77');
  await userEvent.click(orderButton());
  await screen.findAllByText('Your session has ended.');
  first.unmount();
  await openSheet();
  await waitFor(() => expect(number().value).toBe('PO-77'));
});

test('F3: the number is kept while sections are filled in, and saved with the contact', async () => {
  const { bodiesOf } = await openShop('/en-gb/checkout');
  await findOpenSection('Contact');
  await userEvent.type(number(), 'PO-5');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await findOpenSection('Delivery address');
  expect(bodiesOf(SET)).toMatchObject([{ customerOrderReference: 'PO-5' }]);
  expect(number().value).toBe('PO-5');
});
