import { allEndpoints, type Endpoint } from '@shop/api-contracts';
import { allRoutes } from './all-routes.ts';
import type { Deps } from './deps.ts';
import { startTestUpstream, type TestUpstream } from './testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => {
  shop = await startTestUpstream();
  const { db, memory } = shop.deps;
  const data = JSON.stringify({ page: 'wanted', title: 'Wanted', parts: [], updated: '2026-11-21' });
  await db.insertInto('content_page').values({ language: 'en', page: 'wanted', data }).execute();
  await memory.reload();
});
afterAll(() => shop.close());

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** One good call of every read; a read that is missing here fails the last test. */
function goodCalls(): Record<string, string> {
  const id = 'GX032';
  return {
    'attributes.list': '/attributes',
    'categories.tree': '/categories',
    'content.blocks': '/content?blocks=start,faq',
    'content.page': '/content/pages/wanted',
    'countries.list': '/countries',
    'countries.states': '/countrystates',
    'items.addresses': '/items/addresses',
    'items.byCategory': '/items/category/gasketed?partial=true',
    'items.get': `/items/${id}`,
    'items.list': `/items?item=${id}_gasketed`,
    'items.related': `/items/${id}/related`,
    'items.reviews': `/items/${id}/reviews`,
    'items.search': '/items/search?expression=plate&limit=12',
    'items.suggestions': '/items/suggestions?expression=pla',
    'keywords.list': '/keywords',
    'markets.default': '/markets/default',
    'markets.get': '/markets/nl?language=nl',
    'markets.list': '/markets',
    'settings.get': '/settings',
  };
}

describe('the commerce API', () => {
  it('N8: answers every call of the contracts, and none besides', () => {
    const mounted = allRoutes({ settings: { demo: true, defaultCountry: 'GB' } } as Deps).map(
      ({ endpoint }) => endpoint,
    );
    expect(mounted.map(callOf).sort()).toEqual(allEndpoints.map(callOf).sort());
  });

  it('N8: answers every read as its contract says, in every market', async () => {
    const reads = allEndpoints.filter(({ method }) => method === 'GET').map(({ name }) => name);
    expect(Object.keys(goodCalls()).sort()).toEqual(reads.sort());
    for (const locale of ['en-gb', 'sv-se', 'fr-fr', 'pt-br', 'sr-latn-rs'] as const) {
      for (const path of Object.values(goodCalls())) {
        const response = await shop.get(path, {}, locale);
        // Wrong answers fail here, since the application checks its own in tests.
        expect({ path, status: response.status, text: response.status === 200 ? '' : response.text }).toEqual({
          path,
          status: 200,
          text: '',
        });
      }
    }
  });

  it('asks the database at most three times for a read that nobody made before', async () => {
    const { 'items.byCategory': _category, ...others } = goodCalls();
    for (const path of [...Object.values(others), '/items/search?expression=gasgket&limit=12']) {
      await shop.deps.memory.reload();
      shop.takeQueries();
      await shop.get(path).expect(200);
      expect({ path, queries: shop.takeQueries().length <= 3 }).toEqual({ path, queries: true });
    }
  });

  it('reads a category once; from then on each page costs one query, and none when it was read lately', async () => {
    await shop.get('/items/category/gasketed').expect(200);
    const queriesOf = async (path: string): Promise<number> => {
      shop.takeQueries();
      await shop.get(path).expect(200);
      return shop.takeQueries().length;
    };
    expect(await queriesOf('/items/category/gasketed?page=2&sort=price')).toBe(1);
    expect(await queriesOf('/items/category/gasketed?page=2&sort=price')).toBe(0);
  });
});
