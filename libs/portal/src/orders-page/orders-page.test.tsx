import { buildOrderSummary, orderId } from '@shop/api-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openPortal, problem } from '../portal.fixture.tsx';

const orders = [
  buildOrderSummary(),
  buildOrderSummary({
    orderId: 'b'.repeat(32),
    orderNumber: 'SO-240099',
    status: 'cancelled',
    customerOrderReference: '',
    placedBy: 'Nils Berg',
    lineCount: 1,
    total: '90.50',
    deliveryDate: null,
  }),
];
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

/** Opens the list and records its requests. */
async function openOrders(query = '', found = { orders, total: orders.length }) {
  const opened = await openPortal(`/en-gb/portal/orders${query}`, {
    answers: { 'GET /orders/history': () => json(found) },
  });
  const asked = () =>
    opened.calls
      .filter(({ call }) => call === 'GET /orders/history')
      .map(({ query }) => Object.fromEntries(query))
      .map(({ t: _, language: _l, country: _c, locale: _o, ...filters }) => filters);
  return { ...opened, asked };
}

test('I4: the customer’s orders are listed with reference, buyer, status and total', async () => {
  await openOrders();
  const [first, second] = await rows();
  for (const text of ['SO-240100', '2 lines', 'HV-26-0071', '5 October 2026', 'Anna Lindqvist', 'Shipped', '£2,480.00'])
    expect(first).toContain(text);
  for (const text of ['SO-240099', '1 line', 'Nils Berg', 'Cancelled', '£90.50']) expect(second).toContain(text);
  expect(screen.getByRole('link', { name: 'SO-240100' }).getAttribute('href')).toBe(`/en-gb/portal/orders/${orderId}`);
  expect(heading()).toBe('Orders');
  expect(document.title).toBe('Orders | Vadholm');
  expect(screen.getByText('2 orders')).toBeTruthy();
});

test('I4: an order whose promised day has passed is marked as late, unless all of it was sent', async () => {
  const promised = (id: string, rest: Parameters<typeof buildOrderSummary>[0]) =>
    buildOrderSummary({ orderId: id.repeat(32), orderNumber: `SO-${id}`, ...rest });
  const [past, future] = ['2020-01-31', '2999-12-31'];
  const found = [
    promised('1', { status: 'received', deliveryDate: past }),
    promised('2', { status: 'partlyShipped', deliveryDate: past }),
    promised('3', { status: 'received', deliveryDate: future }),
    promised('4', { status: 'shipped', deliveryDate: past }),
    promised('5', { status: 'cancelled', deliveryDate: null }),
  ];
  await openOrders('', { orders: found, total: found.length });
  const states = (await rows()).map((row) => /(Received|Partly shipped|Shipped|Cancelled)(, late)?/.exec(row)?.[0]);
  expect(states).toEqual(['Received, late', 'Partly shipped, late', 'Received', 'Shipped', 'Cancelled']);
});

test('I4: the list is filtered by words, status and days, all stored in the address', async () => {
  const { asked, path } = await openOrders('?page=3');
  await screen.findByLabelText('Search');
  await userEvent.type(screen.getByLabelText('Search'), 'gasket & <o-ring>');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Partly shipped');
  await userEvent.type(screen.getByLabelText('From'), '2026-02-01');
  await userEvent.type(screen.getByLabelText('Until'), '2026-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const filters = { q: 'gasket & <o-ring>', status: 'partlyShipped', from: '2026-02-01', to: '2026-11-30' };
  await waitFor(() => expect(path()).toBe(`/en-gb/portal/orders?${new URLSearchParams(filters)}`));
  await waitFor(() => expect(asked().at(-1)).toEqual(filters));
});

test('I4: filters in the address fill the fields, and one link clears them', async () => {
  const { path } = await openOrders('?q=HV-26&status=delivered&from=2026-01-01');
  expect((await screen.findByLabelText<HTMLInputElement>('Search')).value).toBe('HV-26');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('delivered');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-01-01');
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/en-gb/portal/orders'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(''));
});

test('I4: invalid filters in the address are ignored', async () => {
  const { asked } = await openOrders('?status=lost&from=yesterday&to=2026-13&page=-1&q=%20%20&evil=1');
  await rows();
  expect(asked()).toEqual([{}]);
});

test('I4: long lists are paged, and pages keep the filters', async () => {
  const { asked } = await openOrders('?q=hv&page=2', { orders, total: 45 });
  const pages = await screen.findByRole('navigation', { name: 'Pages of orders' });
  expect(pages.textContent).toContain('21 to 22 of 45');
  expect(within(pages).getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/en-gb/portal/orders?q=hv');
  expect(within(pages).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/en-gb/portal/orders?q=hv&page=3',
  );
  expect(asked()).toEqual([{ q: 'hv', page: '2' }]);
});

test('without orders the page explains itself and links to products', async () => {
  await openOrders('', { orders: [], total: 0 });
  await screen.findByRole('heading', { name: 'No orders yet' });
  expect(screen.getByRole('link', { name: 'Find a product' }).getAttribute('href')).toBe('/en-gb/');
  expect(screen.queryByRole('search')).toBeNull();
});

test('filters without matches stay visible, with a link to all orders', async () => {
  await openOrders('?q=nothing', { orders: [], total: 0 });
  await screen.findByRole('heading', { name: 'No order fits' });
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/en-gb/portal/orders');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('nothing');
});

test('a missing page redirects to the first', async () => {
  await openOrders('?page=9', { orders: [], total: 3 });
  await screen.findByRole('heading', { name: 'There are not that many pages' });
  expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/en-gb/portal/orders');
});

test('orders that fail to load can be retried, with the reference for support', async () => {
  let isBroken = true;
  await openPortal('/en-gb/portal/orders', {
    answers: { 'GET /orders/history': () => (isBroken ? problem(500) : json({ orders, total: 2 })) },
  });
  await screen.findByRole('heading', { name: 'The orders could not be loaded' });
  expect(screen.getByText('Request r-1')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});

const settings = { orderHistoryEnabled: false };
const ownOrder = {
  orderId,
  orderNumber: 'SO-240117',
  placedAt: '2026-11-21T10:00:00.000Z',
  total: '811483.54',
  currency: 'GBP',
};

test('I4: without an order history, the orders placed by the user are listed', async () => {
  const { calls, unmount } = await openPortal('/en-gb/portal/orders', {
    settings,
    answers: { 'GET /orders': () => json([ownOrder]) },
  });
  const [row] = await rows();
  for (const text of ['SO-240117', '21 November 2026', '£811,483.54']) expect(row).toContain(text);
  expect(screen.getByRole('link', { name: 'SO-240117' }).getAttribute('href')).toBe(`/en-gb/portal/orders/${orderId}`);
  expect(heading()).toBe('Orders');
  expect(screen.queryByRole('search')).toBeNull();
  expect(calls.filter(({ call }) => call.includes('history'))).toEqual([]);
  unmount();
  await openPortal('/en-gb/portal', { settings, answers: { 'GET /orders': () => json([ownOrder]) } });
  const tile = await screen.findByRole('region', { name: 'Orders' });
  await within(tile).findByRole('link', { name: 'SO-240117' });
  expect(within(tile).getByRole('link', { name: 'All orders (1)' })).toBeTruthy();
});

test('I4: without history and orders the page offers only what exists', async () => {
  await openPortal('/en-gb/portal/orders', { settings, answers: { 'GET /orders': () => json([]) } });
  await screen.findByRole('heading', { name: 'No orders yet' });
  expect(screen.getByText('What you order appears here with its lines, sums and addresses.')).toBeTruthy();
});

test('I1: the overview shows the three newest orders and a link to all', async () => {
  const many = ['1', '2', '3', '4'].map((n) =>
    buildOrderSummary({ orderId: n.repeat(32), orderNumber: `SO-${n}`, customerOrderReference: `PO <${n}>` }),
  );
  await openPortal('/en-gb/portal', { answers: { 'GET /orders/history': () => json({ orders: many, total: 31 }) } });
  const tile = await screen.findByRole('region', { name: 'Orders' });
  await within(tile).findByRole('link', { name: 'SO-1' });
  expect(within(tile).getAllByRole('listitem')).toHaveLength(3);
  expect(tile.textContent).toContain('PO <3>');
  expect(tile.textContent).not.toContain('SO-4');
  expect(within(tile).getByRole('link', { name: 'All orders (31)' }).getAttribute('href')).toBe('/en-gb/portal/orders');
});

test('I1: the overview gives no number of orders that could not be loaded', async () => {
  await openPortal('/en-gb/portal', { answers: { 'GET /orders/history': () => problem(500) } });
  const tile = await screen.findByRole('region', { name: 'Orders' });
  await within(tile).findByText('The orders could not be loaded');
  expect(within(tile).getByRole('link').textContent).toBe('Orders');
});
