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
  expect(rows[1]).toContain('Plant 2, cooling of the pasteuriser1220 November 2026Anna LindqvistPDF, 184 kB');
  expect(rows[2]).toContain('Word, 184 kB');
  await userEvent.click(screen.getByRole('button', { name: 'Download P001001' }));
  await waitFor(() => expect(saved).toEqual([{ name: 'P001001.pdf', href: 'blob:1' }]));
  expect(calls.find(({ call }) => call === 'GET /quotegeneration/download')?.query.get('id')).toBe('g-1');
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
  await screen.findByRole('heading', { name: 'No generated quotes yet' });
  expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/en-gb/cart');
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
