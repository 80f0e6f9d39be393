import type { Endpoint } from './endpoint.ts';

/**
 * An endpoint that is loaded when it is first called. A page that was rendered on the server has its data already: the browser need not
 * load the schemas (and zod with them) before it is interactive.
 */
export interface LazyEndpoint<E extends Endpoint = Endpoint> {
  /** The endpoint's own name, and the first part of the query key. */
  readonly name: string;
  load(): Promise<E>;
}

type Resource = Record<string, Endpoint>;
type Lazy<R extends Resource> = { readonly [Name in keyof R]: LazyEndpoint<R[Name]> };

const loaders: (() => Promise<unknown>)[] = [];

/** The endpoints of one resource; which there are is known to the types alone until its file has been loaded. */
function lazily<R extends Resource>(resource: string, load: () => Promise<R>): Lazy<R> {
  loaders.push(load);
  return new Proxy({} as Lazy<R>, {
    get: (_resource, name: string): LazyEndpoint => ({
      name: `${resource}.${name}`,
      load: async () => (await load())[name]!,
    }),
  });
}

/** What code that runs in the browser calls: `api.call(calls.items.get, …)`. */
export const calls = {
  addresses: lazily('addresses', async () => (await import('./addresses.ts')).addresses),
  attributes: lazily('attributes', async () => (await import('./attributes.ts')).attributes),
  categories: lazily('categories', async () => (await import('./categories.ts')).categories),
  content: lazily('content', async () => (await import('./content.ts')).content),
  countries: lazily('countries', async () => (await import('./countries.ts')).countries),
  feedback: lazily('feedback', async () => (await import('./feedback.ts')).feedback),
  items: lazily('items', async () => (await import('./items.ts')).items),
  keywords: lazily('keywords', async () => (await import('./keywords.ts')).keywords),
  markets: lazily('markets', async () => (await import('./markets.ts')).markets),
  settings: lazily('settings', async () => (await import('./settings.ts')).settings),
  terms: lazily('terms', async () => (await import('./terms.ts')).terms),
  user: lazily('user', async () => (await import('./user.ts')).user),
};

/** Loads every contract ahead of its first call, so that a call made later needs no code. */
export async function loadCalls(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}
