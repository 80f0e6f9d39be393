import type { Category } from '@shop/api-contracts';
import { sentinels } from './sentinels.ts';
import { contentOf, goodCalls, methodOf } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';

const calls = new Map(goodCalls().map((call) => [call.endpoint.name, call]));

describe('a sentinel', () => {
  let shop: TestUpstream;
  beforeAll(async () => void (shop = await startTestUpstream()));
  afterAll(() => shop.close());

  const failing = sentinels.filter(({ status }) => status !== 200);
  const cases = failing.flatMap(({ endpoints, ...sentinel }) => endpoints.map((name) => ({ name, ...sentinel })));

  it.each(cases)('N11: $name with $when is answered $status', async ({ name, when, status, signedIn }) => {
    const call = calls.get(name)!;
    const { endpoint, path } = call;
    const failing = 'id' in when ? path.replace(/GX032|gasketed/, when.id) : path;
    const query: Record<string, string> =
      'companyId' in when ? { companyId: `-${when.companyId}` } : 'expression' in when ? { ...when } : {};
    const as = endpoint.auth === 'required' || signedIn ? { as: 'anna' } : {};
    const response = await shop.call(methodOf(endpoint), failing, { ...as, query, ...contentOf(call) }).expect(status);
    expect(response.body).toMatchObject({ status, code: 'sentinel', requestId: expect.any(String) as string });
  });

  it('a slow one is answered normally, but late', async () => {
    const begun = performance.now();
    await shop.get('/items/GX032/reviews', { companyId: '-slowreviews' }).expect(200);
    expect(performance.now() - begun).toBeGreaterThan(1_990);
  });

  it('H4: one for signed-in callers answers visitors normally', async () => {
    const query = { companyId: '-refuse401' };
    await shop.call('get', '/items/GX032', { query, as: 'anna' }).expect(401);
    await shop.call('get', '/items/GX032', { query }).expect(200);
  });

  it('the site of a sentinel company works otherwise', async () => {
    const settings = await shop.get('/settings', { companyId: '-failcountries' }).expect(200);
    expect(settings.body).toMatchObject({ companyId: 'failcountries', companyName: null });
  });

  it('failing categories are hidden in the tree, so that their pages can be opened', async () => {
    const tree = (await shop.get('/categories').expect(200)).body as Category[];
    const hidden = tree.filter(({ visible }) => !visible).map(({ id }) => id);
    expect(hidden).toEqual(expect.arrayContaining(['fail503', 'fail500', 'fail404']));
  });
});

describe('without the demo', () => {
  let shop: TestUpstream;
  beforeAll(async () => void (shop = await startTestUpstream({ demo: false })));
  afterAll(() => shop.close());

  it('no request fails on purpose', async () => {
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
