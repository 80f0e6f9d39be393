import { ApiError, createApiClient, markets, type Fetcher } from '@shop/api-contracts';
import { createI18n, parseLocale } from '@shop/i18n';
import { createApp } from '../app.ts';
import { createQueryClient, queryCacheTimeMs, retryDelayMs, shouldRetry } from './query-client.ts';
import { apiQuery, loadQuery, startLateQuery } from './queries.ts';

const locale = parseLocale('sv-se')!;
const listed = [{ region: 'Europe', countryCode: 'SE', languageCode: 'sv', description: 'Sverige / svenska' }];

function shopWith(fetcher: Fetcher, { isServer = false } = {}) {
  const api = createApiClient({ fetcher, market: { language: 'sv', country: 'SE', locale: 'sv-se' } });
  const queryClient = createQueryClient(api, { isServer });
  return createApp({
    locale,
    companyId: undefined,
    api,
    queryClient,
    i18n: createI18n(locale),
    publicUrl: '',
    isServer,
    requestId: undefined,
  });
}

const marketsQuery = () => apiQuery(markets.list, {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('N3: an answer is not requested again for five minutes', async () => {
  const fetcher = jest.fn(() => Promise.resolve(Response.json(listed)));
  const app = shopWith(fetcher);
  expect(await loadQuery(app, marketsQuery())).toEqual(listed);
  jest.advanceTimersByTime(5 * 60_000 - 1);
  await loadQuery(app, marketsQuery());
  expect(fetcher).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2);
  await loadQuery(app, marketsQuery());
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(queryCacheTimeMs).toBe(300_000);
});

test('N3: a read with a temporary failure is retried three times, after 1, 2 and 4 seconds', async () => {
  const fetcher = jest.fn(() => Promise.resolve(Response.json({}, { status: 503 })));
  const failure = loadQuery(shopWith(fetcher), marketsQuery()).catch((error: unknown) => error);
  const callsAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return fetcher.mock.calls.length;
  };
  expect([
    await callsAfter(0),
    await callsAfter(999),
    await callsAfter(1),
    await callsAfter(2000),
    await callsAfter(4000),
  ]).toEqual([1, 1, 2, 3, 4]);
  expect(await failure).toMatchObject({ status: 503 });
});

test('N3: the delay doubles up to 30 seconds, or follows the server', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelayMs(attempt, new Error()))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  const asked = Array.from({ length: 50 }, () => retryDelayMs(0, new ApiError(503, '/', null, 7)));
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(7_000);
  expect(Math.max(...asked)).toBeLessThanOrEqual(10_500);
});

test('a busy server that says "in a second" is asked less and less often, and not by everybody at once', () => {
  const busy = new ApiError(503, '/', null, 1);
  const delays = [0, 1, 2].map((attempt) => Array.from({ length: 50 }, () => retryDelayMs(attempt, busy)));
  expect(delays.map((each) => Math.floor(Math.min(...each) / 1000))).toEqual([1, 2, 4]);
  for (const each of delays) expect(new Set(each).size).toBeGreaterThan(25);
});

test.each([400, 401, 403, 404, 409, 412, 422, 500])('N3: a %i is never retried', (status) => {
  expect(shouldRetry(false)(0, new ApiError(status, '/'))).toBe(false);
});

test('N3: the server never retries a read', () => {
  expect(shouldRetry(true)(0, new ApiError(503, '/'))).toBe(false);
  expect(shouldRetry(false)(0, new ApiError(503, '/'))).toBe(true);
});

test.each([0, 400, 401, 403, 409, 410, 412, 422, 429, 500, 502, 503, 504])(
  'N1: while a page is rendered on the server, a read answered %i is thrown as an API error, at once',
  async (status) => {
    const fetcher = jest.fn(() =>
      status === 0 ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(Response.json({}, { status })),
    );
    const thrown = await loadQuery(shopWith(fetcher, { isServer: true }), marketsQuery()).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ status });
  },
);

test('late data delays the server by at most 200 ms and never fails the page', async () => {
  const app = shopWith(() => new Promise(() => undefined), { isServer: true });
  let started = false;
  void startLateQuery(app, marketsQuery()).then(() => (started = true));
  await jest.advanceTimersByTimeAsync(199);
  expect(started).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toBe(true);
  await expect(
    startLateQuery(
      shopWith(() => Promise.reject(new Error('down')), { isServer: true }),
      marketsQuery(),
    ),
  ).resolves.toBeUndefined();
});

test('two visitors rendered concurrently never share answers', async () => {
  const shopOf = (name: string) =>
    shopWith(() => Promise.resolve(Response.json([{ ...listed[0], description: name }])), { isServer: true });
  const shops = ['first', 'second'].map(shopOf);
  const answers = await Promise.all(shops.map((app) => loadQuery(app, marketsQuery())));
  expect(answers.map(([market]) => market?.description)).toEqual(['first', 'second']);
});
