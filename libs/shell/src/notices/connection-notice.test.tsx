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

test('offline shows a notice, keeps the page readable, and clears on return', async () => {
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

test('an upstream failure shows a notice over the page, and a retry clears it', async () => {
  const { recover } = await failRead();
  expect(screen.getByText('The shop is not answering.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The right part');
  recover();
  await after(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByText('The shop is not answering.')).toBeNull();
});

test('failed reads are repeated when the browser is online again', async () => {
  const { recover, calls } = await failRead();
  recover();
  await setOnline(false);
  expect(screen.getByText('You are offline.')).toBeTruthy();
  const before = calls.length;
  await setOnline(true);
  expect(calls.slice(before).map(({ pathname }) => pathname)).toContain('/countrystates');
  expect(screen.queryByText('The shop is not answering.')).toBeNull();
});

test('a slow page says that it is still loading', async () => {
  const slow = { path: 'slow', loader: () => new Promise<null>(() => undefined), Component: () => null };
  const { router } = await openShop('/en-gb/', { routes: [slow] });
  jest.useFakeTimers();
  await after(() => void router.navigate('/en-gb/slow'));
  act(() => jest.advanceTimersByTime(8001));
  expect(screen.getByText('This takes longer than usual.')).toBeTruthy();
  jest.useRealTimers();
});

test('a refusal is not an outage', async () => {
  const shop = await openShop('/en-gb/', { answers: { '/countrystates': problem(404) } });
  await act(() => shop.app.queryClient.query(apiQuery(countries.states, {}) as never).catch(() => undefined));
  expect(screen.queryByText('The shop is not answering.')).toBeNull();
});
