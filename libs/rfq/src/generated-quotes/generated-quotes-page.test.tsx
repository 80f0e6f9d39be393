import type { GeneratedQuote } from '@shop/api-contracts';
import { buildGeneratedQuote } from '@shop/api-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';

const open = (quotes: GeneratedQuote[], answers: Answers = {}) =>
  openShop('/en-gb/portal/generatedquotes', {
    answers: { ...answers, 'GET /quotegeneration': () => json(quotes) },
  });

let saved: { name: string; href: string }[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => jest.restoreAllMocks());

test('G4: generated quotes are listed with their content, and can be downloaded again unchanged', async () => {
  const { calls } = await open(
    [buildGeneratedQuote(), buildGeneratedQuote({ id: 'g-2', number: 'P001002', format: 'docx' })],
    {
      'GET /quotegeneration/download': () =>
        new Response('PDF', { headers: { 'content-disposition': 'attachment; filename="P001001.pdf"' } }),
    },
  );
  await screen.findByText('P001001');
  const rows = screen.getAllByRole('row').map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));
  expect(rows[1]).toContain(
    'Plant 2, cooling of the pasteuriser12 lines20 November 2026Anna Lindqvist20 December 2026£4,820.50excl. taxPDF, 184 kB',
  );
  expect(rows[2]).toContain('Word, 184 kB');
  await userEvent.click(screen.getByRole('button', { name: 'Download P001001' }));
  await waitFor(() => expect(saved).toEqual([{ name: 'P001001.pdf', href: 'blob:1' }]));
  expect(calls.find(({ call }) => call === 'GET /quotegeneration/download')?.query.get('id')).toBe('g-1');
});

test('M4: a valid quote is ordered in the checkout; an ordered one leads to its order, others have no button', async () => {
  const { path, callsOf } = await open(
    [
      buildGeneratedQuote(),
      buildGeneratedQuote({ id: 'g-2', number: 'P001002', state: 'expired' }),
      buildGeneratedQuote({ id: 'g-3', number: 'P001003', state: 'ordered', orderId: 'o-1', orderNumber: 'SO-7' }),
      buildGeneratedQuote({ id: 'g-4', number: 'P001004', state: 'documentOnly', total: null }),
    ],
    { 'POST /quotegeneration/:id/order': () => json({ cartId: 'e'.repeat(32), country: 'GB', companyId: null }) },
  );
  const order = await screen.findByRole('button', { name: 'Order P001001 at its prices' });
  expect(screen.getAllByRole('button', { name: /^Order/ })).toEqual([order]);
  expect(screen.getByRole('row', { name: /P001002/ }).textContent).toContain('Expired');
  expect(screen.getByRole('link', { name: /SO-7/ }).getAttribute('href')).toBe('/en-gb/portal/orders/o-1');
  await userEvent.click(order);
  await waitFor(() => expect(path()).toBe(`/en-gb/checkout/contact?c=${'e'.repeat(32)}`));
  expect(callsOf('POST /quotegeneration/:id/order')).toHaveLength(1);
});

test('M4: a quote that ended meanwhile says what to do, and the list is read again', async () => {
  let isExpired = false;
  const { callsOf } = await openShop('/en-gb/portal/generatedquotes', {
    answers: {
      'GET /quotegeneration': () => json([buildGeneratedQuote({ state: isExpired ? 'expired' : 'valid' })]),
      'POST /quotegeneration/:id/order': () => {
        isExpired = true;
        return problem(409, { code: 'quote_expired' });
      },
    },
  });
  const order = await screen.findByRole('button', { name: 'Order P001001 at its prices' });
  const readBefore = callsOf('GET /quotegeneration').length;
  await userEvent.click(order);
  await screen.findByText('P001001 is no longer valid. Generate another quote from the cart, with today’s prices.');
  await screen.findByText('Expired');
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  expect(callsOf('GET /quotegeneration')).toHaveLength(readBefore + 1);
});

test('M4: what cannot be ordered any more is named', async () => {
  const changes = [
    { lineId: 'l', name: 'Ball valve', articleNumber: 'BV-050', kind: 'soldOut', before: null, after: null },
  ];
  await open([buildGeneratedQuote()], {
    'POST /quotegeneration/:id/order': () => problem(409, { code: 'quote_not_orderable', changes }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order P001001 at its prices' }));
  await screen.findByText(/^P001001 cannot be ordered any more: BV-050 Ball valve\. Generate a quote without it/);
});

test('N2: a failed download shows the reason', async () => {
  await open([buildGeneratedQuote()], {
    'GET /quotegeneration/download': () => new Response('', { status: 404, statusText: 'Not Found' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download P001001' }));
  await screen.findByText('P001001 could not be downloaded. Please try again. Not Found');
  expect(saved).toEqual([]);
});

test('without generated quotes the page explains how to create one', async () => {
  await open([]);
  await screen.findByRole('heading', { name: 'No quotes created yet' });
  expect(screen.getByRole('link', { name: 'Open the cart' }).getAttribute('href')).toBe('/en-gb/cart');
});

test('G4: a list that fails to load can be retried', async () => {
  let isDown = true;
  await openShop('/en-gb/portal/generatedquotes', {
    answers: { 'GET /quotegeneration': () => (isDown ? problem(503) : json([buildGeneratedQuote()])) },
  });
  await screen.findByRole('heading', { name: 'The generated quotes could not be loaded' });
  expect(screen.getByText('Request r-1')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('P001001');
});
