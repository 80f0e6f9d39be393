import type { Quote } from '@shop/api-contracts';
import {
  buildQuoteMessage,
  buildQuoteRequest,
  buildUser,
  offerIds,
  quotedLines,
  quoteNumber,
  threeOffers,
} from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { quoteIn } from '../fake-quotes.fixture.ts';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { rereadMs } from '../quote/quotes-query.ts';

const address = `/en-gb/portal/quoterequests/${quoteNumber}`;
const read = `GET /quotes/${quoteNumber}`;
const [, tidewell, pennine] = offerIds;

// the tests type into forms letter by letter
jest.setTimeout(30_000);
afterEach(() => {
  jest.useRealTimers();
  clearBrowserData();
});

/** The page of a request; upstream answers with the current `server.quote`. */
async function openQuote(
  quote: Quote = buildQuoteRequest(),
  answers: (server: { quote: Quote }) => Answers = () => ({}),
) {
  const server = { quote };
  const opened = await openShop(address, {
    answers: {
      ...answers(server),
      [read]: () => json(server.quote),
      'GET /quotes': () => json({ quotes: [], total: 0 }),
    },
  });
  await screen.findByRole('heading', { name: /^(?:Offers|Requested articles)$/ });
  return { ...opened, server };
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const cell = (name: RegExp, column: number) => within(row(name)).getAllByRole('cell')[column]!;
const cardOf = (name: string) => screen.getByRole('article', { name });
const headingOf = (name: string) => screen.getByRole('heading', { level: 3, name });

test('G4: offers are compared line by line, with price, lead time, substitute and shop price', async () => {
  await openQuote();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quote request Q300041');
  expect(screen.getByTestId('trail')).toBeTruthy();
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('abbr'))).toEqual([
    null,
    'Vadholm Ltd',
    'Tidewell Thermal Ltd, Hull',
    'Pennine Heat Services',
  ]);
  // when it ends is said once, beside what can be done with it
  expect(heads[2]!.textContent).toBe('Tidewell Thermal Ltd, Hull£6,522.00');
  expect(screen.getAllByText(/24 November 2026 at 23:59 GMT/).map((end) => end.closest('article') !== null)).toEqual([
    false,
    true,
  ]);
  const own = cell(/Channel gasket/, 0).textContent;
  for (const text of [
    '£27.00',
    '£1,620.00 for 60',
    '10% below the shop price',
    '£1.00 above your target price',
    '10 days',
  ])
    expect(own).toContain(text);
  const other = cell(/Channel gasket/, 1).textContent;
  for (const text of ['£25.40', 'Lowest price', 'Meets your target price', 'Price down, was £28.50.'])
    expect(other).toContain(text);
  const kit = cell(/Cleaning kit/, 1).textContent;
  for (const text of ['Instead: Descaler concentrate 25 l', 'TW-DES-25', 'Sooner, was 5 days.', 'Now another article.'])
    expect(kit).toContain(text);
  expect(cell(/GX-110/, 2).textContent).toContain('Cannot be supplied');
  expect(within(cell(/GX-110/, 2)).queryByRole('radio')).toBeNull();
  for (const text of ['Target price: £26.00 each', 'Shop price: £30.00 each'])
    expect(row(/Channel gasket/).textContent).toContain(text);
});

test('G4: the end of an offer is shown in the customer’s time zone, with its name', async () => {
  await openQuote(
    buildQuoteRequest({
      timeZone: 'Europe/Stockholm',
      offers: [{ ...threeOffers[0]!, expiresAt: '2027-12-18T23:00:00.000Z' }],
    }),
  );
  expect(cardOf('Vadholm Ltd').textContent).toContain('until 18 December 2027 at\u00a023:59 CET');
});

test('G4: an older revision can be viewed, but not picked from', async () => {
  await openQuote();
  const revisions = within(cardOf('Tidewell Thermal Ltd, Hull')).getByLabelText('Offer');
  await userEvent.selectOptions(revisions, 'No. 1 of 17 November 2026');
  expect(cell(/Channel gasket/, 1).textContent).toContain('£28.50');
  expect(within(cell(/Channel gasket/, 1)).queryByRole('radio')).toBeNull();
  await userEvent.selectOptions(revisions, 'No. 2 of 19 November 2026 (latest)');
  expect(within(cell(/Channel gasket/, 1)).getByRole('radio')).toBeTruthy();
});

test('G4: a line is picked from one offer or none; the total follows, and survives a reload', async () => {
  const { unmount } = await openQuote();
  await userEvent.click(screen.getByRole('button', { name: 'Pick lowest prices' }));
  expect(screen.getByText('3 of 3 lines chosen from 1 offer')).toBeTruthy();
  expect(screen.getAllByText('£6,522.00')).toHaveLength(3);
  await userEvent.click(within(cell(/Channel gasket/, 2)).getByRole('radio'));
  const remove = screen.getByRole('button', { name: /^Remove choice.*GX-110-48-P16/ });
  await userEvent.click(remove);
  expect(remove.isConnected).toBe(false);
  expect(document.activeElement).toBe(within(cell(/GX-110/, 1)).getByRole('radio'));
  expect(screen.getByText('2 of 3 lines chosen from 2 offers')).toBeTruthy();
  expect(screen.getByText('£1,858.00')).toBeTruthy();
  unmount();
  await openQuote();
  expect(screen.getByText('2 of 3 lines chosen from 2 offers')).toBeTruthy();
});

test('G4: what does not fit its unit says so before it is accepted', async () => {
  const unit = { equipmentId: 'AB12CD34EF', serialNumber: '30-114-0021', name: 'GX-050, Malmö harbour' };
  const reasons = [{ code: 'noData' as const, need: null, have: null, unit: null }];
  const [first, ...others] = quotedLines;
  await openQuote(
    buildQuoteRequest({
      lines: [{ ...first!, unit, fit: { verdict: 'doesNotFit', basis: null, reasons } }, ...others],
    }),
  );
  await userEvent.click(within(cell(/Channel gasket/, 1)).getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept offers' }));
  expect(dialog.getByText('For unit 30-114-0021')).toBeTruthy();
  expect(dialog.getByText('Does not fit')).toBeTruthy();
});

test('G4: parts of two offers are accepted together, each with its revision, under the own order number', async () => {
  const accept = `POST /quotes/${quoteNumber}/acceptance`;
  const taken = { revision: 2, lineIds: ['1'], cartId: 'e'.repeat(32), orderId: null, orderNumber: null };
  const { bodiesOf } = await openQuote(buildQuoteRequest(), (server) => ({
    [accept]: () => {
      server.quote = buildQuoteRequest({
        state: 'accepted',
        offers: [
          threeOffers[0]!,
          { ...threeOffers[1]!, state: 'accepted', accepted: taken },
          {
            ...threeOffers[2]!,
            state: 'accepted',
            accepted: { ...taken, revision: 1, lineIds: ['2'], cartId: 'f'.repeat(32) },
          },
        ],
      });
      return json(server.quote);
    },
  }));
  await userEvent.click(within(cell(/Channel gasket/, 1)).getByRole('radio'));
  await userEvent.click(within(cell(/Cleaning kit/, 2)).getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept offers' });
  // the line that is picked from neither
  const lapses = 'the offer from Tidewell Thermal Ltd, Hull lapses: it can no longer be accepted afterwards.';
  expect(within(dialog).getByText(`1 line of ${lapses}`)).toBeTruthy();
  expect(dialog.textContent).not.toContain('the offer from Pennine Heat Services lapse');
  for (const text of [
    'From Tidewell Thermal Ltd, Hull',
    '£1,524.00',
    'From Pennine Heat Services',
    '£344.00',
    '£1,868.00',
  ])
    expect(dialog.textContent).toContain(text);
  const reference = within(dialog).getByLabelText(/Your purchase order number/);
  expect((reference as HTMLInputElement).value).toBe('HV-26-0090');
  await userEvent.clear(reference);
  await userEvent.type(reference, 'PO 77');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  const accepted = await screen.findByRole('region', { name: 'What you accepted' });
  expect(bodiesOf(accept)).toEqual([
    {
      picks: [
        { offerId: tidewell, revision: 2, lineIds: ['1'] },
        { offerId: pennine, revision: 1, lineIds: ['2'] },
      ],
      customerOrderReference: 'PO 77',
      shippingAddress: null,
    },
  ]);
  expect(
    within(accepted)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/en-gb/checkout/contact?c=${'e'.repeat(32)}`, `/en-gb/checkout/contact?c=${'f'.repeat(32)}`]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What you accepted'));
  expect(cardOf('Tidewell Thermal Ltd, Hull').textContent).toContain('Accepted in part: £1,524.00 of £6,522.00');
  expect(cell(/GX-110/, 1).textContent).toContain('No longer offered');
  expect(cell(/GX-110/, 0).textContent).not.toContain('No longer offered');
  expect(cell(/Channel gasket/, 1).textContent).not.toContain('No longer offered');
  expect(screen.queryByText(/^Earliest offer expiry:/)).toBeNull();
});

test('G4: accepting a whole offer mentions neither lapsing lines nor parts', async () => {
  const accept = `POST /quotes/${quoteNumber}/acceptance`;
  await openQuote(quoteIn.offered(), () => ({
    [accept]: () => {
      const [offer] = quoteIn.accepted().offers;
      return json(
        buildQuoteRequest({ offers: [{ ...offer!, accepted: { ...offer!.accepted!, lineIds: ['1', '2', '3'] } }] }),
      );
    },
  }));
  expect(within(cardOf('Vadholm Ltd')).getByText('until 18 December 2026 at 23:59 GMT')).toBeTruthy();
  expect(screen.getAllByText(/18 December 2026 at 23:59 GMT/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Choose the whole offer from Vadholm Ltd' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept offers' });
  expect(dialog.textContent).not.toMatch(/lapse/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await screen.findByRole('region', { name: 'What you accepted' });
  expect(cardOf('Vadholm Ltd').textContent).not.toContain('Accepted in part');
});

test('G4: an offer revised during acceptance lists its changes before accepting, and keeps the picks', async () => {
  const accept = `POST /quotes/${quoteNumber}/acceptance`;
  const last = threeOffers[1]!.revisions[1]!;
  const revised = {
    ...threeOffers[1]!,
    revisions: [
      ...threeOffers[1]!.revisions,
      {
        ...last,
        revision: 3,
        lines: last.lines.map((line) => (line.lineId === '1' ? { ...line, unitPrice: '29.00' } : line)),
      },
    ],
  };
  const { bodiesOf } = await openQuote(buildQuoteRequest(), (server) => ({
    [accept]: ({ body }) => {
      const { picks } = JSON.parse(body as string) as { picks: { revision: number }[] };
      if (picks[0]!.revision === 3) return json(server.quote);
      server.quote = buildQuoteRequest({ offers: [threeOffers[0]!, revised, threeOffers[2]!] });
      return problem(409, { code: 'offer_revised' });
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose the whole offer from Tidewell Thermal Ltd, Hull' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept offers' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect((await within(dialog).findByText(/Price up, was £25.40/)).textContent).toContain('GX-050-GC-NBR');
  expect(within(dialog).queryByRole('button', { name: 'Accept' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on with this' }));
  expect(dialog.textContent).toContain('£29.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(accept)).toMatchObject([
    { picks: [{ revision: 2, lineIds: ['1', '2', '3'] }] },
    { picks: [{ revision: 3, lineIds: ['1', '2', '3'] }] },
  ]);
});

test.each([
  ['offer_expired', { state: 'expired' as const }, 'The offer has ended. Ask the supplier again.'],
  [
    'offer_revised',
    { state: 'declined' as const, declined: { by: 'partner' as const, reason: '' } },
    'This line is no longer offered.',
  ],
  [
    'line_taken',
    {
      state: 'accepted' as const,
      accepted: { revision: 2, lineIds: ['1'], cartId: null, orderId: null, orderNumber: null },
    },
    'This line has been accepted already.',
  ],
])('G4: %s during acceptance is listed per line, and removes the picks', async (code, now, words) => {
  await openQuote(buildQuoteRequest(), (server) => ({
    [`POST /quotes/${quoteNumber}/acceptance`]: () => {
      server.quote = buildQuoteRequest({ offers: [threeOffers[0]!, { ...threeOffers[1]!, ...now }, threeOffers[2]!] });
      return problem(409, { code });
    },
  }));
  await userEvent.click(within(cell(/Channel gasket/, 1)).getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText(new RegExp(words))).toBeTruthy();
  expect(within(dialog).getByText('Nothing of what you chose is offered any more.')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Go on with this' })).toBeNull();
});

test('G4: a lost answer is retried under the same key, so that nothing is accepted twice', async () => {
  const accept = `POST /quotes/${quoteNumber}/acceptance`;
  let isLost = true;
  const { callsOf } = await openQuote(buildQuoteRequest(), (server) => ({
    [accept]: () => {
      if (!isLost) return json(server.quote);
      isLost = false;
      throw new TypeError('fetch failed');
    },
  }));
  await userEvent.click(within(cell(/Channel gasket/, 1)).getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const confirm = await screen.findByRole('button', { name: 'Accept' });
  await userEvent.click(confirm);
  expect(await screen.findByText(/nothing is done twice/)).toBeTruthy();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = callsOf(accept).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('I6: where orders are placed at once, the account’s default address is the delivery address', async () => {
  const accept = `POST /quotes/${quoteNumber}/acceptance`;
  const ordered = { revision: 1, lineIds: ['1'], cartId: null, orderId: 'd'.repeat(32), orderNumber: 'SO-240300' };
  const opened = await openShop(address, {
    answers: {
      [read]: () => json(buildQuoteRequest({ isOrderedInCheckout: false, offers: [threeOffers[0]!] })),
      [accept]: () =>
        json(
          buildQuoteRequest({
            isOrderedInCheckout: false,
            offers: [{ ...threeOffers[0]!, state: 'accepted', accepted: ordered }],
          }),
        ),
      'GET /quotes': () => json({ quotes: [], total: 0 }),
    },
    addresses: [
      {
        id: '1',
        displayName: 'Office',
        companyOrName: 'Hamnverket',
        streetAddress: 'Hamngatan 1',
        addressLineTwo: '',
        zipCode: '211 22',
        city: 'Malmö',
        countryCode: 'SE',
        stateCode: '',
        defaultDelivery: false,
        defaultInvoice: true,
      },
      {
        id: '2',
        displayName: 'Works',
        companyOrName: 'Hamnverket',
        streetAddress: 'Varvsgatan 7',
        addressLineTwo: '',
        zipCode: '211 19',
        city: 'Malmö',
        countryCode: 'SE',
        stateCode: '',
        defaultDelivery: true,
        defaultInvoice: false,
      },
    ],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /GX-050-GC-NBR/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const works = await screen.findByRole<HTMLInputElement>('radio', { name: /^Works/ });
  expect(works.checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Accept and order' }));
  const link = await screen.findByRole('link', { name: 'Order SO-240300' });
  expect(link.getAttribute('href')).toBe(`/en-gb/portal/orders/${'d'.repeat(32)}`);
  expect(opened.bodiesOf(accept)).toMatchObject([
    { shippingAddress: { streetAddress: 'Varvsgatan 7', zipCode: '211 19', countryCode: 'SE' } },
  ]);
});

test('G4: an offer can be declined with a reason', async () => {
  const decline = `POST /quotes/${quoteNumber}/offers/${tidewell}/decline`;
  const { bodiesOf } = await openQuote(buildQuoteRequest(), () => ({
    [decline]: () =>
      json(
        buildQuoteRequest({
          offers: [
            threeOffers[0]!,
            { ...threeOffers[1]!, state: 'declined', declined: { by: 'customer', reason: 'Too dear.' } },
            threeOffers[2]!,
          ],
        }),
      ),
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline: Tidewell Thermal Ltd, Hull' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Too dear.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(cardOf('Tidewell Thermal Ltd, Hull').textContent).toContain('You declined. “Too dear.”'));
  expect(document.activeElement).toBe(headingOf('Tidewell Thermal Ltd, Hull'));
  expect(bodiesOf(decline)).toEqual([{ reason: 'Too dear.' }]);
  expect(within(cell(/Channel gasket/, 1)).queryByRole('radio')).toBeNull();
});

test('G4: a request without an offer is withdrawn, not declined', async () => {
  const withdraw = `POST /quotes/${quoteNumber}/offers/${offerIds[0]}/decline`;
  const requested = quoteIn.requested();
  const { bodiesOf } = await openQuote(requested, (server) => ({
    [withdraw]: () => {
      const [offer, ...rest] = requested.offers;
      server.quote = {
        ...requested,
        offers: [{ ...offer!, state: 'declined', declined: { by: 'customer', reason: '' } }, ...rest],
      };
      return json(server.quote);
    },
  }));
  expect(screen.getByRole('heading', { name: 'Requested articles' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw: Vadholm Ltd' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the request to Vadholm Ltd?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(cardOf('Vadholm Ltd').textContent).toContain('You withdrew the request.'));
  expect(bodiesOf(withdraw)).toEqual([{ reason: '' }]);
});

test('G4: prices of a request to another market name their currency', async () => {
  await openQuote({ ...buildQuoteRequest(), currency: 'EUR' });
  expect(screen.getByText('Prices in').nextElementSibling?.textContent).toBe('EUR');
});

test('G4: an ended offer can be requested again; without a text it sends null', async () => {
  const askAgain = `POST /quotes/${quoteNumber}/offers/${offerIds[0]}/askagain`;
  const { bodiesOf } = await openQuote(quoteIn.expired(), () => ({ [askAgain]: () => json(quoteIn.requested()) }));
  expect(cardOf('Vadholm Ltd').textContent).toContain('ended 30 October 2026 at\u00a023:59');
  await userEvent.click(screen.getByRole('button', { name: 'Ask again: Vadholm Ltd' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(cardOf('Vadholm Ltd').textContent).toContain('Waiting for an answer.'));
  expect(document.activeElement).toBe(headingOf('Vadholm Ltd'));
  expect(bodiesOf(askAgain)).toEqual([{ text: null }]);
});

test('G4: a refusal because of the request’s state is explained, and the present state is shown', async () => {
  const { callsOf } = await openQuote(quoteIn.offered(), (server) => ({
    [`POST /quotes/${quoteNumber}/offers/${offerIds[0]}/decline`]: () => {
      server.quote = quoteIn.accepted();
      return problem(409, { code: 'quote_state', state: 'accepted' });
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline: Vadholm Ltd' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await within(dialog).findByText(/has moved on meanwhile/)).toBeTruthy();
  await waitFor(() => expect(callsOf(read).length).toBeGreaterThan(1));
});

test('G4: a message about a line is sent to its supplier, added to the thread, and the field is emptied', async () => {
  const write = `POST /quotes/${quoteNumber}/offers/${tidewell}/messages`;
  const { bodiesOf } = await openQuote(buildQuoteRequest(), (server) => ({
    [write]: ({ body }) => {
      const message = buildQuoteMessage({ id: 'm9', ...(JSON.parse(body as string) as object) });
      const offers = server.quote.offers.map((offer) =>
        offer.offerId === tidewell ? { ...offer, messages: [...offer.messages, message] } : offer,
      );
      server.quote = buildQuoteRequest({ offers });
      return json(server.quote);
    },
  }));
  await userEvent.click(screen.getByRole('button', { name: /^2 messages.*Tidewell/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Ask about it.*GX-050-GC-NBR/ }));
  const messages = screen.getByRole('region', { name: 'Messages' });
  expect(within(messages).getByRole('log').textContent).toContain('Joan Priestley');
  await userEvent.type(within(messages).getByLabelText('Your message'), 'Which hardness?');
  await userEvent.click(within(messages).getByRole('button', { name: 'Send' }));
  await within(messages).findByText('Which hardness?');
  expect(bodiesOf(write)).toEqual([{ text: 'Which hardness?', lineId: '1' }]);
  const text = within(messages).getByLabelText<HTMLTextAreaElement>('Your message');
  await waitFor(() => expect(text.value).toBe(''));
  // the sent message is shown, and the empty field is no error
  const written = () => within(within(messages).getByRole('log')).getAllByRole('listitem');
  await waitFor(() => expect(document.activeElement).toBe(written().at(-1)));
  await userEvent.click(text);
  await userEvent.tab();
  expect(text.getAttribute('aria-invalid')).toBeNull();
});

test('G4: an empty message is not sent, and each attempt shows the error', async () => {
  const { callsOf } = await openQuote();
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
  for (const _time of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).toBe(text()));
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Write a message.' })).toBeTruthy();
    await userEvent.type(text(), ' ');
    expect(text().getAttribute('aria-invalid')).toBeNull();
  }
  expect(callsOf('POST /quotes/:id/offers/:offerId/messages')).toEqual([]);
});

test('G4: a message that failed to send stays in its field', async () => {
  await openQuote(quoteIn.offered(), () => ({
    [`POST /quotes/${quoteNumber}/offers/${offerIds[0]}/messages`]: () => problem(500),
  }));
  await userEvent.type(screen.getByLabelText('Your message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This was not done.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Hello');
});

test('G4: new offers and messages appear automatically, and a new price is announced', async () => {
  const first = { ...threeOffers[1]!, revisions: [threeOffers[1]!.revisions[0]!], messages: [] };
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = await openQuote(buildQuoteRequest({ offers: [first] }));
  expect(screen.queryByText(/New offer from/)).toBeNull();
  server.quote = buildQuoteRequest({ offers: [threeOffers[1]!] });
  await act(() => jest.advanceTimersByTimeAsync(rereadMs + 100));
  expect(await screen.findByText('New offer from Tidewell Thermal Ltd, Hull.')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('Not earlier, but cheaper');
  await userEvent
    .setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    .click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/New offer from/)).toBeNull();
});

test.each([404, 400])('G4: another person’s request (%i) is not found, with a link to the own ones', async (status) => {
  await openShop(address, { answers: { [read]: () => problem(status, { code: 'quote_unknown' }) } });
  await screen.findByRole('heading', { name: 'This quote request was not found' });
  expect(screen.getByRole('link', { name: 'To all quote requests' }).getAttribute('href')).toBe(
    '/en-gb/portal/quoterequests',
  );
});

test('a request that fails to load can be retried', async () => {
  let isBroken = true;
  await openShop(address, { answers: { [read]: () => (isBroken ? problem(500) : json(buildQuoteRequest())) } });
  await screen.findByRole('heading', { name: 'The quote request could not be loaded' });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Offers' });
});

test('G3: before the first answer the page says that answers appear automatically', async () => {
  await openQuote(quoteIn.requested());
  expect(cardOf('Vadholm Ltd').textContent).toContain('Waiting for an answer. We will e-mail you.');
  expect(screen.getAllByRole('row')).toHaveLength(1 + quotedLines.length);
  expect(screen.queryByRole('button', { name: 'Check and accept' })).toBeNull();
});

test('a request can be repeated; discontinued lines are named before adding', async () => {
  const addMany = `POST /cart/${'c'.repeat(32)}/addmany`;
  const { bodiesOf } = await openQuote(
    buildQuoteRequest({ lines: [quotedLines[0]!, { ...quotedLines[1]!, item: null }] }),
    () => ({ [addMany]: () => json({ id: 'c'.repeat(32), eTag: '"2"', totalCartSize: 1 }) }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Put all lines into the quote cart' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('SK-CL-DES-20, Cleaning kit, descaler 20 l: is no longer sold in your market');
  expect(bodiesOf(addMany)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 line' }));
  await waitFor(() => expect(bodiesOf(addMany)).toHaveLength(1));
});

test('print shows the messages with all suppliers by name', async () => {
  const [own, tidewell, last] = threeOffers;
  await openQuote(
    buildQuoteRequest({
      offers: [{ ...own!, messages: [buildQuoteMessage({ text: 'Until when?' })] }, tidewell!, last!],
    }),
  );
  const messages = screen.getByRole('region', { name: 'Messages' });
  const printed = [...messages.querySelectorAll('div.print-only')].map(({ textContent }) => textContent);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/^Tidewell Thermal Ltd, Hull.*Can the gaskets come earlier/);
  expect(messages.textContent).toContain('Vadholm LtdAnna Lindqvist');
  for (const choice of messages.querySelectorAll('select')) expect(choice.closest('[data-chrome]')).toBeTruthy();
});

test('print shows address, date and market', async () => {
  await openQuote();
  const printed = document.querySelector('.print-only')!.textContent;
  expect(printed).toContain('United Kingdom');
  expect(printed).toContain(`https://shop.example${address}`);
});

test('G4: after a lost answer the accepted state, read later, counts', async () => {
  const { server, app } = await openQuote(buildQuoteRequest(), () => ({
    [`POST /quotes/${quoteNumber}/acceptance`]: () => problem(503),
  }));
  await userEvent.click(within(cell(/Channel gasket/, 1)).getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByText('We do not know whether this was done.');
  const accepted = { revision: 2, lineIds: ['1'], cartId: 'e'.repeat(32), orderId: null, orderNumber: null };
  server.quote = buildQuoteRequest({
    offers: [threeOffers[0]!, { ...threeOffers[1]!, state: 'accepted', accepted }, threeOffers[2]!],
  });
  await act(() => app.queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: /^Order now/ })).toBeTruthy();
});

test('G4: offline nothing is sent, which is not called unknown; after a lost answer it is', async () => {
  let isLost = true;
  const path = `POST /quotes/${quoteNumber}/acceptance`;
  const { callsOf } = await openQuote(buildQuoteRequest(), () => ({
    [path]: () => (isLost ? Promise.reject(new TypeError('lost')) : problem(409, { code: 'quote_state' })),
  }));
  await userEvent.click(within(cell(/Channel gasket/, 1)).getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Check and accept' }));
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByText(/^You are offline, so nothing was sent/);
  expect(screen.getByText('This was not done.')).toBeTruthy();
  expect(callsOf(path)).toEqual([]);
  onLine.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('We do not know whether this was done.');
  // the first may have arrived, so that this one being offline is no comfort
  onLine.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(callsOf(path)).toHaveLength(2));
  await screen.findByText('We do not know whether this was done.');
  isLost = false;
  onLine.mockRestore();
});

test('H6: colleagues see who orders the accepted lines', async () => {
  const [offer] = quoteIn.accepted().offers;
  await openQuote({ ...quoteIn.accepted(), offers: [{ ...offer!, accepted: { ...offer!.accepted!, cartId: null } }] });
  expect(screen.getByText('A colleague accepted it and has not ordered it yet.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Order now/ })).toBeNull();
});

test('a missing request is not requested repeatedly', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { callsOf } = await openShop(address, { answers: { [read]: () => problem(404, { code: 'quote_unknown' }) } });
  await screen.findByRole('heading', { name: 'This quote request was not found' });
  const times = callsOf(read).length;
  await act(() => jest.advanceTimersByTimeAsync(3 * rereadMs));
  expect(callsOf(read)).toHaveLength(times);
});

test('H6: days are shown in the request’s time zone', async () => {
  const offeredAt = '2026-11-20T23:30:00.000Z';
  const [first, second, third] = threeOffers;
  const revisions = second!.revisions.map((revision) => ({ ...revision, offeredAt }));
  await openQuote(
    buildQuoteRequest({
      timeZone: 'Europe/Stockholm',
      requestedAt: '2026-11-16T23:05:00.000Z',
      offers: [{ ...first!, revisions: [{ ...first!.revisions[0]!, offeredAt }] }, { ...second!, revisions }, third!],
    }),
  );
  expect(screen.getByText(/17 November 2026/)).toBeTruthy();
  expect(cardOf('Vadholm Ltd').textContent).toContain('Offered on 21 November 2026');
  const options = within(cardOf('Tidewell Thermal Ltd, Hull')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'No. 2 of 21 November 2026 (latest)',
    'No. 1 of 21 November 2026',
  ]);
});

test('G4: a draft message is restored on return, with its line', async () => {
  const { router } = await openQuote();
  await userEvent.click(screen.getByRole('button', { name: /^Ask about it.*SK-CL-DES-20/ }));
  const about = () => screen.getByLabelText<HTMLSelectElement>('About');
  expect(about().value).toBe('2');
  await userEvent.type(screen.getByLabelText('Your message'), 'In drums?');
  await userEvent.click(screen.getByRole('button', { name: /^Ask about it.*GX-110-48-P16/ }));
  await act(() => router.navigate('/en-gb/portal/quoterequests'));
  await act(() => router.navigate(address));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your message')).value).toBe('In drums?');
  expect(about().value).toBe('3');
});

test('G4: a chosen line without a text is no draft', async () => {
  const { router } = await openQuote();
  await userEvent.selectOptions(screen.getByLabelText('About'), '2');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  await act(() => router.navigate('/en-gb/portal/quoterequests'));
  await act(() => router.navigate(address));
  expect((await screen.findByLabelText<HTMLSelectElement>('About')).value).toBe('');
  expect(screen.queryByText('What you entered is here again.')).toBeNull();
});

test.each([
  ['private customers of a market whose prices contain the tax', { gcmNumber: '' }, true],
  ['companies there', {}, false],
])('G4: offered prices are labelled as without tax for %s', async (_whom, user, isShown) => {
  await openShop(address, {
    user: buildUser(user),
    market: { priceDisplay: 'gross' },
    answers: { [read]: () => json(buildQuoteRequest()), 'GET /quotes': () => json({ quotes: [], total: 0 }) },
  });
  await screen.findByRole('heading', { name: 'Offers' });
  const offered = cell(/Channel gasket/, 0).textContent;
  expect(offered.includes('£27.00 each, excl. VAT')).toBe(isShown);
  // a price with tax is not comparable to one without
  expect(offered.includes('below the shop price')).toBe(!isShown);
  const asked = row(/Channel gasket/).textContent;
  expect(asked.includes('Shop price: £30.00 each, incl. VAT')).toBe(isShown);
  expect(asked.includes('Target price: £26.00 each, excl. VAT')).toBe(isShown);
});
