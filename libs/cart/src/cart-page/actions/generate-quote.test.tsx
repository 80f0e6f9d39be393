import { buildCart, buildUser, buyCartId, quoteCartId } from '@shop/api-contracts/testing';
import { clearBrowserData } from '@shop/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { problem } from '../../shop.fixture.tsx';
import { buildPricedLine, openCart } from '../cart-page.fixture.tsx';

let saved: string[];
beforeEach(() => {
  clearBrowserData();
  saved = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.href.startsWith('blob:')) saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const made = () => new Response('file', { headers: { 'content-disposition': 'attachment; filename="P001001.docx"' } });
const call = 'POST /documents/:kind';

test('M4: a quote is generated from the cart, with a link to its list', async () => {
  const { callsOf, calls } = await openCart([buildCart({ lines: [buildPricedLine(1)] })], {
    user: buildUser(),
    answers: { [call]: made },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate quote' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Generate a quote' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Word' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Generate quote' }));
  await dialog.findByText('The quote is made.');
  expect(dialog.getByRole('link', { name: 'Generated quotes' }).getAttribute('href')).toBe(
    '/en-gb/portal/generatedquotes',
  );
  expect(saved).toEqual(['P001001.docx']);
  expect(calls.some(({ call: made }) => made === 'POST /documents/quote')).toBe(true);
  expect(callsOf(call)).toEqual([{ cartId: buyCartId, format: 'docx' }]);
});

test('N2: a failure is shown in the dialog, and can be retried', async () => {
  let isDown = true;
  await openCart([buildCart({ lines: [buildPricedLine(1)] })], {
    user: buildUser(),
    answers: { [call]: () => (isDown ? problem(503) : made()) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate quote' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Generate quote' }));
  await dialog.findByText('The document could not be made.');
  expect(dialog.queryByText('The quote is made.')).toBeNull();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('The quote is made.');
  expect(saved).toHaveLength(1);
});

test('H6: a visitor is invited to sign in, without a request', async () => {
  const { callsOf } = await openCart([buildCart({ lines: [buildPricedLine(1)] })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Generate quote' }));
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Sign in to generate a quote' });
  expect(link.getAttribute('href')).toMatch(/^\/auth\/login\?returnTo=%2Fen-gb%2Fcart/);
  expect(callsOf(call)).toEqual([]);
});

test('M4: the quote cart can also be saved as a document', async () => {
  const cart = buildCart({ id: quoteCartId, action: 'RequestQuote', lines: [buildPricedLine(1)] });
  const { callsOf } = await openCart([cart], { user: buildUser(), answers: { [call]: made } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(callsOf(call)).toEqual([{ cartId: quoteCartId, format: 'pdf' }]));
});
