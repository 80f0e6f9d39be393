import { buildCart, buildCartLine, buildNumberedCard, buyCartId } from '@shop/api-contracts/testing';
import { showToast } from '@shop/design-system';
import '@testing-library/jest-dom';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { rememberCartId } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';
import { useCartChanges, type CartChanges } from './use-cart-changes.ts';
import { useCart } from './use-cart.ts';

type Read = ReturnType<typeof useCart>;
let read: Read;
let changes: CartChanges;

function Page() {
  read = useCart('Buy', true);
  changes = useCartChanges('Buy');
  return <p data-testid="cart">{read.state}</p>;
}

const lines = [1, 2, 3].map((n) => buildCartLine({ item: buildNumberedCard(n), lineId: `l${n}` }));
const version = (n: number) => buildCart({ lines, eTag: `"${n}"` });
const answer = (n: number, totalCartSize = 3) => json({ id: buyCartId, eTag: `"${n}"`, totalCartSize });
const reads = (shop: Awaited<ReturnType<typeof open>>) =>
  shop.calls.filter(({ call }) => call.startsWith('GET /cart/'));

async function open(answers: Answers) {
  rememberCartId('Buy', 'gb', buyCartId);
  const shop = await openShop('/en-gb/', { element: <Page />, answers });
  await waitFor(() => expect(screen.getByTestId('cart')).not.toHaveTextContent('loading'));
  return shop;
}

afterEach(() => {
  cleanup();
  document.cookie = 'cart-buy-gb=; Max-Age=0; Path=/';
});

test('D5: 412 warns with ORDER_INVALID_OR_CHANGED_ITEM, keeps the changes and reads again', async () => {
  let isChanged = false;
  const change = { lineId: 'l2', name: 'Gasket 2', articleNumber: 'A-2', kind: 'price' as const };
  const shop = await open({
    'GET /cart/:id': ({ headers }) => {
      if (!isChanged) return json(version(1));
      if (headers['if-match'] === '"1"')
        return problem(412, { code: 'cart_changed', changes: [{ ...change, before: null, after: null }] });
      return json(version(2));
    },
  });
  isChanged = true;
  act(() => read.retry());
  await waitFor(() => expect(read.cart?.eTag).toBe('"2"'));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Articles in your cart have changed.');
  expect(read.changes).toMatchObject([change]);
  expect(reads(shop).map(({ ifMatch }) => ifMatch)).toEqual([undefined, '"1"', undefined]);
  expect(cartStoreOf(shop.app).get('Buy').eTag).toBe('"2"');
  act(() => read.dismissChanges());
  await waitFor(() => expect(read.changes).toEqual([]));
});

test('D5: the warning does not close by itself; other messages do', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  // toasts wait while the window is in the background
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  let isChanged = false;
  await open({
    'GET /cart/:id': ({ headers }) =>
      isChanged && headers['if-match'] === '"1"' ? problem(412, { changes: [] }) : json(version(isChanged ? 2 : 1)),
  });
  isChanged = true;
  act(() => read.retry());
  expect(await screen.findByText(/^Articles in your cart have changed/)).toBeVisible();
  act(() => showToast({ type: 'warning', text: 'Something else' }));
  expect(await screen.findByText('Something else')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Something else')).toBeNull();
  expect(screen.getByText(/^Articles in your cart have changed/)).toBeVisible();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('D5: 404 clears the cart id, without a message', async () => {
  await open({ 'GET /cart/:id': () => problem(404, { code: 'cart_unknown' }) });
  await waitFor(() => expect(read.state).toBe('none'));
  expect(document.cookie).not.toContain('cart-buy');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('D5: any other failure is UNEXPECTED_ERROR, and the cart stays', async () => {
  await open({ 'GET /cart/:id': () => problem(500) });
  await waitFor(() => expect(read.state).toBe('failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(document.cookie).toContain(buyCartId);
});

test('a burst of edits causes one read, whatever the order of answers; edits are shown meanwhile', async () => {
  const waiting: (() => void)[] = [];
  let latest = 1;
  const shop = await open({
    'GET /cart/:id': () =>
      json(
        buildCart({ eTag: `"${latest}"`, lines: lines.map((line) => ({ ...line, quantity: latest === 1 ? 1 : 7 })) }),
      ),
    'POST /cart/:id/update': () => {
      latest += 1;
      const mine = latest;
      return new Promise((resolve) => waiting.push(() => resolve(answer(mine))));
    },
  });
  act(() => void lines.forEach((line) => void changes.setQuantity(line, 7)));
  expect(read.cart!.lines.map(({ quantity }) => quantity)).toEqual([7, 7, 7]);
  expect([...read.pendingLines]).toEqual(['l1', 'l2', 'l3']);
  await waitFor(() => expect(waiting).toHaveLength(3));
  for (const index of [2, 0, 1]) await act(() => Promise.resolve(waiting[index]!()));
  await waitFor(() => expect(read.cart!.eTag).toBe('"4"'));
  expect(reads(shop)).toHaveLength(2);
  expect(read.pendingLines.size).toBe(0);
  expect(read.cart!.lines.map(({ quantity }) => quantity)).toEqual([7, 7, 7]);
});

test('only the failed edit is undone and reported; the others stay', async () => {
  let latest = 1;
  await open({
    'GET /cart/:id': () =>
      json(
        buildCart({
          eTag: `"${latest}"`,
          lines: lines.map((line) => ({ ...line, note: latest > 1 && line.lineId === 'l1' ? 'for Monday' : '' })),
        }),
      ),
    'POST /cart/:id/update': ({ body }) => {
      if ((JSON.parse(body as string) as { quantity?: number }).quantity === 3)
        return problem(422, { code: 'quantity_not_sold', minimumQuantity: 1, packQuantity: 5 });
      latest += 1;
      return answer(latest);
    },
  });
  await act(async () => {
    const done = await Promise.all([changes.setNote(lines[0]!, 'for Monday'), changes.setQuantity(lines[1]!, 3)]);
    expect(done).toEqual([true, false]);
  });
  await waitFor(() => expect(read.cart!.eTag).toBe('"2"'));
  expect(read.cart!.lines[0]!.note).toBe('for Monday');
  expect(read.cart!.lines[1]!.quantity).toBe(1);
  expect(await screen.findByText('Sold in packs of 5.')).toBeVisible();
});

test('D6: removing the last line removes the cart', async () => {
  await open({
    'GET /cart/:id': () => json(buildCart({ lines: [lines[0]!] })),
    'POST /cart/:id/remove': () => answer(2, 0),
  });
  await act(async () => expect(await changes.remove(lines[0]!)).toBe(true));
  await waitFor(() => expect(read.state).toBe('none'));
  expect(document.cookie).not.toContain('cart-buy');
});

test('D1: a cart being created is not read yet, and a second add goes into it', async () => {
  document.cookie = 'cart-buy-gb=; Max-Age=0; Path=/';
  const waiting: (() => void)[] = [];
  const shop: Awaited<ReturnType<typeof openShop>> = await openShop('/en-gb/', {
    element: <Page />,
    answers: {
      'POST /cart/:id/add': (request, params) =>
        new Promise((resolve) =>
          waiting.push(() => resolve(shop.carts.answers['POST /cart/:id/add']!(request, params))),
        ),
    },
  });
  const addAndWait = async (line: (typeof lines)[number], count: number) => {
    act(() => void changes.restore(line, 0));
    await waitFor(() => expect(waiting).toHaveLength(count));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  await addAndWait(lines[0]!, 1);
  await addAndWait(lines[1]!, 2);
  for (const answerNow of waiting) await act(() => Promise.resolve(answerNow()));
  await waitFor(() => expect(read.cart?.lines).toHaveLength(2));
  expect(shop.carts.all()).toHaveLength(1);
});

test('D4: this tab reads another tab’s change', async () => {
  let latest = 1;
  const shop = await open({ 'GET /cart/:id': () => json(version(latest)) });
  latest = 4;
  act(() => cartStoreOf(shop.app).take('Buy', { id: buyCartId, eTag: '"4"', totalCartSize: 3 }));
  await waitFor(() => expect(read.cart!.eTag).toBe('"4"'));
});
