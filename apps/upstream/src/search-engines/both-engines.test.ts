import type { ItemCard, SearchResult, Suggestions } from '@shop/api-contracts';
import { company } from '../testing/databases/demo-company.ts';
import { readQueryList, searchFor } from '../testing/search-queries.ts';
import { startShopWithOpenSearch } from '../testing/opensearch/start-shop-with-opensearch.ts';

// fills an index of the demo company for every language
jest.setTimeout(240_000);

const few = 40;
let set: Awaited<ReturnType<typeof startShopWithOpenSearch>>;
beforeAll(async () => void (set = await startShopWithOpenSearch()));
afterAll(() => set.close());

const engines = ['PostgreSQL', 'OpenSearch'] as const;
type Engine = (typeof engines)[number];

/** From now on the engine answers, and nothing is cached of the other one. */
function use(engine: Engine): void {
  set.shop.deps.openSearch = engine === 'OpenSearch' ? set.openSearch : null;
  set.forget();
}

type Query = Record<string, string | number>;

async function search(expression: string, query: Query = {}): Promise<SearchResult> {
  return (await set.shop.get('/items/search', { expression, ...query }).expect(200)).body as SearchResult;
}
const idsOf = ({ items }: SearchResult): string[] => items.map(({ commercialItemId }) => commercialItemId!);
const numbersOf = ({ items }: Pick<SearchResult, 'items'>): string[] => items.map(({ articleNumber }) => articleNumber);

afterEach(() => expect([...set.openSearch.answered.keys()].filter((by) => by !== 'opensearch')).toEqual([]));

describe.each(engines)('C10: search by %s', (engine) => {
  beforeEach(() => use(engine));
  const { articleNumber, commercialItemId } = company.variants.find((one) => /[- ]/.test(one.articleNumber))!;

  it('is answered by it', async () => {
    const answered = await set.answeredDuring(() => search('gasket'));
    expect(answered).toEqual(engine === 'OpenSearch' ? { opensearch: 1 } : {});
  });

  it('finds an article by its number, its beginning, a superseded one and another maker’s', async () => {
    const whole = await search(articleNumber.toLowerCase());
    expect([idsOf(whole)[0], whole.exactMatch?.commercialItemId]).toEqual([commercialItemId, commercialItemId]);
    const begun = await search(articleNumber.slice(0, -2));
    expect(idsOf(begun)).toContain(commercialItemId);
    const replaced = company.variants.find(({ supersededNumbers }) => supersededNumbers.length > 0)!;
    const copied = company.variants.find(({ otherMakersNumbers }) => otherMakersNumbers.length > 0)!;
    expect(idsOf(await search(replaced.supersededNumbers[0]!))).toContain(replaced.commercialItemId);
    expect(idsOf(await search(copied.otherMakersNumbers[0]!))).toContain(copied.commercialItemId);
  });

  it('needs every word, and takes plurals, synonyms and measures in other units for the same', async () => {
    const [one, both] = [await search('gasket'), await search('gasket epdm')];
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(one.total);
    expect((await search('gaskets')).total).toBe(one.total);
    expect((await search('seal')).total).toBeGreaterThan(0);
    const [megawatts, kilowatts] = [await search('heat exchanger 2 MW'), await search('heat exchanger 2000 kW')];
    expect(megawatts.total).toBeGreaterThan(0);
    expect(idsOf(megawatts)).toEqual(idsOf(kilowatts));
  });

  it('corrects a misspelt word, reads other languages, and finds nothing for what is like nothing', async () => {
    expect(await search('gasgket')).toMatchObject({ correctedTo: expect.stringMatching(/^gasket/) as string });
    const foreign = (await set.shop.get('/items/search', { expression: 'gasket' }, 'de-de').expect(200))
      .body as SearchResult;
    expect(foreign.total).toBeGreaterThan(0);
    expect(await search('xqzwvk')).toMatchObject({ total: 0, items: [] });
  });

  it('narrows to a category, counts all of them, and filters', async () => {
    const all = await search('GX-050');
    const parts = await search('GX-050', { category: 'spareparts' });
    expect(parts.total).toBeGreaterThan(0);
    expect(parts.total).toBeLessThan(all.total);
    expect(parts.categories).toEqual(all.categories);
    const gaskets = await search('gasket');
    const epdm = await search('gasket', { f: JSON.stringify({ gasketMaterial: ['EPDM'] }) });
    expect(epdm.total).toBeGreaterThan(0);
    expect(epdm.total).toBeLessThan(gaskets.total);
    expect(epdm.totalUnfiltered).toBe(gaskets.total);
  });

  it.each(['price', '-price', 'articleNumber'])('sorts by %s to the last page', async (sort) => {
    const whole = await search('gasket epdm', { sort, limit: few });
    const [first, second] = [
      await search('gasket epdm', { sort, limit: few / 2 }),
      await search('gasket epdm', { sort, limit: few / 2, offset: few / 2 }),
    ];
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(numbersOf(whole));
    use('PostgreSQL');
    expect(numbersOf(await search('gasket epdm', { sort, limit: few }))).toEqual(numbersOf(whole));
  });

  it('ranks a customer’s own number first, for them alone', async () => {
    const number = `Own ${engine}`;
    const owned = { customer_number: '100002', oid: null, commercial_item_id: commercialItemId };
    const values = { ...owned, number, key: number.replace(' ', '').toUpperCase() };
    await set.shop.deps.db
      .deleteFrom('custom_article_number')
      .where('commercial_item_id', '=', commercialItemId)
      .execute();
    await set.shop.deps.db.insertInto('custom_article_number').values(values).execute();
    const query = { expression: number };
    const own = (await set.shop.call('get', '/items/search', { as: 'marie', query }).expect(200)).body as SearchResult;
    expect([idsOf(own)[0], own.exactMatch?.commercialItemId]).toEqual([commercialItemId, commercialItemId]);
    expect(idsOf(await search(number))).not.toContain(commercialItemId);
  });

  it('suggests one variant of each item first, and the article whose number is being typed', async () => {
    const suggest = async (expression: string) =>
      (await set.shop.get('/items/suggestions', { expression }).expect(200)).body as Suggestions;
    const items = (await suggest('gasket')).items;
    expect(new Set(items.map(({ genericItemId }) => genericItemId)).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(3);
    expect(numbersOf(await suggest(articleNumber))[0]).toBe(articleNumber);
    for (const one of numbersOf(await suggest('gx-050-h16'))) expect(one).toMatch(/^GX-050-H16/);
  });

  it('lists what is in stock before equal hits that are not, and suggests it', async () => {
    const isInStock = (item: ItemCard) => item.salesDetails?.availability?.state === 'inStock';
    const { items } = await search('gasket', { limit: few });
    expect(items.map(isInStock)).not.toContain(false);
    const suggested = (await set.shop.get('/items/suggestions', { expression: 'gask' }).expect(200))
      .body as Suggestions;
    expect(suggested.items.map(({ name }) => /gasket/i.test(name))).not.toContain(false);
    expect(suggested.items.map(isInStock)).not.toContain(false);
  });

  it('says that there is more than it counts, and is exact in a category that has fewer', async () => {
    const { settings } = set.shop.deps;
    const counted = settings.maxCountedMatches;
    const all = await search('gasket', { limit: 1 });
    const { id, productCount } = all.categories.at(-1)!;
    settings.maxCountedMatches = productCount + 1;
    set.forget();
    try {
      expect(await search('gasket')).toMatchObject({ hasMore: true, total: productCount + 1, filters: [] });
      const narrowed = await search('gasket', { category: id });
      expect([narrowed.hasMore, narrowed.total]).toEqual([undefined, productCount]);
    } finally {
      settings.maxCountedMatches = counted;
    }
  });
});

describe('C10: both engines', () => {
  const sample = readQueryList().filter((_, index) => index % 8 === 0);

  it.each(sample)('$language: find the same for "$typed", with what is wanted among the first five', async (query) => {
    const results = [];
    for (const engine of engines) {
      use(engine);
      const { place, answer } = await searchFor(set.shop, query);
      const { total, categories, correctedTo, exactMatch } = answer;
      results.push({
        found: { total, categories, correctedTo, exact: exactMatch?.articleNumber },
        isAmongFive: place >= 0 && place < 5,
      });
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[1]).toMatchObject({ isAmongFive: true });
  });
});
