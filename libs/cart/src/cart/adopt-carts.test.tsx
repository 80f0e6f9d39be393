import { buildCart, buildNumberedCard, buildUser, buyCartId, quoteCartId } from '@shop/api-contracts/testing';
import '@testing-library/jest-dom';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { json, openShop, problem, type Answers } from '../shop.fixture.tsx';
import { addLine } from './add-lines.ts';
import { adoptCarts } from './adopt-carts.ts';
import { cartItemIdOf } from './cart-action-of.ts';
import { rememberCartId } from './cart-cookies.ts';
import { cartStoreOf } from './cart-store.ts';
import { useCartState } from './cart-state.ts';
import { useSyncCarts } from './use-sync-carts.ts';

function Frame() {
  useSyncCarts();
  const buy = useCartState('Buy');
  const quote = useCartState('RequestQuote');
  return (
    <p data-testid="state">
      {buy.count} {quote.count}
    </p>
  );
}

const says = () => screen.getByTestId('state').textContent;
const open = (input: Parameters<typeof openShop>[1] = {}) => openShop('/en-gb/', { element: <Frame />, ...input });
const own = 'd'.repeat(32);
const adopted: Answers = {
  'POST /carts/claim': () =>
    json({
      buyCart: { id: own, eTag: '"9"', totalCartSize: 3 },
      quoteCart: null,
      merged: [{ name: 'Gasket 1', quantity: 99_999, isCapped: true }],
    }),
};

afterEach(() => {
  cleanup();
  for (const name of ['cart-buy-gb', 'cart-quote-gb', 'cart-buy-se']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
});

test('D1: without a cookie nothing is requested', async () => {
  const { calls } = await open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(calls).toEqual([]);
});

test('A5: only the count of an earlier cart is fetched; a missing cart is forgotten', async () => {
  rememberCartId('Buy', 'gb', buyCartId);
  rememberCartId('RequestQuote', 'gb', quoteCartId);
  const { calls } = await open({
    answers: {
      [`GET /cart/${buyCartId}`]: ({ url }) =>
        url.includes('lines=none') ? json(buildCart({ totalCartSize: 12, lines: [] })) : problem(500),
    },
  });
  await waitFor(() => expect(says()).toBe('12 0'));
  await waitFor(() => expect(document.cookie).not.toContain('cart-quote'));
  expect(calls).toHaveLength(2);
});

test('after sign-in the carts are adopted once, and their ids are stored in the cookies', async () => {
  rememberCartId('Buy', 'gb', buyCartId);
  rememberCartId('RequestQuote', 'gb', quoteCartId);
  const { callsOf } = await open({ user: buildUser(), answers: adopted });
  await waitFor(() => expect(says()).toBe('3 0'));
  expect(callsOf('POST /carts/claim')).toEqual([{ buyCartId, quoteCartId }]);
  expect(document.cookie).toContain(`cart-buy-gb=${own}`);
  expect(document.cookie).not.toContain('cart-quote');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Gasket 1 was in both carts/);
  cleanup();
  const again = await open({
    user: buildUser(),
    answers: { 'GET /cart/:id': () => json(buildCart({ id: own, eTag: '"10"', totalCartSize: 4, lines: [] })) },
  });
  await waitFor(() => expect(says()).toBe('4 0'));
  expect(again.callsOf('POST /carts/claim')).toEqual([]);
});

test('a visitor’s first add, answered after another tab’s adoption, is adopted too', async () => {
  const { app, callsOf } = await open({ user: buildUser() });
  await waitFor(() => expect(callsOf('POST /carts/claim')).toHaveLength(1));
  const store = cartStoreOf(app);
  // answer to the visitor's tab
  rememberCartId('Buy', 'gb', buyCartId);
  act(() => store.take('Buy', { id: buyCartId, eTag: '"1"', totalCartSize: 1 }));
  await waitFor(() => expect(callsOf('POST /carts/claim')).toEqual([{}, { buyCartId }]));
});

test('a visitor’s tab, reloaded after another tab’s sign-in, adopts the remaining cart', async () => {
  await open({ user: buildUser(), answers: adopted });
  await waitFor(() => expect(says()).toBe('3 0'));
  cleanup();
  rememberCartId('Buy', 'gb', buyCartId);
  const { callsOf } = await open({ user: buildUser(), answers: adopted });
  await waitFor(() => expect(callsOf('POST /carts/claim')).toEqual([{ buyCartId }]));
  await waitFor(() => expect(document.cookie).toContain(`cart-buy-gb=${own}`));
});

test('a cart created by the person needs no adoption', async () => {
  const { app, callsOf } = await open({ user: buildUser() });
  await waitFor(() => expect(callsOf('POST /carts/claim')).toHaveLength(1));
  const line = { cartItemId: cartItemIdOf(buildNumberedCard(1)), quantity: 1 };
  await act(() => addLine(app, line, 'Buy'));
  await waitFor(() => expect(says()).toBe('1 0'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(callsOf('POST /carts/claim')).toHaveLength(1);
});

test('A5: the counts are fetched when the browser is online again', async () => {
  rememberCartId('Buy', 'gb', buyCartId);
  let count = 1;
  await open({
    answers: { 'GET /cart/:id': () => json(buildCart({ eTag: `"${count}"`, totalCartSize: count, lines: [] })) },
  });
  await waitFor(() => expect(says()).toBe('1 0'));
  count = 2;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(says()).toBe('2 0'));
});

test('another customer number adopts them again', async () => {
  await open({ user: buildUser(), answers: adopted });
  await waitFor(() => expect(says()).toBe('3 0'));
  cleanup();
  const { callsOf } = await open({ user: buildUser({ gcmNumber: '100002' }), answers: adopted });
  await waitFor(() => expect(callsOf('POST /carts/claim')).toEqual([{ buyCartId: own }]));
});

test('after the session its cookies are removed, a visitor’s cart of another country stays', async () => {
  await open({ user: buildUser(), answers: adopted });
  await waitFor(() => expect(says()).toBe('3 0'));
  cleanup();
  rememberCartId('Buy', 'se', buyCartId);
  const { calls } = await open();
  await waitFor(() => expect(document.cookie).not.toContain('cart-buy-gb'));
  expect(document.cookie).toContain('cart-buy-se');
  expect(calls).toEqual([]);
});

test('a visitor’s tab leaves the cookies of whoever has signed in in another tab alone', async () => {
  const { app, calls } = await open({ answers: { 'GET /cart/:id': () => problem(404) } });
  // another tab signs in and adopts
  document.cookie = 'signed-in=1';
  rememberCartId('Buy', 'gb', buyCartId);
  const claims = JSON.stringify({ scope: 'ref-1:1', places: { gb: { at: Date.now(), ids: [buyCartId] } } });
  localStorage.setItem('cart-claims', claims);
  act(() => void window.dispatchEvent(new Event('online')));
  // an addition of this tab, sent as a visitor's, is answered 404
  act(() => cartStoreOf(app).leave('Buy', buyCartId));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.cookie).toContain(`cart-buy-gb=${buyCartId}`);
  expect(localStorage.getItem('cart-claims')).toBe(claims);
  expect(calls).toEqual([]);
});

test('frame and cart page ask for the same adoption once', async () => {
  const { app, callsOf } = await open({ user: buildUser(), answers: adopted });
  const person = app.identity.current;
  const scope = person.state === 'signedIn' ? person.scope : '';
  await act(() => Promise.all([adoptCarts(app, scope), adoptCarts(app, scope)]));
  expect(callsOf('POST /carts/claim')).toHaveLength(1);
});
