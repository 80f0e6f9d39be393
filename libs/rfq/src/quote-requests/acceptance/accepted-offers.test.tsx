import type { Quote } from '@shop/api-contracts';
import { buildQuoteRequest, offerIds, quoteNumber, threeOffers } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { quoteIn } from '../../fake-quotes.fixture.ts';
import { json, openShop, problem, type Answers } from '../../shop.fixture.tsx';

const release = `POST /quotes/${quoteNumber}/offers/${offerIds[0]}/release`;
const cartId = 'e'.repeat(32);
const markets = [
  { region: 'Europe', countryCode: 'BE', languageCode: 'nl', description: 'België / Nederlands', locale: 'nl-be' },
  { region: 'Europe', countryCode: 'BE', languageCode: 'fr', description: 'Belgique / français', locale: 'fr-be' },
  { region: 'Europe', countryCode: 'SE', languageCode: 'sv', description: 'Sverige / svenska', locale: 'sv-se' },
  { region: 'Europe', countryCode: 'SE', languageCode: 'en', description: 'Sweden / English', locale: 'en-se' },
];

/** The first of three offers, accepted for two lines; `more` may set by whom and its result. */
const accepted = (more: Partial<NonNullable<Quote['offers'][number]['accepted']>> = {}, quote: Partial<Quote> = {}) =>
  buildQuoteRequest({
    state: 'accepted',
    offers: threeOffers.map((offer, index) =>
      index > 0
        ? offer
        : {
            ...offer,
            state: 'accepted',
            expiresAt: '2027-12-19T00:00:00.000Z',
            accepted: { revision: 1, lineIds: ['1', '2'], cartId, orderId: null, orderNumber: null, ...more },
          },
    ),
    ...quote,
  });
const standing = () => buildQuoteRequest({ offers: threeOffers });

/** Opens a request; upstream answers with the current `server.quote`. */
async function open(quote: Quote, answers: (server: { quote: Quote }) => Answers = () => ({}), locale = 'en-gb') {
  const server = { quote };
  const opened = await openShop(`/${locale}/portal/quoterequests/${quoteNumber}`, {
    locale,
    answers: {
      ...answers(server),
      [`GET /quotes/${quoteNumber}`]: () => json(server.quote),
      'GET /quotes': () => json({ quotes: [], total: 0 }),
      'GET /markets': () => json(markets),
    },
  });
  return { ...opened, server, region: await screen.findByRole('region', { name: 'What you accepted' }) };
}
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo acceptance: Vadholm Ltd' }));
const confirm = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo acceptance' }));

afterEach(clearBrowserData);

test('H6: revoking an acceptance that is not ordered frees its lines and focuses the offer', async () => {
  const { callsOf } = await open(accepted(), (server) => ({ [release]: () => json((server.quote = standing())) }));
  expect(screen.getAllByRole('radio', { name: /GX-110-48-P16/ })).toHaveLength(1);
  expect(screen.queryByRole('radio', { name: /GX-050-GC-NBR/ })).toBeNull();
  await undo();
  const dialog = screen.getByRole('dialog', { name: 'Undo the acceptance: Vadholm Ltd?' });
  expect(dialog.textContent).toContain('The 2 lines are free again and can be taken from any offer.');
  expect(dialog.textContent).toContain('This offer stands until 18 December 2027 at\u00a023:59 GMT.');
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Keep it' }));
  await confirm();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What you accepted' })).toBeNull());
  expect(screen.getAllByRole('radio', { name: /GX-050-GC-NBR/ })).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Vadholm Ltd' }));
  expect(await screen.findByText('The acceptance has been undone: Vadholm Ltd.')).toBeTruthy();
  expect(callsOf(release)).toHaveLength(1);
});

test('H6: cancelling the dialog changes nothing', async () => {
  const { callsOf } = await open(accepted());
  await undo();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Order now: Vadholm Ltd' })).toBeTruthy();
  expect(callsOf(release)).toEqual([]);
});

test('H6: colleagues see that it is not ordered, and can revoke it, with a reminder to agree first', async () => {
  const { region } = await open(accepted({ cartId: null }), (server) => ({
    [release]: () => json((server.quote = standing())),
  }));
  expect(region.textContent).toContain('A colleague accepted it and has not ordered it yet.');
  expect(within(region).queryByRole('link')).toBeNull();
  await undo();
  expect(screen.getByRole('dialog').textContent).toContain('Please agree with them first.');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What you accepted' })).toBeNull());
});

test('H6: the dialog warns that an offer that has ended cannot be accepted again', async () => {
  const quote = accepted();
  quote.offers[0]!.expiresAt = '2026-10-31T00:00:00.000Z';
  await open(quote);
  await undo();
  expect(screen.getByRole('dialog').textContent).toContain('The offer ended 30 October 2026 at\u00a023:59 GMT');
});

test('H6: an ordered acceptance cannot be revoked here', async () => {
  await open(accepted({ cartId: null, orderId: 'd'.repeat(32), orderNumber: 'W-100001' }));
  expect(screen.queryByRole('button', { name: /^Undo acceptance/ })).toBeNull();
});

test.each([
  [{ code: 'offer_being_paid' }, 'This offer is being paid for right now.', accepted],
  [
    { code: 'quote_state', state: 'accepted' },
    'The request has moved on meanwhile',
    () => accepted({ cartId: null, orderId: 'd'.repeat(32), orderNumber: 'W-100001' }),
  ],
])('H6: %j on revoking is explained, and the present request is shown', async (found, words, now) => {
  const { callsOf } = await open(accepted(), (server) => ({
    [release]: () => {
      server.quote = now();
      return problem(409, found);
    },
  }));
  await undo();
  await confirm();
  expect(await within(screen.getByRole('dialog')).findByText(new RegExp(words))).toBeTruthy();
  await waitFor(() => expect(callsOf(`GET /quotes/${quoteNumber}`).length).toBeGreaterThan(1));
});

test('H6: after a lost answer the revoked state, read later, counts', async () => {
  const { server, app } = await open(accepted(), () => ({ [release]: () => problem(503) }));
  await undo();
  await confirm();
  await screen.findByText('We do not know whether this was done.');
  server.quote = standing();
  await act(() => app.queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Vadholm Ltd' }));
});

test.each([
  ['en-gb', { country: 'SE', companyId: null }, '/en-se', '', 'Asked for in this market: Sweden. It is ordered there.'],
  [
    'en-gb',
    { country: 'BE', companyId: null },
    '/nl-be',
    '',
    'Asked for in this market: Belgium. It is ordered there.',
  ],
  ['en-gb', { country: 'SE', companyId: 'acme' }, '/en-se', '&companyId=-acme', 'Asked for in this market: Sweden.'],
  ['en-gb', { country: 'GB', companyId: 'acme' }, '/en-gb', '&companyId=-acme', 'another shop of the same country'],
])('H6: seen from %s, an offer of %j is ordered at %s', async (locale, where, prefix, site, words) => {
  const { region } = await open(accepted({}, where), undefined, locale);
  const link = within(region).getByRole('link', { name: 'Order now: Vadholm Ltd' });
  await waitFor(() => expect(link.getAttribute('href')).toBe(`${prefix}/checkout/contact?c=${cartId}${site}`));
  expect(region.textContent).toContain(words);
});

test('H6: in the request’s own market no market is named', async () => {
  const { region, callsOf } = await open(quoteIn.accepted());
  const link = within(region).getByRole('link', { name: 'Order now: Vadholm Ltd' });
  expect(link.getAttribute('href')).toBe(`/en-gb/checkout/contact?c=${cartId}`);
  expect(region.textContent).not.toContain('ordered there');
  expect(callsOf('GET /markets')).toEqual([]);
});
