import '@testing-library/jest-dom';
import type { Cart } from '@shop/api-contracts';
import { buildNumberedCard, buildUser, buyCartId, quoteCartId } from '@shop/api-contracts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartItemIdOf } from '../cart/cart-action-of.ts';
import { rememberCartId } from '../cart/cart-cookies.ts';
import { readCount } from '../cart/read-count.ts';
import { readOrderFile } from '../quick-order/reading/read-order-file.ts';
import { guessColumns, rowsOfTable } from '../quick-order/reading/read-table.ts';
import { createShop, json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { LeaveCountryDialog } from './leave-country-dialog.tsx';
import { linesInMarket } from './leave-country.ts';

const left = jest.fn();
const stayed = jest.fn();
const list = { id: 'l1', name: '', size: 0, isShared: false, owner: null, changedAt: '', commercialItemIds: [] };
const line = (n: number) => ({ cartItemId: cartItemIdOf(buildNumberedCard(n)), quantity: n });

/** The dialog for a reader with two lines to buy and one to quote. */
async function open({ isSignedIn = false, answers = {} }: { isSignedIn?: boolean; answers?: Answers } = {}) {
  rememberCartId('Buy', 'gb', buyCartId);
  rememberCartId('RequestQuote', 'gb', quoteCartId);
  const shop = await openShop('/en-gb/', {
    user: isSignedIn ? buildUser() : null,
    answers: {
      'GET /user/favouritelists': () => json([]),
      'POST /user/favouritelists': () => json(list),
      'POST /user/favouritelists/:id/items': () => json(list),
      ...answers,
    },
    element: <LeaveCountryDialog onLeave={left} onStay={stayed} />,
  });
  shop.carts.put(buyCartId, 'Buy', [line(1), line(2)]);
  shop.carts.put(quoteCartId, 'RequestQuote', [line(3)]);
  await screen.findByRole('dialog', { name: 'Changing country empties your cart' });
  return shop;
}

afterEach(() => {
  cleanup();
  for (const name of ['cart-buy-gb', 'cart-quote-gb']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  left.mockClear();
  stayed.mockClear();
});

test('A8: a signed-in reader saves both carts as a list, then the country’s carts are deleted', async () => {
  const { callsOf, carts } = await open({ isSignedIn: true });
  expect(screen.queryByText(/^Quick order can read the file again/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep them as a list and change' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(callsOf('POST /user/favouritelists')).toMatchObject([
    { name: expect.stringMatching(/^Cart United Kingdom, /) as string },
  ]);
  expect(callsOf('POST /user/favouritelists/:id/items')).toEqual([
    { items: [line(1), line(2), line(3)], configurationIds: [] },
  ]);
  expect(carts.all()).toEqual([]);
  expect(document.cookie).not.toContain('cart-');
});

test('A8: a taken list name does not stop the change', async () => {
  const { callsOf } = await open({
    isSignedIn: true,
    answers: {
      'POST /user/favouritelists': ({ body }) =>
        (body as string).includes('(2)') ? json(list) : problem(409, { code: 'list_name_taken' }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Keep them as a list and change' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(callsOf('POST /user/favouritelists')).toHaveLength(2);
});

test('A8: a visitor downloads the lines as a file, including parts of configured machines', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const part = { lineId: '1', configurationItemId: 'x', name: 'Frame', articleNumber: 'F-1', quantity: 2 };
  const unit = {
    configurationId: 'c1',
    name: 'Unit 1',
    lines: [{ ...part, customArticleNumber: null }],
    price: { amount: '900.00', originalAmount: '900.00', currency: 'GBP' },
  };
  const { carts } = await open({
    answers: {
      [`GET /cart/${buyCartId}`]: async (request) => {
        const answer = await carts.answers['GET /cart/:id']!(request, { id: buyCartId });
        const cart = (await answer.json()) as Cart;
        return json({ ...cart, configurations: [unit], totalCartSize: 3 });
      },
    },
  });
  // before it is saved: only customers can read it in
  expect(screen.getByText(/^Quick order can read the file again, once you have signed in/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download them as a file and change' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  const rows = (await saved[0]!.text())
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').slice(0, 4).join(' ').trim());
  expect(rows.filter(Boolean)).toEqual([
    expect.stringMatching(/^1 G1 /),
    expect.stringMatching(/^2 G2 /),
    '3   Unit 1',
    '3.1 F-1  Frame',
    expect.stringMatching(/^4 G3 /),
  ]);
  // quick order reads it again; the machine itself has no number
  const [sheet] = (await readOrderFile(saved[0]!)).sheets;
  const read = rowsOfTable(sheet!.cells, guessColumns(sheet!.cells));
  expect(read.map(({ articleNumber, quantity }) => `${quantity} ${articleNumber}`)).toEqual([
    '1 G1',
    '2 G2',
    '1 ',
    '2 F-1',
    '3 G3',
  ]);
  expect(carts.all()).toEqual([]);
});

test('A8: if saving fails, the lines are kept and the failure is shown', async () => {
  const { carts } = await open({ isSignedIn: true, answers: { 'POST /user/favouritelists': () => problem(503) } });
  await userEvent.click(screen.getByRole('button', { name: 'Keep them as a list and change' }));
  expect(await screen.findByText(/The lines could not be kept/)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  expect(carts.all()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(stayed).toHaveBeenCalledTimes(1);
});

test('A8: a cart that fails to be deleted does not stop the change', async () => {
  await open({ answers: { 'DELETE /cart/:id': () => problem(503) } });
  await userEvent.click(screen.getByRole('button', { name: 'Change without keeping them' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(document.cookie).not.toContain('cart-');
});

test('A8: the number of lines at stake comes from the counts', async () => {
  rememberCartId('Buy', 'gb', buyCartId);
  const { app, carts } = createShop();
  expect(linesInMarket(app)).toBe(0);
  carts.put(buyCartId, 'Buy', [line(1), line(2)]);
  await act(() => readCount(app, 'Buy'));
  expect(linesInMarket(app)).toBe(2);
});
