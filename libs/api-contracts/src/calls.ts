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

type Lazy<Resource extends Record<string, Endpoint>> = { [Name in keyof Resource]: LazyEndpoint<Resource[Name]> };

function lazily<Resource extends Record<string, Endpoint>>(
  resource: string,
  names: readonly (keyof Resource & string)[],
  load: () => Promise<Resource>,
): Lazy<Resource> {
  const entries = names.map((name) => [name, { name: `${resource}.${name}`, load: async () => (await load())[name] }]);
  return Object.fromEntries(entries) as Lazy<Resource>;
}

type Addresses = typeof import('./addresses.ts').addresses;
type Attributes = typeof import('./attributes.ts').attributes;
type Categories = typeof import('./categories.ts').categories;
type Content = typeof import('./content.ts').content;
type Countries = typeof import('./countries.ts').countries;
type Feedback = typeof import('./feedback.ts').feedback;
type Items = typeof import('./items.ts').items;
type Keywords = typeof import('./keywords.ts').keywords;
type Markets = typeof import('./markets.ts').markets;
type Settings = typeof import('./settings.ts').settings;
type Terms = typeof import('./terms.ts').terms;
type User = typeof import('./user.ts').user;

/** What code that runs in the browser calls: `api.call(calls.items.get, …)`. */
export const calls = {
  addresses: lazily<Addresses>(
    'addresses',
    ['list', 'add', 'update', 'remove'],
    async () => (await import('./addresses.ts')).addresses,
  ),
  attributes: lazily<Attributes>('attributes', ['list'], async () => (await import('./attributes.ts')).attributes),
  categories: lazily<Categories>('categories', ['tree'], async () => (await import('./categories.ts')).categories),
  content: lazily<Content>('content', ['blocks', 'page'], async () => (await import('./content.ts')).content),
  countries: lazily<Countries>('countries', ['list', 'states'], async () => (await import('./countries.ts')).countries),
  feedback: lazily<Feedback>('feedback', ['send'], async () => (await import('./feedback.ts')).feedback),
  items: lazily<Items>(
    'items',
    ['byCategory', 'get', 'list', 'search', 'suggestions', 'addresses', 'related', 'reviews'],
    async () => (await import('./items.ts')).items,
  ),
  keywords: lazily<Keywords>('keywords', ['list'], async () => (await import('./keywords.ts')).keywords),
  markets: lazily<Markets>('markets', ['list', 'get', 'default'], async () => (await import('./markets.ts')).markets),
  settings: lazily<Settings>('settings', ['get'], async () => (await import('./settings.ts')).settings),
  terms: lazily<Terms>('terms', ['get', 'sale'], async () => (await import('./terms.ts')).terms),
  user: lazily<User>(
    'user',
    ['get', 'update', 'companies', 'selectCompany', 'setLocale', 'acceptTerms'],
    async () => (await import('./user.ts')).user,
  ),
};

/** Loads every contract ahead of its first call, so that a call made later needs no code. */
export async function loadCalls(): Promise<void> {
  await Promise.all(
    Object.values(calls).flatMap((resource) =>
      Object.values(resource as Lazy<Record<string, Endpoint>>).map((call) => call.load()),
    ),
  );
}
