import type { resources } from './all-endpoints.ts';
import type { Endpoint, LazyEndpoint } from './client/endpoint.ts';

type Resources = typeof resources;
type Lazy<Resource> = {
  readonly [Name in keyof Resource]: Resource[Name] extends Endpoint ? LazyEndpoint<Resource[Name]> : never;
};

/** All contracts are one chunk, since a page that makes one call makes others. */
const loadResources = async () =>
  (await import('./all-endpoints.ts')).resources as Record<string, Record<string, Endpoint>>;

const endpointsOf = (resource: string): Record<string, LazyEndpoint> =>
  new Proxy<Record<string, LazyEndpoint>>(
    {},
    {
      get: (_endpoints, name: string): LazyEndpoint => ({
        name: `${resource}.${name}`,
        load: async () => (await loadResources())[resource]![name]!,
      }),
    },
  );

/**
 * Endpoints for code in the browser: `api.call(calls.items.get, …)`. Known to the types only until the contracts are
 * loaded.
 */
export const calls = new Proxy({} as { readonly [Name in keyof Resources]: Lazy<Resources[Name]> }, {
  get: (_resources, resource: string) => endpointsOf(resource),
});

/** Preloads all contracts, so that later calls load no code. */
export async function loadCalls(): Promise<void> {
  await loadResources();
}
