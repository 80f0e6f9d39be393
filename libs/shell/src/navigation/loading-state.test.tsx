import { calls, type CallOptions } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import { act, screen } from '@testing-library/react';
import { after, openShop } from '../shop.fixture.tsx';

const isShown = () => !document.querySelector('[role=progressbar]')!.hasAttribute('hidden');

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Opens a page and starts a request in it that is answered by hand. */
async function startRequest(send: (shop: Shop) => Promise<unknown>) {
  let finish = () => undefined as void;
  const slow = () => new Promise((resolve) => (finish = () => resolve({})));
  const shop = await openShop('/en-gb/switch', { answers: { '/countrystates': slow, '/sendfeedback': slow } });
  await after(() => undefined);
  jest.useFakeTimers();
  await after(() => void send(shop).catch(() => undefined));
  return { finish: () => after(() => finish()) };
}
const read = ({ app }: Shop) =>
  app.queryClient.query({ ...apiQuery(calls.countries.states, {}), retry: false } as never);
const change =
  (options?: CallOptions) =>
  ({ app }: Shop) =>
    app.api.call(calls.feedback.send, { body: { email: 'a@b.example', text: 'x' } }, options);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

test.each([
  ['read', read],
  ['change', change()],
])('A13: the bar appears 100 ms after a %s starts, and disappears with its answer', async (_name, send) => {
  const { finish } = await startRequest(send);
  pass(99);
  expect(isShown()).toBe(false);
  pass(2);
  expect(isShown()).toBe(true);
  await finish();
  pass(0);
  expect(isShown()).toBe(false);
});

test('A13: a download shows the bar', async () => {
  const { finish } = await startRequest(({ app }) => app.api.file(calls.countries.states, {}));
  pass(101);
  expect(isShown()).toBe(true);
  await finish();
  expect(isShown()).toBe(false);
});

test('A13: a request answered within 100 ms shows no bar', async () => {
  const { finish } = await startRequest(read);
  pass(80);
  await finish();
  pass(500);
  expect(isShown()).toBe(false);
});

test.each([
  [
    'read',
    ({ app }: Shop) =>
      app.queryClient.query({
        ...apiQuery(calls.countries.states, {}, { excludedFromLoader: true }),
        retry: false,
      } as never),
  ],
  ['change', change({ excludedFromLoader: true })],
])('A13: an excluded %s shows no bar', async (_name, send) => {
  await startRequest(send);
  pass(500);
  expect(isShown()).toBe(false);
});

test('A13: a page on its way shows the bar', async () => {
  const slow = { path: 'slow', loader: () => new Promise<null>(() => undefined), Component: () => null };
  const { router } = await openShop('/en-gb/switch', { routes: [slow] });
  jest.useFakeTimers();
  await after(() => void router.navigate('/en-gb/slow'));
  pass(101);
  expect(isShown()).toBe(true);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
});
