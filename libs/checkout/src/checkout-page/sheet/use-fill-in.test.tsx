import { buildOrder, buildOrderAddress, buildOrderContact, buildUser, orderId } from '@shop/api-contracts/testing';
import type { Order } from '@shop/api-contracts';
import { clearBrowserData } from '@shop/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeOrders, problem, type Answers } from '../../fake-orders.fixture.ts';
import { findClosedSheet, findOpenSection, openShop } from '../../shop.fixture.tsx';

beforeEach(() => {
  clearBrowserData();
  window.dataLayer = [];
});

const { email, phoneNumber, yourReference } = buildOrderContact({ yourReference: 'Anna' });
const suggestion: NonNullable<Order['suggestion']> = {
  contact: { email, phoneNumber, yourReference },
  shippingAddress: buildOrderAddress({ city: 'Hull' }),
  invoiceAddress: buildOrderAddress({ city: 'Leeds' }),
  freight: { id: 'express', partialDelivery: true },
  lastOrderNumber: 'SO-260418',
};
const open = (order: Partial<Order> = {}, answers: Answers = {}) =>
  openShop('/en-gb/checkout', {
    orders: createFakeOrders({ order: buildOrder({ suggestion, ...order }) }),
    answers,
    settings: { vatIdEnabled: 'Optional' },
    user: buildUser({ vatId: 'GB123456789', companyNumber: '556900-0121' }),
  });

test('F2: a known customer finds the order filled in, by the calls of the steps in their order', async () => {
  const { calls, bodiesOf, path } = await open();
  await findClosedSheet();
  expect(path()).toBe('/en-gb/checkout');
  expect(screen.getByText(/^Filled in from your last order, SO-260418\./)).toBeTruthy();
  expect(calls.map(({ call }) => call).filter((call) => /orders|freight/.test(call))).toEqual([
    'POST /orders',
    `PUT /orders/${orderId}/contact`,
    `PUT /orders/${orderId}/shippingaddress`,
    `PUT /orders/${orderId}/invoiceaddress`,
    'POST /freight',
    `PUT /orders/${orderId}/freight`,
  ]);
  // numbers that this market does not ask for stay empty
  expect(bodiesOf('PUT /orders/:id/contact')).toEqual([
    expect.objectContaining({ email, yourReference: 'Anna', companyNumber: '', vatId: 'GB123456789', remark: '' }),
  ]);
  expect(bodiesOf('PUT /orders/:id/freight')).toEqual([
    expect.objectContaining({ choiceId: 'express', amount: '115.00', partialDelivery: true }),
  ]);
  const names = window.dataLayer!.map(({ event }) => event);
  expect(names.filter((name) => name === 'begin_checkout' || name === 'add_shipping_info')).toEqual([
    'begin_checkout',
    'add_shipping_info',
  ]);
});

test('F2: what is refused is left to the reader, with all that was saved before', async () => {
  await open({}, { 'PUT /orders/:id/shippingaddress': () => problem(422, { code: 'invalid_address', errors: [] }) });
  await findOpenSection('Delivery address');
  expect(screen.getByRole('region', { name: 'Contact' }).textContent).toContain(email);
});

test('F3: where a purchase-order number is required, it is filled in once that is typed', async () => {
  const { bodiesOf } = await open({ requiresOrderReference: true });
  await findOpenSection('Contact');
  await userEvent.type(screen.getByLabelText(/^Your purchase order number/), 'PO-9');
  await userEvent.tab();
  await findClosedSheet();
  expect(bodiesOf('PUT /orders/:id/contact')).toMatchObject([{ customerOrderReference: 'PO-9' }]);
});

test('F2: an order that has input is not filled in again', async () => {
  const { callsOf } = await open({ contact: buildOrderContact() });
  await findOpenSection('Delivery address');
  expect(callsOf('PUT /orders/:id/:step')).toEqual([]);
});
