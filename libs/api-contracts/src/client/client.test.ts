import * as z from 'zod/mini';
import { createApiClient, type ApiRequest } from './client.ts';
import { endpoint } from './endpoint.ts';
import { ApiError, ContractError, NotAuthenticatedError } from './errors.ts';

const market = { language: 'sv', country: 'SE', locale: 'sv-se', companyId: '-nordfrost' };
const answer = z.object({ name: z.string() });
const read = endpoint({
  name: 'things.get',
  method: 'GET',
  path: '/things/:id',
  summary: '',
  auth: 'optional',
  params: z.object({ id: z.string() }),
  query: z.object({ tag: z.optional(z.array(z.string())) }),
  response: answer,
});
const change = endpoint({
  name: 'things.add',
  method: 'POST',
  path: '/things',
  summary: '',
  auth: 'optional',
  body: z.object({ name: z.string() }),
  response: answer,
});
const mine = endpoint({
  name: 'things.mine',
  method: 'GET',
  path: '/things/mine',
  summary: '',
  auth: 'required',
  response: answer,
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

function clientAnswering(...answers: (Response | Error)[]) {
  const requests: ApiRequest[] = [];
  const onUnauthenticated = jest.fn();
  let key = 0;
  const api = createApiClient({
    market,
    onUnauthenticated,
    now: () => 1700000000000,
    createKey: () => `key-${++key}`,
    fetcher: (request) => {
      requests.push(request);
      const next = answers.shift();
      if (next === undefined) throw new Error(`unexpected request ${request.method} ${request.url}`);
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  });
  return { api, requests, onUnauthenticated };
}

test('A1: every call carries company, language, country, locale and a timestamp', async () => {
  const { api, requests } = clientAnswering(json(200, { name: 'plate' }));
  await api.call(read, { params: { id: 'a/b' }, query: { tag: ['1', '2'] } });
  const [path, query] = requests[0]!.url.split('?');
  expect(path).toBe('/things/a%2Fb');
  expect([...new URLSearchParams(query)].sort()).toEqual([
    ['companyId', '-nordfrost'],
    ['country', 'SE'],
    ['language', 'sv'],
    ['locale', 'sv-se'],
    ['t', '1700000000000'],
    ['tag', '1'],
    ['tag', '2'],
  ]);
});

test('N1: a non-OK answer becomes a failure result with error, status and body', async () => {
  const { api } = clientAnswering(json(503, { title: 'Busy' }, { 'retry-after': '7' }));
  const result = await api.call(read, { params: { id: '1' }, query: {} });
  if (result.ok) throw new Error('expected a failure');
  expect(result).toMatchObject({ ok: false, status: 503, body: { title: 'Busy' }, retryAfterSeconds: 7 });
  expect(result.error).toBeInstanceOf(ApiError);
  expect(result.error.message).toMatch(/^Error response 503 from \/things\/1\?/);
});

test('N1: a network error is a failure with status 0, not an exception', async () => {
  const { api } = clientAnswering(new TypeError('fetch failed'));
  await expect(api.call(read, { params: { id: '1' }, query: {} })).resolves.toMatchObject({ ok: false, status: 0 });
});

test('an answer that violates its contract names endpoint and field', async () => {
  const { api } = clientAnswering(json(200, { name: 5 }));
  await expect(api.call(read, { params: { id: '1' }, query: {} })).rejects.toThrow(ContractError);
});

test.each([
  ['read', read, { params: { id: '1' }, query: {} }],
  ['change', change, { body: { name: 'gasket' } }],
] as const)(
  'H4: a %s answered 401 signs out and is repeated exactly once, anonymously, with the same key',
  async (_kind, called, input) => {
    const { api, requests, onUnauthenticated } = clientAnswering(json(401, {}), json(200, { name: 'gasket' }));
    const result = await api.call(called as typeof change, input as never);
    expect(result.ok).toBe(true);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(requests.map((request) => request.anonymous)).toEqual([false, true]);
    expect(requests[1]?.headers).toEqual(requests[0]?.headers);
  },
);

test('H4: a second 401 is returned without a third attempt', async () => {
  const { api, requests } = clientAnswering(json(401, {}), json(401, {}));
  await expect(api.call(read, { params: { id: '1' }, query: {} })).resolves.toMatchObject({ ok: false, status: 401 });
  expect(requests).toHaveLength(2);
});

test('H4: a call that needs sign-in fails with "Not authenticated" and is not repeated', async () => {
  const { api, requests } = clientAnswering(json(401, {}));
  await expect(api.call(mine, {})).rejects.toThrow(NotAuthenticatedError);
  expect(requests).toHaveLength(1);
});

test('every change has an idempotency key of its own, reads have none', async () => {
  const { api, requests } = clientAnswering(
    json(200, { name: 'a' }),
    json(200, { name: 'b' }),
    json(200, { name: 'c' }),
  );
  await api.call(change, { body: { name: 'a' } });
  await api.call(change, { body: { name: 'b' } });
  await api.call(read, { params: { id: '1' }, query: {} });
  expect(requests.map((request) => request.headers['idempotency-key'])).toEqual(['key-1', 'key-2', undefined]);
});
