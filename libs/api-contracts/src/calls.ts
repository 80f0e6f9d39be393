import type { resources } from './all-endpoints.ts';
import type { Endpoint, LazyEndpoint } from './client/endpoint.ts';

type Resources = typeof resources;
type Lazy<Resource> = {
  readonly [Name in keyof Resource]: Resource[Name] extends Endpoint ? LazyEndpoint<Resource[Name]> : never;
};

/** All contracts are one file: whoever makes one call makes others. */
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

/** What code that runs in the browser calls: `api.call(calls.items.get, …)`. Which endpoints there are is known to the types alone until then. */
export const calls = new Proxy({} as { readonly [Name in keyof Resources]: Lazy<Resources[Name]> }, {
  get: (_resources, resource: string) => endpointsOf(resource),
});

/** Loads every contract ahead of its first call, so that a call made later needs no code. */
export async function loadCalls(): Promise<void> {
  await loadResources();
}
