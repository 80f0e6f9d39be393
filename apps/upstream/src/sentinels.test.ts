import type { Category } from '@shop/api-contracts';
import { sentinels } from './sentinels.ts';
import { startTestUpstream, type TestUpstream } from './testing/start-test-upstream.ts';

const paths: Record<string, string> = {
  'items.byCategory': '/items/category/:id',
  'items.get': '/items/:id',
  'items.related': '/items/:id/related',
  'items.reviews': '/items/:id/reviews',
  'items.search': '/items/search',
  'items.suggestions': '/items/suggestions',
  'countries.list': '/countries',
  'countries.states': '/countrystates',
  'settings.get': '/settings',
  'categories.tree': '/categories',
  'content.blocks': '/content?blocks=start',
  'content.page': '/content/pages/terms',
};

describe('a request that fails on purpose', () => {
  let shop: TestUpstream;
  beforeAll(async () => void (shop = await startTestUpstream()));
  afterAll(() => shop.close());

  const failing = sentinels.filter(({ status }) => status !== 200);
  const cases = failing.flatMap(({ endpoints, when, status }) => endpoints.map((name) => ({ name, when, status })));

  it.each(cases)('N11: $name with $when is answered $status', async ({ name, when, status }) => {
    const path = paths[name]!.replace(':id', 'id' in when ? when.id : 'GX032');
    const query: Record<string, string> =
      'companyId' in when ? { companyId: `-${when.companyId}` } : 'expression' in when ? { ...when } : {};
    const response = await shop.get(path, query).expect(status);
    expect(response.body).toMatchObject({ status, code: 'sentinel', requestId: expect.any(String) as string });
  });

  it('a slow one answers as usual, later', async () => {
    const begun = performance.now();
    await shop.get('/items/GX032/reviews', { companyId: '-slowreviews' }).expect(200);
    expect(performance.now() - begun).toBeGreaterThan(1_990);
  });

  it('the site of a company that exists to fail works otherwise', async () => {
    const settings = await shop.get('/settings', { companyId: '-failcountries' }).expect(200);
    expect(settings.body).toMatchObject({ companyId: 'failcountries', companyName: null });
  });

  it('categories that fail are in the tree, hidden, so that their pages can be opened', async () => {
    const tree = (await shop.get('/categories').expect(200)).body as Category[];
    const hidden = tree.filter(({ visible }) => !visible).map(({ id }) => id);
    expect(hidden).toEqual(expect.arrayContaining(['fail503', 'fail500', 'fail404']));
  });
});

describe('without the demo', () => {
  let shop: TestUpstream;
  beforeAll(async () => void (shop = await startTestUpstream({ demo: false })));
  afterAll(() => shop.close());

  it('nothing fails on purpose', async () => {
    await shop.get('/items/search', { expression: 'fail503' }).expect(200);
    await shop.get('/countries', { companyId: '-failcountries' }).expect(404);
    expect((await shop.get('/items/category/fail503').expect(404)).body).toMatchObject({ code: 'category_unknown' });
    const tree = (await shop.get('/categories').expect(200)).body as Category[];
    expect(tree.map(({ id }) => id)).not.toContain('fail503');
  });

  it('there are no pseudo-locales', async () => {
    await shop.get('/settings', { locale: 'en-xa', country: 'XA' }).expect(400);
  });
});
