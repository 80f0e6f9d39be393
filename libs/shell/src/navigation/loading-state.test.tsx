import { act, screen } from '@testing-library/react';
import { after, openShop } from '../shop.fixture.tsx';

const isShown = () => !document.querySelector('[role=progressbar]')!.hasAttribute('hidden');

/** Opens a page and starts a read that the test finishes by hand. */
async function startRead(meta?: Record<string, unknown>) {
  const { app } = await openShop('/en-gb/switch');
  await after(() => undefined);
  jest.useFakeTimers();
  let finish = () => undefined as void;
  const queryFn = () => new Promise<number>((resolve) => (finish = () => resolve(1)));
  act(() => void app.queryClient.query({ queryKey: ['slow'], queryFn, meta }));
  pass(0); // the cache notifies in a separate task
  return { finish: () => after(() => finish()) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

test('A13: the bar appears 100 ms after a request starts, and disappears with its answer', async () => {
  const { finish } = await startRead();
  pass(99);
  expect(isShown()).toBe(false);
  pass(2);
  expect(isShown()).toBe(true);
  await finish();
  pass(0);
  expect(isShown()).toBe(false);
});

test('A13: a request answered within 100 ms shows no bar', async () => {
  const { finish } = await startRead();
  pass(80);
  await finish();
  pass(500);
  expect(isShown()).toBe(false);
});

test('A13: an excluded request shows no bar', async () => {
  await startRead({ excludedFromLoader: true });
  pass(500);
  expect(isShown()).toBe(false);
});

test('A13: a loading page shows the bar', async () => {
  const slow = { path: 'slow', loader: () => new Promise<null>(() => undefined), Component: () => null };
  const { router } = await openShop('/en-gb/switch', { routes: [slow] });
  jest.useFakeTimers();
  await after(() => void router.navigate('/en-gb/slow'));
  pass(101);
  expect(isShown()).toBe(true);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
});
