import { resources } from './all-endpoints.ts';
import { calls } from './calls.ts';
import type { LazyEndpoint } from './client/endpoint.ts';
import type { Endpoint } from './client/endpoint.ts';

const endpoints = Object.entries(resources).flatMap(([resource, ofResource]) =>
  Object.entries(ofResource as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
  ),
);

test.each(endpoints)('N8: %s can be called from the browser by its name', async (name, endpoint) => {
  const [resource = '', call = ''] = name.split('.');
  const lazy = (calls as unknown as Record<string, Record<string, LazyEndpoint>>)[resource]![call]!;
  expect([lazy.name, endpoint.name]).toEqual([name, name]);
  expect(await lazy.load()).toBe(endpoint);
});
