import '@testing-library/jest-dom';
import type { CartAction } from '@shop/api-contracts';
import { buildItemCard, buildNumberedCard } from '@shop/api-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createShop, json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { cartItemIdOf } from './cart-action-of.ts';
import { CartQuestions } from './cart-questions.tsx';
import { useCartState } from './cart-state.ts';
import { cartStoreOf, type CartStore } from './cart-store.ts';
import { useAddToCart, type AddToCartActions } from './use-add-to-cart.ts';

let actions: AddToCartActions;

/** A page that adds lines and shows the badge's count. */
function Page() {
  actions = useAddToCart();
  return (
    <>
      <State action="Buy" />
      <State action="RequestQuote" />
      <CartQuestions />
    </>
  );
}

function State({ action }: { action: CartAction }) {
  const { id, eTag, count, isPending } = useCartState(action);
  return (
    <p data-testid={action} data-id={id}>
      {count} {eTag ?? 'none'} {isPending ? 'pending' : 'still'}
    </p>
  );
}

const open = (answers: Answers = {}) => openShop('/en-gb/', { element: <Page />, answers });
const says = (action: CartAction = 'Buy') => screen.getByTestId(action).textContent;
const line = (n = 1, quantity = 1) => ({ cartItemId: cartItemIdOf(buildNumberedCard(n)), quantity });
/** Starts something and flushes pending work. */
const start = <Value,>(work: () => Promise<Value>): Promise<Value> => {
  let started!: Promise<Value>;
  act(() => void (started = work()));
  return started;
};
const cartId = () => /cart-buy-gb=([0-9a-f]{32})/.exec(document.cookie)?.[1];

afterEach(() => {
  cleanup();
  for (const name of ['cart-buy-gb', 'cart-quote-gb']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
});

/** Answers of one call, released by the test in any order. */
function held() {
  const waiting: (() => void)[] = [];
  return {
    hold: <Answer,>(answer: Answer) => new Promise<Answer>((resolve) => waiting.push(() => resolve(answer))),
    waiting,
    release: (index: number) =>
      act(async () => {
        waiting[index]!();
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

test('D1: the first add creates id and cookie, and its toast links to the cart', async () => {
  const { carts, callsOf } = await open();
  expect(cartId()).toBeUndefined();
  expect(await act(() => actions.add({ ...line(), item: buildItemCard() }, 'Buy'))).toBe(true);
  expect(cartId()).toMatch(/^[0-9a-f]{32}$/);
  expect(carts.get(cartId()!)!.lines).toMatchObject([{ quantity: 1 }]);
  expect(says()).toBe('1 "1" still');
  expect(callsOf('POST /cart/:id/add')).toEqual([{ ...line(), action: 'Buy' }]);
  const toast = await screen.findByRole('status');
  expect(toast).toHaveTextContent('GX-050-031 is in your cart. View cart');
  expect(within(toast).getByRole('link').getAttribute('href')).toBe('/en-gb/cart');
});

test('D3: both carts have their own ids, and the badge counts both', async () => {
  const { carts } = await open();
  await act(() => actions.add(line(1), 'Buy'));
  await act(() => actions.add(line(2), 'RequestQuote'));
  expect(carts.all().map(({ action, lines }) => [action, lines.length])).toEqual([
    ['Buy', 1],
    ['RequestQuote', 1],
  ]);
  expect([says('Buy'), says('RequestQuote')]).toEqual(['1 "1" still', '1 "1" still']);
});

test('ten fast adds with shuffled answers share one id and end with the server’s count', async () => {
  const { hold, release, waiting } = held();
  const { carts, calls } = await open({
    'POST /cart/:id/add': async (request, params) => hold(await carts.answers['POST /cart/:id/add']!(request, params)),
  });
  const adding = start(() => Promise.all(Array.from({ length: 10 }, (_, n) => actions.add(line(n % 4), 'Buy'))));
  await waitFor(() => expect(waiting).toHaveLength(10));
  expect(says()).toBe('0 none pending');
  for (const index of [7, 2, 9, 0, 4, 1, 8, 3, 6]) await release(index);
  expect(says()).toBe('4 "10" pending');
  await release(5);
  expect(await adding).toEqual(Array(10).fill(true));
  expect(says()).toBe('4 "10" still');
  expect(new Set(calls.map(({ call }) => call)).size).toBe(1);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(10);
  expect(carts.all()).toHaveLength(1);
});

test('A5: the count is pending, then the server’s; a failure restores it, with a message', async () => {
  let answer: () => Response | undefined = () => undefined;
  const { hold, release, waiting } = held();
  const { carts } = await open({
    'POST /cart/:id/add': async (request, params) =>
      answer() ?? hold(await carts.answers['POST /cart/:id/add']!(request, params)),
  });
  const adding = start(() => actions.add(line(1), 'Buy'));
  await waitFor(() => expect(says()).toBe('0 none pending'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await release(0);
  await adding;
  expect(says()).toBe('1 "1" still');
  answer = () => problem(422, { code: 'not_for_sale' });
  expect(await act(() => actions.add(line(2), 'Buy'))).toBe(false);
  expect(says()).toBe('1 "1" still');
  expect(await screen.findByText('This article cannot be ordered here.')).toBeVisible();
});

test('offline: nothing is sent, which the toast says, and the cart stays as it was', async () => {
  const { callsOf } = await open();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await act(() => actions.add(line(1), 'Buy'))).toBe(false);
  await screen.findByText(/^You are offline, so nothing was sent/);
  onLine.mockRestore();
  expect(callsOf('POST /cart/:id/add')).toEqual([]);
  expect([says(), cartId()]).toEqual(['0 none still', undefined]);
});

test('A5: after a lost answer the count is fetched', async () => {
  const { carts, callsOf } = await open({
    'POST /cart/:id/add': async (request, params) => {
      await carts.answers['POST /cart/:id/add']!(request, params);
      throw new TypeError('connection lost');
    },
  });
  expect(await act(() => actions.add(line(1), 'Buy'))).toBe(false);
  await waitFor(() => expect(says()).toBe('1 "1" still'));
  expect(callsOf('GET /cart/:id')).toHaveLength(1);
  const toast = await screen.findByText(/it is not certain whether this was done/);
  expect(within(toast).getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en-gb/cart');
  expect(callsOf('POST /cart/:id/add')).toHaveLength(1);
});

test('A5: also if another add is answered later, with an older version', async () => {
  const { hold, release, waiting } = held();
  let count = 0;
  const { carts, callsOf } = await open({
    'POST /cart/:id/add': async (request, params) => {
      const isLost = (count += 1) === 2;
      const answer = await carts.answers['POST /cart/:id/add']!(request, params);
      if (isLost) throw new TypeError('connection lost');
      return hold(answer);
    },
  });
  const first = start(() => actions.add(line(1), 'Buy'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(await act(() => actions.add(line(2), 'Buy'))).toBe(false);
  await release(0);
  await first;
  await waitFor(() => expect(says()).toBe('2 "2" still'));
  expect(callsOf('GET /cart/:id')).toHaveLength(1);
});

test('D1: a failed first add leaves no cart', async () => {
  await open({ 'POST /cart/:id/add': () => problem(503) });
  expect(await act(() => actions.add(line(1), 'Buy'))).toBe(false);
  await waitFor(() => expect(cartId()).toBeUndefined());
  expect(says()).toBe('0 none still');
});

test('D1: an add answered 404 is repeated once, with a new cart and a new key', async () => {
  const { carts, calls } = await open();
  await act(() => actions.add(line(1), 'Buy'));
  const before = cartId()!;
  carts.forget(before);
  calls.length = 0;
  expect(await act(() => Promise.all([actions.add(line(2), 'Buy'), actions.add(line(3), 'Buy')]))).toEqual([
    true,
    true,
  ]);
  expect(cartId()).not.toBe(before);
  expect(carts.get(cartId()!)!.lines).toHaveLength(2);
  expect(calls).toHaveLength(4);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(4);
  expect(says()).toBe('2 "2" still');
});

test('D1: an add answered 404 twice fails', async () => {
  const { callsOf } = await open({ 'POST /cart/:id/add': () => problem(404, { code: 'cart_unknown' }) });
  expect(await act(() => actions.add(line(1), 'Buy'))).toBe(false);
  expect(callsOf('POST /cart/:id/add')).toHaveLength(2);
  expect(cartId()).toBeUndefined();
});

test('D1: an answer with another id (there was an open cart) replaces ours', async () => {
  const other = 'd'.repeat(32);
  await open({ 'POST /cart/:id/add': () => json({ id: other, eTag: '"12"', totalCartSize: 5 }) });
  await act(() => actions.add(line(1), 'Buy'));
  expect(cartId()).toBe(other);
  expect(says()).toBe('5 "12" still');
});

test('D1: at count 0 the cookie is removed and the cart is reset', async () => {
  const { app } = await open();
  await act(() => actions.add(line(1), 'Buy'));
  act(() => cartStoreOf(app).take('Buy', { id: cartId()!, eTag: '"2"', totalCartSize: 0 }));
  expect(cartId()).toBeUndefined();
  expect(says()).toBe('0 none still');
});

test('A5: another tab shows the count within a second', async () => {
  const here = cartStoreOf((await open()).app);
  const there = cartStoreOf(createShop().app);
  const stop = [here, there].map((store) => store.shareWithTabs());
  await act(() => actions.add(line(1), 'Buy'));
  await waitFor(() => expect(there.get('Buy')).toMatchObject({ id: cartId(), count: 1, eTag: '"1"' }), {
    timeout: 1000,
  });
  act(() => there.take('Buy', { id: cartId()!, eTag: '"5"', totalCartSize: 9 }));
  await waitFor(() => expect(says()).toBe('9 "5" still'), { timeout: 1000 });
  act(() => there.take('Buy', { id: cartId()!, eTag: '"6"', totalCartSize: 0 }));
  await waitFor(() => expect(says()).toBe('0 none still'), { timeout: 1000 });
  stop.forEach((end) => end());
});

test.each([
  ['empties the cart', (there: CartStore) => there.take('Buy', { id: cartId()!, eTag: '"2"', totalCartSize: 0 })],
  ['misses a cart that is just being made', (there: CartStore) => there.leave('Buy', cartId()!)],
])('A5: another tab that %s meanwhile loses no line added here', async (_what, disturb) => {
  const { hold, release, waiting } = held();
  const { app, carts } = await open({
    'POST /cart/:id/add': async (request, params) => hold(await carts.answers['POST /cart/:id/add']!(request, params)),
  });
  const here = cartStoreOf(app);
  const first = start(() => actions.add(line(1), 'Buy'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  const there = cartStoreOf(createShop().app);
  const stop = [here, there].map((store) => store.shareWithTabs());
  const id = cartId()!;
  act(() => disturb(there));
  expect(cartId()).toBeUndefined();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const second = start(() => actions.add(line(2), 'Buy'));
  await waitFor(() => expect(waiting).toHaveLength(2));
  for (const index of [0, 1]) await release(index);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(carts.all()).toMatchObject([{ id, lines: [{}, {}] }]);
  expect(cartId()).toBe(id);
  stop.forEach((end) => end());
});

describe('many lines', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => line(n));

  test('M5: lines with their article are reported in one event', async () => {
    const { callsOf } = await open();
    const item = buildNumberedCard(1);
    await act(() => actions.addMany([{ ...line(1, 3), item }, line(2)], 'Buy'));
    expect(callsOf('POST /cart/:id/addmany')).toEqual([{ items: [line(1, 3), line(2)], action: 'Buy' }]);
    expect(window.dataLayer!.at(-1)).toMatchObject({
      event: 'add_to_cart',
      cart_type: 'buy',
      ecommerce: { value: 6351, items: [{ item_id: 'A-1', quantity: 3 }] },
    });
  });

  test('D2: they are sent in calls of at most 500', async () => {
    const { callsOf, carts } = await open();
    const { end, added } = await act(() => actions.addMany(lines(1203), 'Buy'));
    expect([end, added.length]).toEqual(['all', 1203]);
    expect(callsOf('POST /cart/:id/addmany').map((body) => (body as { items: unknown[] }).items.length)).toEqual([
      500, 500, 203,
    ]);
    expect(carts.get(cartId()!)!.lines).toHaveLength(1203);
    expect(await screen.findByText(/1,203 lines are in your cart/)).toBeVisible();
  });

  test('D2: if a later call fails, the toast counts the added lines, and the result names them', async () => {
    let count = 0;
    const shop = open({
      'POST /cart/:id/addmany': async (request, params) =>
        (count += 1) === 2 ? problem(503) : (await shop).carts.answers['POST /cart/:id/addmany']!(request, params),
    });
    const { carts } = await shop;
    const all = lines(1203);
    const { end, added } = await act(() => actions.addMany(all, 'Buy'));
    expect(end).toBe('failed');
    expect(added.map((one) => one.line)).toEqual(all.slice(0, 500));
    expect(carts.get(cartId()!)!.lines).toHaveLength(500);
    expect(count).toBe(2);
    expect(
      await screen.findByText(/500 of 1,203 lines are in your cart, the others are not\. The cart could not/),
    ).toBeVisible();
  });

  /** An upstream that refuses article 3 in the cart to buy. */
  const refusing = () => {
    const shop = open({
      'POST /cart/:id/addmany': async (request, params) => {
        const { action, items } = JSON.parse(request.body as string) as {
          action: CartAction;
          items: ReturnType<typeof line>[];
        };
        const onRequest = items.filter(({ cartItemId }) => cartItemId.genericItemId === 'G3');
        if (action === 'Buy' && onRequest.length > 0)
          return problem(422, {
            code: 'sales_details_on_request',
            items: onRequest.map(({ cartItemId }) => ({ cartItemId, articleNumber: 'A-3', name: 'Gasket 3' })),
          });
        return (await shop).carts.answers['POST /cart/:id/addmany']!(request, params);
      },
    });
    return shop;
  };

  test('D2: a line on request stops all and is named; it can go to the quote cart while the others are added', async () => {
    const { carts } = await refusing();
    const adding = start(() => actions.addMany(lines(6), 'Buy'));
    const dialog = within(await screen.findByRole('dialog', { name: 'One article is only available by quote' }));
    expect(carts.all()).toEqual([]);
    expect(dialog.getByText('A-3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Request a quote for it, add the other 5' }));
    const { end, added } = await act(() => adding);
    expect(end).toBe('all');
    expect(added.map(({ line: one, to }) => [one.cartItemId.genericItemId, to])).toEqual([
      ...['G0', 'G1', 'G2', 'G4', 'G5'].map((id) => [id, 'Buy']),
      ['G3', 'RequestQuote'],
    ]);
    expect(carts.all().map(({ action, lines: inIt }) => [action, inIt.length])).toEqual([
      ['Buy', 5],
      ['RequestQuote', 1],
    ]);
  });

  test('D2: or only the others are added, or nothing', async () => {
    const { carts } = await refusing();
    let adding = start(() => actions.addMany(lines(6), 'Buy'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add nothing' }));
    expect(await act(() => adding)).toEqual({ added: [], configurations: [], end: 'chosen' });
    expect(carts.all()).toEqual([]);
    adding = start(() => actions.addMany(lines(6), 'Buy'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add only the other 5' }));
    const { end, added } = await act(() => adding);
    expect([end, added.length]).toEqual(['chosen', 5]);
    expect(carts.all().map(({ action, lines: inIt }) => [action, inIt.length])).toEqual([['Buy', 5]]);
  });
});
