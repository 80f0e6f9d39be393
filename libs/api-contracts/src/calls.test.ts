import { allEndpoints } from './all-endpoints.ts';
import { calls, type LazyEndpoint } from './calls.ts';

test('N8: every endpoint can be called from the browser, by its own name', async () => {
  const lazy = Object.values(calls).flatMap((resource) => Object.values(resource) as LazyEndpoint[]);
  const loaded = await Promise.all(lazy.map((call) => call.load()));
  expect(loaded.map((endpoint) => endpoint.name)).toEqual(lazy.map((call) => call.name));
  expect(new Set(loaded)).toEqual(new Set(allEndpoints));
});
