import type { OfferRevision, OrderToDeliver, Quote } from '@shop/api-contracts';
import { buildOfferedLine, buildOfferRevision, buildUser, offerIds, quoteNumber } from '@shop/api-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { receivedQuote } from '../fake-quotes.fixture.ts';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const offerCall = 'POST /quotes/:id/offers/:offerId/revisions';
const partner = buildUser({ isBusinessUser: true, oid: 'o-2', firstName: 'Paul', lastName: 'Becker' });
const preparing = () => receivedQuote({ state: 'inPreparation' });
const offered = (revision = 1, more = {}) =>
  receivedQuote({
    state: 'offered',
    revisions: Array.from({ length: revision }, (_, index) => buildOfferRevision({ revision: index + 1, ...more })),
    expiresAt: '2026-12-19T00:00:00.000Z',
  });

/** Opens a received request; `answers` may change the next read through `upstream.quote`. */
async function open(begin: Quote = preparing(), answers: (upstream: { quote: Quote }) => Answers = () => ({})) {
  const upstream = { quote: begin };
  const shop = await openShop(`/en-gb/portal/quoterequests/${quoteNumber}`, {
    user: partner,
    answers: { ...answers(upstream), 'GET /quotes/:id': () => json(upstream.quote) },
  });
  await screen.findByRole('heading', { name: 'Customer' });
  return { ...shop, upstream };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const price = (number: string) => field(`Unit price of ${number}, excl. tax`);
const days = (number: string) => field(`Lead time of ${number} in days`);
const numbers = ['GX-050-GC-NBR', 'SK-CL-DES-20', 'GX-110-48-P16'] as const;
const enter = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const fill = () => {
  for (const [index, number] of numbers.entries()) {
    enter(price(number), ['26,45', '160', '4800.00'][index]!);
    enter(days(number), '14');
  }
};
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

test('K2: a partner saves the proof of replacement at its line', async () => {
  const { lines } = receivedQuote();
  const asked = jest.fn();
  await open(receivedQuote({}, { lines: [{ ...lines[0]!, proof: { fileId: 'f-1' } }, ...lines.slice(1)] }), () => ({
    'GET /quotes/:id/files/:fileId': ({ url }) => {
      asked(new URL(url, 'https://shop.example').pathname);
      return problem(503);
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: `Proof sheet ${numbers[0]}` }));
  expect((await screen.findAllByText(/Proof sheet GX-050-GC-NBR/)).length).toBeGreaterThan(0);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/\/quotes\/Q\d+\/files\/f-1$/));
});

test('G4: a partner sees customer, contact data and lines', async () => {
  await open(receivedQuote());
  expect(screen.getByRole('link', { name: 'anna@hamnverket.example' }).getAttribute('href')).toBe(
    'mailto:anna@hamnverket.example',
  );
  expect(screen.getByRole('link', { name: '+44 114 496 0182' }).getAttribute('href')).toBe('tel:+441144960182');
  expect(screen.getByText(/For the autumn stop/).tagName).toBe('BDI');
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Customer', 'Received on', 'Their reference', 'Wanted by']);
  expect(screen.getByText('nameplate.jpg')).toBeTruthy();
  const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(rows[1]).toContain('Target price: £26.00');
  expect(rows[2]).toContain('Customer’s note: For two circuits.');
  expect(rows[2]).toContain('Wanted by 15 December 2026');
  expect(rows[3]).toContain('on request');
});

test('G4: a partner sees what the requested lines cost at list prices, and what is only priced on request', async () => {
  const { lines } = receivedQuote();
  await open(
    receivedQuote(
      {},
      { lines: lines.map((line, index) => ({ ...line, quantity: 2, listPrice: ['10.50', '3.00'][index] ?? null })) },
    ),
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(rows[1]).toMatch(/£21\.00$/);
  expect(plain(screen.getByText('Total excl. tax').parentElement?.textContent)).toBe('Total excl. tax£27.00');
  expect(screen.getByText('At today’s list prices. 1 line is priced on request.')).toBeTruthy();
});

test('G4: below a sent offer stands what its goods and freight come to', async () => {
  await open(
    offered(1, {
      lines: receivedQuote().lines.map(({ lineId }) => buildOfferedLine(lineId, { unitPrice: '1.00' })),
      terms: { freight: 'amount', freightAmount: '45.00', incoterm: 'DAP', place: 'Sheffield' },
      total: '100.00',
    }),
  );
  const sum = (name: string) => plain(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent);
  const pieces = receivedQuote().lines.reduce((total, { quantity }) => total + quantity, 0);
  expect(sum('Goods')).toBe(`Goods£${pieces}.00`);
  expect(sum('Freight')).toBe('Freight£45.00');
  expect(sum('Total excl. tax')).toBe('Total excl. tax£100.00');
});

test('G4: starting an offer notifies the customer and opens the form', async () => {
  const { bodiesOf } = await open(receivedQuote(), (upstream) => ({
    'PUT /quotes/:id/offers/:offerId/preparation': () => json((upstream.quote = preparing())),
  }));
  expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Prepare an offer' }));
  await screen.findByRole('button', { name: 'Send the offer' });
  expect(bodiesOf('PUT /quotes/:id/offers/:offerId/preparation')).toHaveLength(1);
});

test('G4: an offer is sent as entered, once, and shown on the page', async () => {
  let answer = (_response: Response) => {};
  const { bodiesOf, upstream } = await open(preparing(), () => ({
    [offerCall]: () => new Promise<Response>((resolve) => (answer = resolve)),
  }));
  fill();
  expect(plain(screen.getByText('Total excl. tax').parentElement?.textContent)).toContain('£6,707.00');
  await userEvent.click(screen.getByRole('button', { name: 'Substitute or note for SK-CL-DES-20' }));
  enter(field('Number of the substitute'), 'TW-DES-25');
  enter(field('Name of the substitute'), 'Descaler 25 l');
  enter(field(/^Message to the customer/), 'Freight included.');
  await userEvent.selectOptions(screen.getByLabelText('Freight for the customer'), 'Added as an amount');
  enter(field('Freight, excl. tax'), '45');
  await userEvent.selectOptions(screen.getByLabelText('Incoterm (2020)'), 'DDP');
  const send = screen.getByRole('button', { name: 'Send the offer' });
  await userEvent.dblClick(send);
  upstream.quote = offered();
  act(() => answer(json(upstream.quote)));
  await screen.findByText('The offer is sent.');
  expect(bodiesOf(offerCall)).toEqual([
    {
      revision: 0,
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      text: 'Freight included.',
      terms: { freight: 'amount', freightAmount: '45.00', incoterm: 'DDP', place: 'Sheffield' },
      lines: [
        { lineId: '1', unitPrice: '26.45', leadTimeDays: 14, promisedDate: null, substitute: null, note: '' },
        {
          lineId: '2',
          unitPrice: '160.00',
          leadTimeDays: 14,
          promisedDate: null,
          substitute: { articleNumber: 'TW-DES-25', name: 'Descaler 25 l' },
          note: '',
        },
        { lineId: '3', unitPrice: '4800.00', leadTimeDays: 14, promisedDate: null, substitute: null, note: '' },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your offer'));
});

test('an invalid offer is not sent, and its first error gets the focus', async () => {
  const { bodiesOf } = await open();
  await userEvent.type(price(numbers[0]), 'twelve');
  await userEvent.tab();
  // short text at the field; the summary names the line
  expect(screen.getByText('Enter a price')).toBeTruthy();
  expect(screen.queryByText(/Enter a price for GX-050-GC-NBR/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect(document.activeElement).toBe(price(numbers[0]));
  expect(screen.getByRole('link', { name: /^Enter a price for GX-050-GC-NBR, for instance/ })).toBeTruthy();
  expect(screen.getAllByText('Enter a price')).toHaveLength(numbers.length);
  expect(screen.getAllByText('0 to 999 days')).toHaveLength(numbers.length);
  expect(bodiesOf(offerCall)).toEqual([]);
});

test('the error of a line disappears when a tool fills its field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect(screen.getAllByText('0 to 999 days')).toHaveLength(numbers.length);
  enter(field('Lead time for all'), '21');
  await userEvent.click(screen.getByRole('button', { name: 'Fill lead times' }));
  expect(screen.queryByText('0 to 999 days')).toBeNull();
});

test('G4: a line that cannot be delivered needs no price, but not all lines can be left out', async () => {
  const { bodiesOf } = await open(preparing(), () => ({ [offerCall]: () => json(offered()) }));
  for (const number of numbers) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Cannot supply ${number}` }));
  }
  const send = screen.getByRole('button', { name: 'Send the offer' });
  await userEvent.click(send);
  expect((await screen.findByText(/You cannot supply any of it/)).tagName).toBe('LI');
  expect(bodiesOf(offerCall)).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: `Cannot supply ${numbers[0]}` }));
  await userEvent.type(price(numbers[0]), '30');
  await userEvent.type(days(numbers[0]), '0');
  await userEvent.click(send);
  await waitFor(() => expect(bodiesOf(offerCall)).toHaveLength(1));
  expect((bodiesOf(offerCall)[0] as { lines: object[] }).lines[2]).toEqual({
    lineId: '3',
    unitPrice: null,
    leadTimeDays: 0,
    promisedDate: null,
    substitute: null,
    note: '',
  });
});

test('G4: prices are filled from list prices less a discount, and lead times at once', async () => {
  await open();
  const discount = field('Discount on list prices');
  await userEvent.clear(discount);
  await userEvent.type(discount, '12,5');
  await userEvent.click(screen.getByRole('button', { name: 'Fill prices' }));
  await userEvent.type(field('Lead time for all'), '21');
  await userEvent.click(screen.getByRole('button', { name: 'Fill lead times' }));
  expect(numbers.map((number) => price(number).value)).toEqual(['28.00', '28.00', '']);
  expect(numbers.map((number) => days(number).value)).toEqual(['21', '21', '21']);
  expect(screen.getByText('1 line has no price yet')).toBeTruthy();
});

test('G4: filling keeps typed values until the reader replaces them', async () => {
  await open();
  enter(price(numbers[0]), '19');
  const fillPrices = () => userEvent.click(screen.getByRole('button', { name: 'Fill prices' }));
  await fillPrices();
  expect(numbers.map((number) => price(number).value)).toEqual(['19', '32.00', '']);
  expect(screen.getByText(/1 value that you entered stays as it is/)).toBeTruthy();
  // filled values that were not edited follow another discount
  enter(field('Discount on list prices'), '50');
  await fillPrices();
  expect(numbers.map((number) => price(number).value)).toEqual(['19', '16.00', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Replace my entries too' }));
  expect(numbers.map((number) => price(number).value)).toEqual(['16.00', '16.00', '']);
  expect(document.activeElement?.textContent).toContain('The prices are filled in.');
  expect(screen.queryByRole('button', { name: 'Replace my entries too' })).toBeNull();
  enter(days(numbers[1]), '7');
  enter(field('Lead time for all'), '21');
  await userEvent.click(screen.getByRole('button', { name: 'Fill lead times' }));
  expect(numbers.map((number) => days(number).value)).toEqual(['21', '7', '21']);
});

test('the browser asks before closing an unsent offer, and only then', async () => {
  await open();
  const leave = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(leave()).toBe(false);
  enter(price(numbers[0]), '19');
  expect(leave()).toBe(true);
  enter(price(numbers[0]), '');
  expect(leave()).toBe(false);
});

test('upstream’s error in a line appears at its field', async () => {
  const errors = ['body.lines.1.substitute.name', 'body.lines.0.unitPrice', 'body.lines.2.note', 'body.lines'].map(
    (path) => ({ path, message: 'for developers' }),
  );
  await open(preparing(), () => ({ [offerCall]: () => problem(400, { code: 'invalid_request', errors }) }));
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Substitute or note for SK-CL-DES-20' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  const form = screen.getByRole('button', { name: 'Send the offer' }).closest('form')!;
  const summary = within(form).getByText('Please check:', { exact: false }).closest('[role=alert]')!;
  await waitFor(() => expect(document.activeElement).toBe(price(numbers[0])));
  const links = within(summary as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter a price for GX-050-GC-NBR, for instance 120.50, or say that you cannot supply it.',
    'Enter the name of the substitute for SK-CL-DES-20.',
  ]);
  // its fields are closed, or there is no field
  for (const text of ['Shorten the note about GX-110-48-P16.', 'Some entries cannot be taken as they are'])
    expect(summary.textContent).toContain(text);
});

test('the draft survives a reload, and belongs to this person only', async () => {
  const first = await open();
  fill();
  first.unmount();
  const second = await open();
  expect(price(numbers[0]).value).toBe('26,45');
  expect(screen.getByText('What you entered is here again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(price(numbers[0]).value).toBe('');
  second.unmount();
});

test('if the session ends during sending, the draft is kept and restored after signing in', async () => {
  const view = await open(preparing(), () => ({ [offerCall]: () => problem(401) }));
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  const form = screen.getByRole('button', { name: 'Send the offer' }).closest('form')!;
  await within(form).findByText('Your session has ended.');
  expect(price(numbers[1]).value).toBe('160');
  expect(within(form).getByRole('link', { name: 'Sign in again' })).toBeTruthy();
  view.unmount();
  await open();
  expect(price(numbers[1]).value).toBe('160');
});

test('G4: after a colleague’s offer both versions are shown, and the own one can be sent as the next revision', async () => {
  let times = 0;
  const { bodiesOf } = await open(offered(), (upstream) => ({
    [offerCall]: () => {
      times += 1;
      if (times > 1) return json((upstream.quote = offered(3)));
      upstream.quote = offered(2, { total: '6500.00' });
      return problem(409, { code: 'offer_revised', revision: 2 });
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Revise the offer' }));
  expect(price(numbers[0]).value).toBe('27.00');
  await userEvent.clear(price(numbers[0]));
  await userEvent.type(price(numbers[0]), '25');
  await userEvent.click(screen.getByRole('button', { name: 'Send the revised offer' }));
  const notice = (await screen.findByText('A colleague has offered meanwhile.')).closest('[role=status]')!;
  expect(plain(notice.textContent)).toContain('£6,500.00');
  expect(price(numbers[0]).value).toBe('25');
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Keep my entries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the revised offer' }));
  await waitFor(() => expect(bodiesOf(offerCall)).toHaveLength(2));
  expect(bodiesOf(offerCall).map((body) => (body as { revision: number }).revision)).toEqual([1, 2]);
  expect((bodiesOf(offerCall)[1] as { lines: object[] }).lines[0]).toMatchObject({ unitPrice: '25.00' });
});

test('G4: a colleague’s first offer while writing keeps the draft', async () => {
  const { upstream, app } = await open();
  await userEvent.type(price(numbers[0]), '25');
  upstream.quote = offered();
  await act(() => app.queryClient.invalidateQueries());
  await screen.findByText('A colleague has offered meanwhile.');
  expect(price(numbers[0]).value).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Revise the offer' });
});

test('G4: a colleague’s first offer before any input is shown', async () => {
  const { upstream, app } = await open();
  upstream.quote = offered();
  await act(() => app.queryClient.invalidateQueries());
  await screen.findByRole('button', { name: 'Revise the offer' });
  expect(screen.queryByText('A colleague has offered meanwhile.')).toBeNull();
});

test('G4: each field shows the last offer beside it', async () => {
  await open(offered());
  await userEvent.click(screen.getByRole('button', { name: 'Revise the offer' }));
  expect(plain(screen.getAllByRole('row')[1]?.textContent)).toContain('was £27.00, 10 days');
});

test('G4: the colleague’s entries can be adopted instead', async () => {
  const { upstream, app } = await open(offered());
  await userEvent.click(screen.getByRole('button', { name: 'Revise the offer' }));
  await userEvent.type(price(numbers[0]), '9');
  upstream.quote = offered(2, {
    lines: numbers.map((_, index) => buildOfferedLine(String(index + 1), { unitPrice: '11.00' })),
  });
  await act(() => app.queryClient.invalidateQueries());
  await userEvent.click(await screen.findByRole('button', { name: 'Use colleague’s offer' }));
  expect(price(numbers[0]).value).toBe('11.00');
  expect(screen.queryByText('A colleague has offered meanwhile.')).toBeNull();
});

test('G4: an end that has passed in the customer’s time zone is an error of the field', async () => {
  await open(preparing(), () => ({ [offerCall]: () => problem(422, { code: 'date_past' }) }));
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  await screen.findAllByText(/Choose a day within the next three years/);
  expect(document.activeElement).toBe(screen.getByLabelText('Valid until'));
});

test('G4: a lost answer is retried under the same key', async () => {
  let times = 0;
  const { callsOf } = await open(preparing(), () => ({
    [offerCall]: () => (++times === 1 ? problem(503) : json(offered())),
  }));
  fill();
  const send = screen.getByRole('button', { name: 'Send the offer' });
  await userEvent.click(send);
  await screen.findByText(/No answer came/);
  await userEvent.click(send);
  await screen.findByText('The offer is sent.');
  const [first, second] = callsOf(offerCall);
  expect(first!.key).toBe(second!.key);
});

test('G4: a request can be declined with a reason, which is shown', async () => {
  const declined = receivedQuote({ state: 'declined', declined: { by: 'partner', reason: 'Not our size.' } });
  const { bodiesOf } = await open(receivedQuote(), (upstream) => ({
    'POST /quotes/:id/offers/:offerId/decline': () => json((upstream.quote = declined)),
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline the request' }));
  const dialog = screen.getByRole('dialog');
  enter(within(dialog).getByRole('textbox'), 'Not our size.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the request' }));
  await screen.findByText(/You have declined this request/);
  expect(bodiesOf('POST /quotes/:id/offers/:offerId/decline')).toEqual([{ reason: 'Not our size.' }]);
  expect(screen.queryByRole('button', { name: 'Prepare an offer' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your offer'));
});

test('G4: accepted lines and their order are shown', async () => {
  await open(
    receivedQuote({
      state: 'accepted',
      revisions: [buildOfferRevision()],
      accepted: { revision: 1, lineIds: ['1'], cartId: null, orderId: null, orderNumber: '2000417' },
    }),
  );
  expect(screen.getByText(/has accepted 1 of 3 lines\. Ordered under number 2000417/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revise the offer' })).toBeNull();
  expect(offerIds).toHaveLength(3);
});

test('a draft restored after a reload can be discarded and closed', async () => {
  const first = await open(offered());
  await userEvent.click(screen.getByRole('button', { name: 'Revise the offer' }));
  enter(price(numbers[0]), '25');
  first.unmount();
  await open(offered());
  expect(price(numbers[0]).value).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(price(numbers[0]).value).toBe('27.00');
  await userEvent.type(price(numbers[0]), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Revise the offer' });
  expect(screen.queryByRole('button', { name: 'Send the revised offer' })).toBeNull();
});

test('G4: an offered substitute can be deleted letter by letter', async () => {
  await open(offered(1, { lines: numbers.map((_, index) => buildOfferedLine(String(index + 1), { note: 'x' })) }));
  await userEvent.click(screen.getByRole('button', { name: 'Revise the offer' }));
  const [note] = screen.getAllByRole('textbox', { name: 'Note on this line' });
  await userEvent.clear(note!);
  expect(note!.isConnected).toBe(true);
  expect(document.activeElement).toBe(note);
});

test('G4: after a lost answer the own offer, read later, counts, and no colleague’s', async () => {
  const { upstream, app, bodiesOf } = await open(preparing(), () => ({ [offerCall]: () => problem(503) }));
  fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  await screen.findByText('We do not know whether this was done.');
  const sent = bodiesOf(offerCall)[0] as Pick<OfferRevision, 'lines' | 'terms' | 'validUntil'>;
  upstream.quote = offered(1, { lines: sent.lines, validUntil: sent.validUntil, terms: sent.terms });
  await act(() => app.queryClient.invalidateQueries());
  await screen.findByText('The offer is sent.');
  await screen.findByRole('button', { name: 'Revise the offer' });
  expect(screen.queryByText('A colleague has offered meanwhile.')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('G4: an ordered offer shows what its supplier needs, who confirms the days and ships', async () => {
  const shippingAddress = {
    ...{ companyOrName: 'Hamnverket Service AB', streetAddress: '14 Foundry Row', addressLineTwo: '' },
    ...{ zipCode: 'S3 8AB', city: 'Sheffield', countryCode: 'GB', stateCode: '' },
  };
  const line = { ...{ note: '', quantity: 60, shippedQuantity: 0, requestedDate: null }, promisedDate: '2027-12-10' };
  const order: OrderToDeliver = {
    ...{ orderNumber: 'SO-240118', placedAt: '2026-11-20T23:30:00.000Z', status: 'received' },
    ...{ customerOrderReference: 'PO 88', yourReference: '', remark: 'Gate 4', confirmedAt: null, shipments: [] },
    ...{ email: 'anna@hamnverket.example', phoneNumber: '+44 114 496 0182', shippingAddress },
    freight: {
      ...{ id: 'agreed', incoterm: 'DDP', amount: '45.00', currency: 'GBP', deliveryDate: '2027-12-10' },
      ...{ requestedDeliveryDate: null, partialDelivery: true, offered: { freight: 'amount', place: 'Sheffield' } },
    },
    lines: [{ lineId: '1', articleNumber: numbers[0], name: 'Channel gasket GX-050, NBR', ...line }],
  };
  const ordered = (more: Partial<OrderToDeliver> = {}): Quote => {
    const quote = offered();
    const accepted = { revision: 1, lineIds: ['1'], cartId: null, orderId: null, orderNumber: order.orderNumber };
    return {
      ...quote,
      ...{ state: 'accepted', timeZone: 'Europe/Berlin' },
      offers: [{ ...quote.offers[0]!, state: 'accepted', accepted: { ...accepted, order: { ...order, ...more } } }],
    };
  };
  const delivery = 'PUT /quotes/:id/offers/:offerId/delivery';
  const shipping = 'POST /quotes/:id/offers/:offerId/shipments';
  const { bodiesOf } = await open(ordered(), (upstream) => ({
    [delivery]: () => json((upstream.quote = ordered({ confirmedAt: '2026-11-21T09:00:00.000Z' }))),
    [shipping]: () => json((upstream.quote = ordered({ status: 'shipped' }))),
  }));
  const section = screen.getByRole('region', { name: /^Order SO-240118/ });
  // the day is the customer's, as everywhere in their request
  const facts = ['14 Foundry Row', '21 November 2026', 'PO 88', 'Gate 4', 'anna@hamnverket.example', 'DDP Sheffield'];
  for (const text of facts) {
    expect(section.textContent).toContain(text);
  }
  fireEvent.change(screen.getByLabelText(`Day on which ${numbers[0]} arrives`), { target: { value: '2027-12-03' } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm these days' }));
  await screen.findByText(/^You confirmed the days of delivery/);
  expect(bodiesOf(delivery)).toEqual([{ lines: [{ lineId: '1', promisedDate: '2027-12-03' }] }]);
  enter(field('Carried by'), 'Albion');
  enter(field(/^Tracking number/), 'AL 4711');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  await screen.findByText('Everything is on its way.');
  expect(bodiesOf(shipping)).toEqual([{ lineIds: ['1'], carrier: 'Albion', trackingNumber: 'AL 4711' }]);
});
