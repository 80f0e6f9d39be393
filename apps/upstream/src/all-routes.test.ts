import { allEndpoints, type CartChange, type Endpoint } from '@shop/api-contracts';
import { users } from '@shop/demo-company';
import { allRoutes } from './all-routes.ts';
import type { Deps } from './http/deps.ts';
import { goodCalls, newCartId, operations, someCartItemId } from './testing/operations.ts';
import { prepareGeneratedQuote } from './testing/prepare-generated-quote.ts';
import { prepareOrders } from './testing/prepare-orders.ts';
import { prepareQuoteCarts } from './testing/prepare-quote-carts.ts';
import { prepareQuotes } from './testing/prepare-quotes.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from './testing/start-test-upstream.ts';

let shop: TestUpstream;
/** Of Marie's, in Britain. */
let mariesIds: Record<string, string>;
beforeAll(async () => {
  shop = await startTestUpstream();
  mariesIds = {
    ...(await prepareOrders(shop, { as: 'marie' })),
    ...(await prepareGeneratedQuote(shop, { oid: users[2]!.oid, customerNumber: '100002' })),
    ...(await prepareQuoteCarts(shop, 'marie')),
    ...(await prepareQuotes(shop, { oid: users[2]!.oid, customerNumber: '100002' })),
  };
  const { db, memory } = shop.deps;
  const data = JSON.stringify({ page: 'wanted', title: 'Wanted', parts: [], updated: '2026-11-21' });
  await db.insertInto('content_page').values({ language: 'en', page: 'wanted', data }).execute();
  await memory.reload();
});
afterAll(() => shop.close());

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** A cart with a line; answers its id. */
async function makeCart(options: CallOptions = {}): Promise<string> {
  const body = { cartItemId: someCartItemId, quantity: 1, action: 'RequestQuote' };
  const added = await shop.call('post', `/cart/${newCartId()}/add`, { ...options, body }).expect(200);
  return (added.body as CartChange).id;
}

/** Who may make a call. */
const callerOf = (name: string): string => (operations[name]!.isForPartners ? 'paul' : 'marie');

/** Paths of all reads by name. */
const reads = (ids: Record<string, string>): [string, string][] =>
  goodCalls(ids).flatMap(({ endpoint, path }) => (endpoint.method === 'GET' ? [[endpoint.name, path]] : []));

describe('the commerce API', () => {
  it('N8: answers every call of the contracts, and none besides', () => {
    const mounted = allRoutes({ settings: { demo: true, defaultCountry: 'GB' } } as Deps).map(
      ({ endpoint }) => endpoint,
    );
    expect(mounted.map(callOf).sort()).toEqual(allEndpoints.map(callOf).sort());
  });

  it('N8: answers every read as its contract says, in every market', async () => {
    for (const locale of ['en-gb', 'sv-se', 'fr-fr', 'pt-br', 'sr-latn-rs'] as const) {
      for (const [name, path] of reads({ ...mariesIds, cart: await makeCart({ locale, as: 'marie' }) })) {
        // switched off there
        if (name === 'customArticleNumbers.list' && locale === 'pt-br') continue;
        if (name.startsWith('orderHistory.') && locale === 'sr-latn-rs') continue;
        // it was made in Britain
        if (name === 'orders.get' && locale !== 'en-gb') continue;
        const response = await shop.call('get', path, { locale, as: callerOf(name) });
        // Wrong answers fail here, since the application checks its own in tests.
        expect({ path, status: response.status, text: response.status === 200 ? '' : response.text }).toEqual({
          path,
          status: 200,
          text: '',
        });
      }
    }
  });

  /** Queries of a read that nobody made before. */
  async function coldQueries(path: string, as?: string): Promise<number> {
    await shop.deps.memory.reload();
    shop.takeQueries();
    await shop.call('get', path, as === undefined ? {} : { as }).expect(200);
    // Every 5 s the version of the catalogue is looked at, behind an answer.
    return shop.takeQueries().filter((query) => !query.includes('"meta"')).length;
  }

  it('asks the database at most three times for a read that nobody made before', async () => {
    const others = reads({ cart: await makeCart() }).filter(
      ([name]) => name !== 'items.byCategory' && !operations[name]!.isPersonal,
    );
    for (const path of [...others.map(([, path]) => path), '/items/search?expression=gasgket&limit=12']) {
      const count = await coldQueries(path);
      expect({ path, queries: count <= 3 }).toEqual({ path, queries: true });
    }
  });

  /** Queries for what is somebody's own beside who it is: own article numbers, marks of favourites, articles of a list. */
  const ofTheirOwn: Record<string, number> = {
    'carts.get': 1,
    'customArticleNumbers.list': 3,
    'favouriteLists.get': 3,
    'items.get': 1,
    'items.list': 1,
    'items.related': 1,
    'items.search': 2,
    'items.suggestions': 2,
    // the order, its claims, articles and documents
    'orderHistory.get': 4,
    // the order, its documents, the file
    'orderHistory.document': 3,
    'orderHistory.list': 2,
    // the order, its articles
    'orders.get': 2,
    // the requests, places, articles and files
    'quoteCheckout.confirmation': 4,
    // who is a partner, the request, the file
    'quotes.file': 3,
    // who is a partner, the request, places, articles
    'quotes.get': 4,
    // who is a partner, how many, the page, places
    'quotes.list': 4,
    'taxExempts.file': 2,
  };

  it('asks once more for whoever is signed in, and not at all where nobody needs to be known', async () => {
    for (const { endpoint, path } of goodCalls({ ...mariesIds, cart: await makeCart() }).filter(
      (one) => one.endpoint.method === 'GET',
    )) {
      const own = ofTheirOwn[endpoint.name];
      if (endpoint.auth === 'required') {
        const queries = await coldQueries(path, callerOf(endpoint.name));
        expect({ path, queries, isFew: queries <= 1 + (own ?? 1) }).toMatchObject({ isFew: true });
      } else if (endpoint.name !== 'items.byCategory') {
        const more = (await coldQueries(path, 'marie')) - (await coldQueries(path));
        expect({ path, more }).toEqual({ path, more: endpoint.auth === 'none' ? 0 : 1 + (own ?? 0) });
      }
    }
  });

  it('reads a category once; from then on each page costs one query, and none when it was read lately', async () => {
    await shop.get('/items/category/gasketed').expect(200);
    const queriesOf = async (path: string): Promise<number> => {
      shop.takeQueries();
      await shop.get(path).expect(200);
      return shop.takeQueries().filter((query) => !query.includes('"meta"')).length;
    };
    expect(await queriesOf('/items/category/gasketed?page=2&sort=price')).toBe(1);
    expect(await queriesOf('/items/category/gasketed?page=2&sort=price')).toBe(0);
  });
});
