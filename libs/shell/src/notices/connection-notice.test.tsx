import { countries } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import { act, screen } from '@testing-library/react';
import { after, openShop, problem } from '../shop.fixture.tsx';

let isOnline = true;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
const setOnline = (online: boolean) =>
  after(() => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

afterEach(() => {
  isOnline = true;
});

test('without a line it says so, the page stays readable, and it is gone on return', async () => {
  await openShop('/en-gb/');
  await setOnline(false);
  expect(screen.getByText('You are offline.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The right part');
  await setOnline(true);
  expect(screen.queryByText('You are offline.')).toBeNull();
});

/** Opens a page with a read that fails until `recover` is called. */
async function failRead() {
  let isDown = true;
  const shop = await openShop('/en-gb/', { answers: { '/countrystates': () => (isDown ? problem(503) : []) } });
  await act(() =>
    shop.app.queryClient.query({ ...apiQuery(countries.states, {}), retry: false } as never).catch(() => undefined),
  );
  return { ...shop, recover: () => (isDown = false) };
}

test('when upstream is down it says so over the page, and trying again takes it away', async () => {
  const { recover } = await failRead();
  expect(screen.getByText('The shop is not answering.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The right part');
  recover();
  await after(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByText('The shop is not answering.')).toBeNull();
});

test('what failed is asked for again when the line is back', async () => {
  const { recover, calls } = await failRead();
  recover();
  await setOnline(false);
  expect(screen.getByText('You are offline.')).toBeTruthy();
  const before = calls.length;
  await setOnline(true);
  expect(calls.slice(before).map(({ pathname }) => pathname)).toContain('/countrystates');
  expect(screen.queryByText('The shop is not answering.')).toBeNull();
});

test('a page that takes long says that it still loads', async () => {
  const slow = { path: 'slow', loader: () => new Promise<null>(() => undefined), Component: () => null };
  const { router } = await openShop('/en-gb/', { routes: [slow] });
  jest.useFakeTimers();
  await after(() => void router.navigate('/en-gb/slow'));
  act(() => jest.advanceTimersByTime(8001));
  expect(screen.getByText('This takes longer than usual.')).toBeTruthy();
  jest.useRealTimers();
});

test('an answer that says no is not an outage', async () => {
  const shop = await openShop('/en-gb/', { answers: { '/countrystates': problem(404) } });
  await act(() => shop.app.queryClient.query(apiQuery(countries.states, {}) as never).catch(() => undefined));
  expect(screen.queryByText('The shop is not answering.')).toBeNull();
});
