import type { Complaint, PlacedOrder } from '@shop/api-contracts';
import {
  buildGasketCard,
  buildOrder,
  buildPlacedLine,
  buildPlacedOrder,
  kitLine,
  orderId,
} from '@shop/api-contracts/testing';
import { ToastOutlet } from '@shop/design-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { json, openPortal, problem, type Answers } from '../portal.fixture.tsx';

const history = `GET /orders/history/${orderId}`;
const own = `GET /orders/${orderId}`;
const complaints = `POST /orders/history/${orderId}/claims`;
const cartId = 'c'.repeat(32);
const addMany = `POST /cart/${cartId}/addmany`;
const quoteCartId = 'd'.repeat(32);
const addManyToQuote = `POST /cart/${quoteCartId}/addmany`;

// the tests type into forms letter by letter
jest.setTimeout(30_000);

beforeEach(() => {
  document.cookie = `cart-buy-gb=${cartId}`;
  document.cookie = `cart-quote-gb=${quoteCartId}`;
});

async function openOrder(order: Partial<PlacedOrder> = {}, answers: Answers = {}, settings = {}) {
  const opened = await openPortal(`/en-gb/portal/orders/${orderId}`, {
    settings,
    answers: {
      [history]: () => json(buildPlacedOrder(order)),
      [addMany]: () => json({ id: cartId, eTag: '"2"', totalCartSize: 2 }),
      [addManyToQuote]: () => json({ id: quoteCartId, eTag: '"2"', totalCartSize: 2 }),
      ...answers,
    },
  });
  return opened;
}
const shown = () => screen.findByRole('heading', { name: 'Order SO-240100' });
const section = (name: string) => screen.getByRole('region', { name });
const dialog = () => screen.findByRole('dialog');

test('I4: an order shows its progress, lines with own numbers and dates, and totals', async () => {
  await openOrder();
  await shown();
  await waitFor(() => expect(document.title).toBe('Order SO-240100 | Vadholm'));
  expect(screen.getByTestId('trail').textContent).toBe(
    'My Customer Portal (/portal) / Orders (/portal/orders) / Order SO-240100',
  );
  expect(screen.getByText(/Ordered on 5 October 2026 by Anna Lindqvist/).textContent).toContain('HV-26-0071');
  expect(screen.getByRole('button', { name: 'Copy order number SO-240100' })).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'How far the order is' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Received done 5 October 2026',
    'In production done',
    '3Shipped 7 October 2026',
    '4Delivered',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  const [, first, second] = within(section('Lines')).getAllByRole('row');
  for (const text of [
    'GX-050-GC-NBR',
    '61',
    'Confirmed: 12 October 2026',
    'as soon as possible',
    '£30.00',
    '£1,830.00',
  ])
    expect(first!.textContent).toContain(text);
  for (const text of ['Your number 118-4402', 'Requested: 10 October 2026'])
    expect(second!.textContent).toContain(text);
  const page = document.body.textContent;
  for (const text of [
    'Goods£2,000.00',
    'Freight£66.67',
    'Total excl. VAT£2,066.67',
    'VAT 20%£413.33',
    'Total£2,480.00',
    'On account',
    'Varvsgatan 7',
  ])
    expect(page).toContain(text);
  expect(page).toContain('The same as the delivery address');
});

test('I4: without an order history the page shows only lines, totals, addresses and payment', async () => {
  const order = buildOrder(
    { payment: { provider: 'account', method: 'account', state: 'authorised' } },
    { upTo: 'done' },
  );
  const { calls } = await openOrder({}, { [own]: () => json(order) }, { orderHistoryEnabled: false });
  await screen.findByRole('heading', { name: 'Order W-100001' });
  await waitFor(() => expect(document.title).toBe('Order W-100001 | Vadholm'));
  expect(screen.getByText('Ordered on 21 November 2026')).toBeTruthy();
  const row = within(section('Lines')).getAllByRole('row')[1]!.textContent;
  for (const text of ['GX-050-031', '1', '£2,117.00', 'as soon as possible']) expect(row).toContain(text);
  const page = document.body.textContent;
  for (const text of [
    'Goods£2,117.00',
    'Freight£48.00',
    'Total excl. VAT£2,165.00',
    'VAT 20%£433.00',
    'Total£2,598.00',
    'On account',
    '1 Mill Lane',
  ])
    expect(page).toContain(text);
  for (const name of ['Shipments', 'Documents', 'Returns and claims'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('list', { name: 'How far the order is' })).toBeNull();
  expect(calls.filter(({ call }) => call.includes('history'))).toEqual([]);
});

test('I4: an order that is not placed is not found', async () => {
  const order = buildOrder({}, { upTo: 'review' });
  await openOrder({}, { [own]: () => json(order) }, { orderHistoryEnabled: false });
  await screen.findByRole('heading', { name: 'This order was not found' });
});

test('I4: a partly shipped order says so, with the number of pieces', async () => {
  await openOrder({ status: 'partlyShipped', lines: [buildPlacedLine({ shippedQuantity: 21 }), kitLine] });
  await shown();
  const current = screen.getByRole('list', { name: 'How far the order is' }).querySelector('[aria-current=step]');
  expect(current!.textContent).toContain('Partly shipped');
  expect(section('Lines').textContent).toContain('21 shipped');
});

test('I4: shipments link to the carrier, in a window without access to the shop', async () => {
  await openOrder();
  await shown();
  const link = within(section('Shipments')).getByRole('link', { name: 'A2401000001 (opens in a new window)' });
  expect(link.getAttribute('href')).toBe('https://track.albion.example/A2401000001');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(section('Shipments').textContent).toContain('61 × Channel gasket GX-050, NBR');
});

test('I4: a document is saved under upstream’s file name', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  await openOrder(
    {},
    {
      [`GET /orders/history/${orderId}/documents/invoice`]: () =>
        new Response('%PDF', {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="INV-510040.pdf"',
          },
        }),
    },
  );
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Download Invoice INV-510040, PDF' }));
  await waitFor(() => expect(saved).toEqual(['INV-510040.pdf']));
  click.mockRestore();
});

test('I4: a line that has arrived says on which day, no longer when it was promised', async () => {
  const line = buildPlacedLine({ promisedDate: '2026-10-09', deliveredOn: '2026-10-08' });
  await openOrder({ lines: [line, { ...line, lineId: 'line-2', deliveredOn: null }] });
  await shown();
  const [arrived, expected] = within(section('Lines')).getAllByText(/^(?:Delivered|Promised|Confirmed): /);
  expect(arrived!.textContent).toMatch(/^Delivered: 8 October 2026/);
  expect(expected!.textContent).toMatch(/: 9 October 2026/);
});

test('I4: the purchase order that was uploaded is downloaded again, with its name and size', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const answers = [
    new Response('{}', { status: 404, statusText: 'Not Found' }),
    new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="Order.pdf"' } }),
  ];
  const { callsOf } = await openOrder(
    { orderFile: { id: 'file-1', name: 'Order.pdf', bytes: 184_320 } },
    { [`GET /orders/${orderId}/orderfile`]: () => answers.shift()! },
  );
  await shown();
  const button = screen.getByRole('button', { name: /^Order\.pdf, 184/ });
  await userEvent.click(button);
  await waitFor(() => expect(callsOf(`GET /orders/${orderId}/orderfile`)).toHaveLength(1));
  render(<ToastOutlet label="Messages" closeLabel="Close message" />);
  await screen.findByText('Order.pdf could not be loaded: Not Found');
  await userEvent.click(button);
  await waitFor(() => expect(saved).toEqual(['Order.pdf']));
  click.mockRestore();
});

test('I4: a document that is asked for while many are drawn comes after the wait that upstream names', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const answers = [
    new Response('{}', { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '1' } }),
    new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  ];
  await openOrder({}, { [`GET /orders/history/${orderId}/documents/invoice`]: () => answers.shift()! });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Download Invoice INV-510040, PDF' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(answers).toEqual([]);
  click.mockRestore();
});

test('I4: a failed download shows the status text', async () => {
  await openOrder(
    {},
    {
      [`GET /orders/history/${orderId}/documents/invoice`]: () =>
        new Response('{}', { status: 404, statusText: 'Not Found' }),
    },
  );
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Download Invoice INV-510040, PDF' }));
  render(<ToastOutlet label="Messages" closeLabel="Close message" />);
  await screen.findByText('Invoice INV-510040 could not be loaded: Not Found');
});

test('I4: another person’s order is not found, with a link to the own ones', async () => {
  await openOrder({}, { [history]: () => problem(404, { code: 'order_unknown' }) });
  await screen.findByRole('heading', { name: 'This order was not found' });
  expect(screen.getByRole('link', { name: 'To all orders' }).getAttribute('href')).toBe('/en-gb/portal/orders');
});

test('an order that fails to load can be retried', async () => {
  let isBroken = true;
  await openOrder({}, { [history]: () => (isBroken ? problem(503) : json(buildPlacedOrder())) });
  await screen.findByRole('heading', { name: 'The order could not be loaded' });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shown();
});

test('an unchanged order is added to the cart at once', async () => {
  const { callsOf } = await openOrder();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(callsOf(addMany)).toHaveLength(1));
  expect(callsOf(addMany)).toEqual([
    {
      action: 'Buy',
      items: [
        { cartItemId: { genericItemId: 'g1', commercialItemId: 'v1', categoryId: 'c11' }, quantity: 61 },
        { cartItemId: { genericItemId: 'g2', commercialItemId: 'v2', categoryId: 'c11' }, quantity: 1 },
      ],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a discontinued item and another price are listed before adding, and the rest is added', async () => {
  const { callsOf } = await openOrder({
    lines: [
      buildPlacedLine({ price: { amount: '28.00', originalAmount: '28.00', currency: 'GBP' } }),
      { ...kitLine, item: buildGasketCard({ ...kitLine.item, salesDetails: null }) },
    ],
  });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  const question = await dialog();
  const notes = within(question)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(notes[0]).toContain('£28.00 each when you ordered, now £30.00.');
  expect(notes[1]).toContain('SK-CL-DES-20, Cleaning kit, descaler 20 l: is no longer made and stays out.');
  expect(within(question).getByRole('link', { name: 'See what replaces it' })).toBeTruthy();
  expect(callsOf(addMany)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Add 1 line to the cart' }));
  await waitFor(() => expect(callsOf(addMany)).toHaveLength(1));
  expect((callsOf(addMany)[0] as { items: unknown[] }).items).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cancelling the question adds nothing', async () => {
  const { callsOf } = await openOrder({ lines: [buildPlacedLine(), { ...kitLine, item: null }] });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf(addMany)).toEqual([]);
});

test('an order without available lines adds nothing', async () => {
  await openOrder({ lines: [{ ...kitLine, item: null }] });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  const question = await dialog();
  expect(question.textContent).toContain('None of these lines can be ordered again');
  expect(within(question).queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('only selected lines are ordered again, or quoted', async () => {
  const { callsOf } = await openOrder();
  await shown();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose SK-CL-DES-20' }));
  screen.getByText('1 line chosen');
  await userEvent.click(screen.getByRole('button', { name: 'Request a quote' }));
  await waitFor(() => expect(callsOf(addManyToQuote)).toHaveLength(1));
  expect(callsOf(addManyToQuote)).toEqual([
    {
      action: 'RequestQuote',
      items: [{ cartItemId: { genericItemId: 'g2', commercialItemId: 'v2', categoryId: 'c11' }, quantity: 1 }],
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose SK-CL-DES-20' }).checked).toBe(false),
  );
});

test('where nothing is sold online, an order can only be quoted', async () => {
  await openOrder({}, {}, { buyEnabled: false });
  await shown();
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Request a quote' })).toBeTruthy();
});

test('print shows address, date and market', async () => {
  await openOrder();
  await shown();
  const printed = document.querySelector('.print-only')!.textContent;
  expect(printed).toMatch(
    new RegExp(`^As of \\d+ \\w+ \\d{4}, United Kingdom, https://shop\\.example/en-gb/portal/orders/${orderId}$`),
  );
});

const made: Complaint = {
  claimNumber: 'CL-7001',
  lineId: '1',
  quantity: 3,
  reason: 'damaged',
  text: 'Three are <kinked>.',
  state: 'received',
  createdAt: '2026-10-14T10:00:00.000Z',
};

test('I4: a complaint starts from a line, and upstream’s answer appears on the page', async () => {
  let isMade = false;
  const { callsOf } = await openOrder(
    {},
    {
      [history]: () => json(buildPlacedOrder(isMade ? { claims: [made] } : {})),
      [complaints]: () => {
        isMade = true;
        return json(made);
      },
    },
  );
  await shown();
  expect(screen.queryByRole('region', { name: 'Returns and claims' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Return or claim SK-CL-DES-20' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Return or claim GX-050-GC-NBR' }));
  const form = within(await dialog());
  await userEvent.clear(form.getByLabelText('Quantity'));
  await userEvent.type(form.getByLabelText('Quantity'), '3');
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'Damaged');
  await userEvent.type(form.getByLabelText('What is wrong?'), 'Three are <kinked>.');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  const listed = await screen.findByRole('region', { name: 'Returns and claims' });
  for (const text of ['CL-7001', 'Received', 'Damaged: 3 × Channel gasket', 'Three are <kinked>.'])
    expect(listed.textContent).toContain(text);
  expect(callsOf(complaints)).toEqual([{ lineId: '1', quantity: 3, reason: 'damaged', text: 'Three are <kinked>.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('I4: photographs of a claim are added one by one and shown again; HEIC is refused with what to do', async () => {
  const addPhoto = `POST /orders/history/${orderId}/claims/CL-7001/photos`;
  const photo = { id: 'p-1', name: 'dent.jpg', bytes: 3 };
  let photos: (typeof photo)[] = [];
  await openOrder(
    {},
    {
      [history]: () => json(buildPlacedOrder({ claims: [{ ...made, photos }] })),
      [addPhoto]: () => {
        photos = [photo];
        return json(photo);
      },
      [`GET /orders/history/${orderId}/claims/CL-7001/photos/p-1`]: () =>
        new Response('JPG', { headers: { 'content-type': 'image/jpeg' } }),
    },
  );
  await shown();
  const claim = () => within(section('Returns and claims'));
  const field = () => claim().getByLabelText<HTMLInputElement>(/Add a photograph/);
  // the phone offers camera and album, and turns HEIC into JPEG where it can
  expect([field().accept, field().hasAttribute('capture')]).toEqual(['image/jpeg,image/png,image/webp', false]);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field(), new File(['x'], 'IMG_1.heic', { type: 'image/heic' }));
  await claim().findByText(/For HEIC from an iPhone choose Settings/);
  await user.upload(field(), new File(['JPG'], 'dent.jpg', { type: 'image/jpeg' }));
  const shownPhoto = await claim().findByRole('button', { name: 'Photograph 1 of CL-7001' });
  await waitFor(() => expect(shownPhoto.querySelector('img')?.src).toMatch(/^data:image\/jpeg;base64,/));
});

test('I4: a decided claim takes no photographs', async () => {
  await openOrder({ claims: [{ ...made, state: 'accepted' }] });
  await shown();
  expect(within(section('Returns and claims')).queryByLabelText(/Add a photograph/)).toBeNull();
});

test('I4: a complaint without reason, with too many pieces or without a description is not sent', async () => {
  const { callsOf } = await openOrder();
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Return or claim GX-050-GC-NBR' }));
  const form = within(await dialog());
  await userEvent.clear(form.getByLabelText('Quantity'));
  await userEvent.type(form.getByLabelText('Quantity'), '62');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getAllByText('Enter a whole number from 1 to 61.').length).toBeGreaterThan(0);
  expect(form.getAllByText('Choose a reason.').length).toBeGreaterThan(0);
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'Faulty');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getAllByText('Describe in a few words what is wrong.').length).toBeGreaterThan(0);
  expect(callsOf(complaints)).toEqual([]);
});

test('I4: after a colleague’s complaint the remaining pieces are shown, and the input is kept', async () => {
  await openOrder({}, { [complaints]: () => problem(422, { code: 'quantity_not_claimable', claimable: 5 }) });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Return or claim GX-050-GC-NBR' }));
  const form = within(await dialog());
  await userEvent.type(form.getByLabelText('Quantity'), '61');
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'No longer needed');
  await userEvent.type(form.getByLabelText(/What we should know/), 'Unopened.');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect((await form.findAllByText('Enter a whole number from 1 to 5.')).length).toBeGreaterThan(0);
  expect(form.getByLabelText<HTMLTextAreaElement>(/What we should know/).value).toBe('Unopened.');
});

test('I4: a configured machine is above its parts, with its price', async () => {
  const part = { configuration: 'Milk cooler', price: null, claimableQuantity: 0 };
  await openOrder({
    lines: [
      buildPlacedLine({ lineId: '3', ...part }),
      buildPlacedLine({ lineId: '4', articleNumber: 'PL-9', ...part, lineTotal: null }),
      kitLine,
    ],
  });
  await shown();
  const rows = within(section('Lines'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[1]).toBe('Milk cooler£1,830.00');
  expect(rows[2]).not.toContain('£1,830.00');
  expect(rows[2]).toContain('Part of Milk cooler');
  expect(rows[4]).toContain('£170.00');
});

test.each(['scheme', 'account'] as const)('M2: cancelling an order paid by %s', async (paymentMethod) => {
  window.dataLayer = [];
  const cancellableUntil = new Date(Date.now() + 600_000).toISOString();
  await openOrder(
    { status: 'received', shipments: [], paymentMethod, cancellableUntil },
    { [`POST /orders/${orderId}/cancellation`]: () => json(null), [own]: () => problem(404) },
  );
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const refunds = window.dataLayer.filter(({ event }) => event === 'refund');
  // of an order on account nothing was paid
  expect(refunds).toHaveLength(paymentMethod === 'scheme' ? 1 : 0);
  if (paymentMethod === 'scheme')
    expect(refunds[0]).toMatchObject({
      ecommerce: {
        transaction_id: 'SO-240100',
        currency: 'GBP',
        value: 2000,
        items: [{ item_id: 'GX-050-GC-NBR' }, {}],
      },
    });
});

test('a cancelled order says so instead of showing progress', async () => {
  await openOrder({ status: 'cancelled', shipments: [] });
  await shown();
  screen.getByText('This order was cancelled.');
  expect(screen.queryByRole('list', { name: 'How far the order is' })).toBeNull();
});
