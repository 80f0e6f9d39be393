import { buildQuoteSummary, buildUser } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openShop, problem } from '../shop.fixture.tsx';
import { QuotesTile } from './quotes-tile.tsx';

const quotes = [
  buildQuoteSummary({ hasNews: true, expiresAt: '2027-11-25T00:00:00.000Z' }),
  buildQuoteSummary({
    quoteNumber: 'Q300040',
    state: 'requested',
    partners: ['Pennine Heat Services'],
    subject: 'Brazed heat exchanger BZ-028',
    reference: '',
    lineCount: 1,
    offerCount: 0,
    expiresAt: null,
  }),
];
const address = '/en-gb/portal/quoterequests';
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

async function openQuotes(query = '', found: object = { quotes, total: quotes.length }, user = buildUser()) {
  const opened = await openShop(`${address}${query}`, { user, answers: { 'GET /quotes': () => json(found) } });
  const asked = () =>
    opened.callsOf('GET /quotes').map(({ query: search }) => {
      const { t: _, language: _l, country: _c, locale: _o, ...filters } = Object.fromEntries(search);
      return filters;
    });
  return { ...opened, asked };
}

afterEach(clearBrowserData);

test('H6: requests are listed with subject, locations, state and end', async () => {
  await openQuotes();
  const [first, second] = await rows();
  for (const text of [
    'Q300041',
    'New',
    'Channel gasket GX-050, NBR',
    '3 lines, HV-26-0090',
    'Vadholm Ltd, Tidewell Thermal Ltd, Pennine Heat Services',
    'Offers received: 3 of 3',
    '16 November 2026',
    'Offered',
    '24 November 2027',
  ])
    expect(first).toContain(text);
  expect(screen.getByRole('columnheader', { name: 'Valid until' })).toBeTruthy();
  expect(first).not.toMatch(/until|23:59/);
  for (const text of ['Q300040', '1 line', 'Offers received: 0 of 1', 'Requested']) expect(second).toContain(text);
  expect(second).not.toContain('New');
  expect(screen.getByRole('link', { name: 'Q300041' }).getAttribute('href')).toBe(`${address}/Q300041`);
  expect(screen.getByText('2 requests')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Received' })).toBeNull();
});

test('H6: on its last day the first ending shows the time; accepted requests have no end', async () => {
  const expiresAt = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  const found = [
    buildQuoteSummary({ expiresAt }),
    buildQuoteSummary({ quoteNumber: 'Q300042', state: 'accepted', expiresAt: '2027-11-25T00:00:00.000Z' }),
  ];
  await openQuotes('', { quotes: found, total: 2 });
  const [last, accepted] = await rows();
  expect(last).toMatch(/ at\u00a0\d\d:\d\d ends in 5 hours$/);
  expect(accepted).not.toContain('2027');
});

test('H6: the overview shows the next ending offer; an accepted request shows its subject', async () => {
  const ends = (quoteNumber: string, expiresAt: string | null, more = {}) =>
    buildQuoteSummary({ quoteNumber, expiresAt, subject: `About ${quoteNumber}`, ...more });
  const found = [
    ends('Q300043', '2027-11-20T00:00:00.000Z', { state: 'accepted' }),
    ends('Q300042', '2027-11-25T00:00:00.000Z'),
    ends('Q300041', '2027-11-22T00:00:00.000Z', { offerCount: 1 }),
  ];
  await openShop('/en-gb/portal', {
    element: (
      <>
        <h1>Overview</h1>
        <QuotesTile />
      </>
    ),
    answers: { 'GET /quotes': () => json({ quotes: found, total: 3 }) },
  });
  await screen.findByRole('link', { name: 'Q300041' });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Q300041OfferedOffer expires 21 November 2027',
    'Q300042OfferedEarliest offer expiry: 24 November 2027',
    'Q300043AcceptedAbout Q300043',
  ]);
});

describe('H6: the overview of a partner', () => {
  const open = (received: number, isBusinessUser = true) =>
    openShop('/en-gb/portal', {
      user: buildUser({ isBusinessUser }),
      element: (
        <>
          <h1>Overview</h1>
          <QuotesTile />
        </>
      ),
      answers: {
        'GET /quotes': ({ url }) => json({ quotes: [], total: url.includes('box=received') ? received : 0 }),
      },
    });
  const waiting = () => screen.queryByRole('link', { name: /wait/ });
  const advice = () => screen.queryByText(/^Collect articles/);

  test('leads to the requests that wait, and does not advise to ask first', async () => {
    await open(3);
    await waitFor(() => expect(waiting()?.textContent).toBe('3 requests wait for your answer'));
    const received = '/en-gb/portal/quoterequests?box=received';
    expect(waiting()?.getAttribute('href')).toBe(received);
    expect(screen.getByRole('link', { name: 'To all quote requests' }).getAttribute('href')).toBe(received);
    expect(advice()).toBeNull();
  });

  test.each([
    ['nobody has asked', 0, true],
    ['the person is no partner', 3, false],
  ])('says nothing of requests where %s', async (_case, received, isBusinessUser) => {
    await open(received, isBusinessUser);
    await waitFor(() => expect(advice()).not.toBeNull());
    expect(waiting()).toBeNull();
  });
});

test('H6: the list is filtered by state, stored in the address', async () => {
  const { asked, path } = await openQuotes('?page=3');
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Accepted');
  await waitFor(() => expect(path()).toBe(`${address}?state=accepted`));
  await waitFor(() => expect(asked().at(-1)).toEqual({ state: 'accepted' }));
});

test('H6: invalid filters in the address are ignored', async () => {
  const { asked } = await openQuotes('?state=lost&page=-1&box=mine&evil=1');
  await rows();
  expect(asked()).toEqual([{}]);
});

test('H6: partners see received requests beside their own, with the customer', async () => {
  const { asked } = await openQuotes('?box=received', undefined, buildUser({ isBusinessUser: true }));
  expect((await rows())[0]).toContain('Hamnverket Service AB');
  expect(asked()).toEqual([{ box: 'received' }]);
  expect(screen.getByRole('link', { name: 'Received' }).getAttribute('aria-current')).toBe('true');
  expect((await screen.findByRole('link', { name: 'Sent' })).getAttribute('href')).toBe(`${address}?box=sent`);
});

test('H6: a partner finds what waits for an answer first, and can still look at what was sent', async () => {
  const { path } = await openQuotes('', undefined, buildUser({ isBusinessUser: true }));
  await waitFor(() => expect(path()).toContain('box=received'));
  expect((await screen.findByRole('link', { name: 'Sent' })).getAttribute('href')).toBe(`${address}?box=sent`);
});

test('H6: a partner who has asked for nothing finds the received requests, also when all are answered', async () => {
  const { path } = await openShop(address, {
    user: buildUser({ isBusinessUser: true }),
    answers: {
      'GET /quotes': ({ url }) =>
        url.includes('box=received') && !url.includes('state=')
          ? json({ quotes, total: 2 })
          : json({ quotes: [], total: 0 }),
    },
  });
  await waitFor(() => expect(path()).toContain('box=received'));
  expect(await rows()).toHaveLength(2);
});

test('H6: long lists are paged, and pages keep box and state', async () => {
  await openQuotes('?state=offered&page=2', { quotes, total: 45 });
  const pages = await screen.findByRole('navigation', { name: 'Pages of requests' });
  expect(pages.textContent).toContain('21 to 22 of 45');
  expect(within(pages).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    `${address}?state=offered&page=3`,
  );
  expect(within(pages).getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(`${address}?state=offered`);
});

test('without requests the page explains itself and links to products', async () => {
  await openQuotes('', { quotes: [], total: 0 });
  await screen.findByRole('heading', { name: 'No quote requests yet' });
  expect(screen.getByRole('link', { name: 'Find a product' }).getAttribute('href')).toBe('/en-gb/');
  expect(screen.queryByLabelText('Status')).toBeNull();
});

test('a state without requests links back to all', async () => {
  await openQuotes('?state=declined', { quotes: [], total: 0 });
  await screen.findByRole('heading', { name: 'No request has this status' });
  expect(screen.getByRole('link', { name: 'Show all requests' }).getAttribute('href')).toBe(address);
});

test('requests that fail to load can be retried, with the reference for support', async () => {
  let isBroken = true;
  await openShop(address, {
    answers: { 'GET /quotes': () => (isBroken ? problem(500) : json({ quotes, total: 2 })) },
  });
  await screen.findByRole('heading', { name: 'The quote requests could not be loaded' });
  expect(screen.getByText('Request r-1')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});

test('H6: a company that is no partner is redirected to its sent requests', async () => {
  const { path } = await openShop(`${address}?box=received`, {
    answers: {
      'GET /quotes': ({ url }) =>
        url.includes('box=received') ? problem(403, { code: 'not_a_partner' }) : json({ quotes, total: 2 }),
    },
  });
  await waitFor(() => expect(path()).toBe(`${address}?box=sent`));
  expect(await rows()).toHaveLength(2);
});
