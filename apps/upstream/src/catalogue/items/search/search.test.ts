import type { SearchResult, Suggestions } from '@shop/api-contracts';
import { company } from '../../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

async function search(expression: string, locale: TestLocale = 'en-gb', limit?: number): Promise<SearchResult> {
  const query = { expression, ...(limit ? { limit } : {}) };
  return (await shop.get('/items/search', query, locale).expect(200)).body as SearchResult;
}
const idsOf = ({ items }: SearchResult): string[] => items.map(({ commercialItemId }) => commercialItemId!);

const variant = company.variants.find(({ articleNumber }) => /[- ]/.test(articleNumber))!;

describe('suggestions', () => {
  it('offer the variants whose numbers begin like that, one of each item first', async () => {
    const suggest = async (expression: string) => {
      const response = await shop.get('/items/suggestions', { expression }).expect(200);
      return (response.body as Suggestions).items;
    };
    const variants = await suggest('gx-050-h16');
    expect(variants).toHaveLength(6);
    expect(new Set(variants.map(({ articleNumber }) => articleNumber)).size).toBe(6);
    for (const { articleNumber } of variants) expect(articleNumber).toMatch(/^GX-050-H16/);
    const items = await suggest('gx-050');
    expect(new Set(items.map(({ genericItemId }) => genericItemId)).size).toBeGreaterThan(1);
  });
});

describe('search', () => {
  it.each([
    ['as it is written', (number: string) => number],
    ['without hyphens and spaces', (number: string) => number.replace(/[- ]/g, '')],
    ['in lower case', (number: string) => number.toLowerCase()],
    ['with spaces for hyphens', (number: string) => number.replace(/-/g, ' ')],
  ])('finds an article by its number %s, and says that it is exactly that', async (_how, write) => {
    const result = await search(write(variant.articleNumber));
    expect(idsOf(result)[0]).toBe(variant.commercialItemId);
    expect(result.exactMatch).toMatchObject({ commercialItemId: variant.commercialItemId });
  });

  it('finds by the beginning of a number, which is no exact match', async () => {
    const result = await search(variant.articleNumber.slice(0, -2));
    expect(idsOf(result)).toContain(variant.commercialItemId);
    expect(result.exactMatch?.commercialItemId).not.toBe(variant.commercialItemId);
  });

  it('leads from a superseded number and from another maker’s to the article of today', async () => {
    const replaced = company.variants.find(({ supersededNumbers }) => supersededNumbers.length > 0)!;
    const copied = company.variants.find(({ otherMakersNumbers }) => otherMakersNumbers.length > 0)!;
    expect(idsOf(await search(replaced.supersededNumbers[0]!))).toContain(replaced.commercialItemId);
    expect(idsOf(await search(copied.otherMakersNumbers[0]!.toLowerCase()))).toContain(copied.commercialItemId);
  });

  it.each([
    ['en-gb', 'gaskets', 'gasket'],
    ['sv-se', 'packningar', 'packning'],
    ['de-de', 'Dichtungen', 'Dichtung'],
    ['fr-fr', 'joints', 'joint'],
    ['nl-nl', 'pakkingen', 'pakking'],
  ] as const)(
    '%s: finds "%s" where "%s" is written, in the language of the market',
    async (locale, plural, singular) => {
      const [many, one] = [await search(plural, locale, 12), await search(singular, locale, 12)];
      expect(many.correctedTo).toBeNull();
      expect(many.total).toBeGreaterThan(0);
      expect(many.total).toBe(one.total);
    },
  );

  it('does not mind missing accents', async () => {
    const [plain, accented] = [await search('etancheite', 'fr-fr', 12), await search('étanchéité', 'fr-fr', 12)];
    expect(plain.total).toBe(accented.total);
  });

  it('every word must be there', async () => {
    const [both, one] = [await search('gasket epdm'), await search('gasket')];
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(one.total);
  });

  it('corrects a misspelt word when nothing was found, and says to what', async () => {
    const wrong = await search('gasgket');
    expect(wrong.correctedTo).toMatch(/^gasket/);
    expect(wrong.total).toBeGreaterThan(0);
    expect((await search('gasket')).correctedTo).toBeNull();
  });

  it('takes letters and digits apart or together', async () => {
    const [apart, together] = [await search('valve DN 50'), await search('valve DN50')];
    expect(idsOf(apart)).toEqual(idsOf(together));
    expect(apart.items[0]!.articleNumber).toBe('BV-050');
    expect((await search('M16x260')).items[0]!.articleNumber).toBe('GX-032-TB-16-260');
  });

  it('understands measures in any unit as values of attributes', async () => {
    const [megawatts, kilowatts] = [await search('heat exchanger 2 MW'), await search('heat exchanger 2000 kW')];
    expect(megawatts.total).toBeGreaterThan(0);
    expect(idsOf(megawatts)).toEqual(idsOf(kilowatts));
    const { attributes } = company.variants.find(({ commercialItemId }) => commercialItemId === idsOf(megawatts)[0])!;
    expect(Math.abs(Number(attributes['duty']![0]) - 2000)).toBeLessThan(300);
  });

  it('keeps the other words when one is misspelt, and the number when a letter is a digit', async () => {
    const gasket = await search('gaskit GX-050');
    expect(gasket).toMatchObject({ correctedTo: 'gasket GX-050' });
    expect(gasket.items[0]!.articleNumber).toMatch(/^GX-050-G[CEPR]-/);
    const zero = await search('GX-O50');
    expect(zero.correctedTo).toBe('GX-050');
    expect(zero.total).toBe((await search('GX-050')).total);
  });

  it('leaves out a word that nobody knows, and says so', async () => {
    expect(await search('gasket xqzwvk')).toMatchObject({ correctedTo: 'gasket' });
  });

  it('answers a list of article numbers with their articles, in that order', async () => {
    const result = await search('GX-050-PP, gx050fp');
    expect(result).toMatchObject({ severalNumbers: true, total: 2, exactMatch: null });
    expect(result.items.map(({ articleNumber }) => articleNumber)).toEqual(['GX-050-PP', 'GX-050-FP']);
    expect(await search('GX-050-PP')).toMatchObject({ severalNumbers: false });
  });

  it.each([
    ['en-gb', 'seal', /-G[CEPR]-/],
    ['de-de', 'Isolierung', /^SK-I[HC]-/],
    ['de-de', 'Ventil', /^[BK]V-/],
    ['sv-se', 'skruv', /-(TB|SB)-/],
    ['fr-fr', 'boulon', /-TB-/],
  ] as const)('%s: "%s" finds what the catalogue calls otherwise', async (locale, typed, number) => {
    const { items, correctedTo } = await search(typed, locale, 12);
    expect(correctedTo).toBeNull();
    expect(items.length).toBeGreaterThan(0);
    for (const { articleNumber } of items) expect(articleNumber).toMatch(number);
  });

  it.each([
    ['de-de', 'gasket', 'en-gb', /-G[CEPR]-/],
    ['de-de', 'gasket GX-050', 'en-gb', /^GX-050-G[CEPR]-/],
    ['sv-se', 'plate heat exchanger', 'en-gb', /^(GX|SW|BZ|BN|FB)-/],
    ['fr-fr', 'tightening bolt', 'en-gb', /-TB-/],
    ['en-gb', 'Dichtung', 'de-de', /-G[CEPR]-/],
    ['en-gb', 'packning', 'sv-se', /-G[CEPR]-/],
    ['nl-nl', 'boulon de serrage', 'fr-fr', /-TB-/],
    ['pt-br', 'Spannbolzen', 'de-de', /-TB-/],
    ['sr-latn-rs', 'channel gasket', 'en-gb', /-GC-/],
  ] as const)('%s: "%s" finds what it does in %s, and is not corrected', async (locale, typed, own, number) => {
    const { items, correctedTo } = await search(typed, locale, 12);
    expect(correctedTo).toBeNull();
    expect(items.length).toBeGreaterThan(0);
    for (const { articleNumber } of items) expect(articleNumber).toMatch(number);
    const suggest = async (where: TestLocale) => {
      const answer = await shop.get('/items/suggestions', { expression: typed }, where).expect(200);
      return (answer.body as Suggestions).items.map(({ articleNumber }) => articleNumber);
    };
    const suggested = await suggest(locale);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested).toEqual(await suggest(own));
  });

  it('puts what is named like that before what only contains the word', async () => {
    const { items } = await search('gasket', 'en-gb', 12);
    for (const { articleNumber } of items.slice(0, 5)) expect(articleNumber).toMatch(/^[A-Z]{2}-\d+-G[CEPR]-/);
  });

  it('narrows to a category and still counts all categories', async () => {
    const all = await search('GX-050', 'en-gb', 600);
    const answer = await shop
      .get('/items/search', { expression: 'GX-050', category: 'spareparts', limit: 600 })
      .expect(200);
    const parts = answer.body as SearchResult;
    expect(parts.total).toBeGreaterThan(0);
    expect(parts.total).toBeLessThan(all.total);
    expect(parts.categories).toEqual(all.categories);
    const ofAll = new Set(idsOf(all));
    for (const id of idsOf(parts)) expect(ofAll).toContain(id);
  });

  it('reaches every hit, in the order asked for', async () => {
    const found = new Set<string>();
    const first = await search('gasket');
    for (let offset = 0; offset < first.total; offset += 600) {
      const answer = await shop.get('/items/search', { expression: 'gasket', limit: 600, offset }).expect(200);
      for (const id of idsOf(answer.body as SearchResult)) found.add(id);
    }
    expect(found.size).toBe(first.total);
    const byPrice = await shop.get('/items/search', { expression: 'GX-050', sort: '-price', limit: 50 }).expect(200);
    const prices = (byPrice.body as SearchResult).items.flatMap(
      ({ salesDetails }) => salesDetails?.price?.amount ?? [],
    );
    expect(prices.map(Number)).toEqual(prices.map(Number).toSorted((a, b) => b - a));
    const byNumber = await shop.get('/items/search', { expression: 'GX-050', sort: 'articleNumber', limit: 2 });
    const numbers = (byNumber.body as SearchResult).items.map(({ articleNumber }) => articleNumber);
    expect(numbers).toEqual([...numbers].sort());
  });

  it('finds nothing for what is like nothing, without an error', async () => {
    for (const expression of ['xqzwvk', '%%%', "'); drop table item; --", '\\', ':*', '& | !', "l'eau", '"']) {
      const result = await search(expression);
      expect(result.total).toBeGreaterThanOrEqual(0);
    }
    expect(await search('xqzwvk')).toMatchObject({ items: [], total: 0, correctedTo: null, exactMatch: null });
  });

  it('counts all, by category too, but sends at most 600, and a page to who does not say how many', async () => {
    const result = await search('gasket', 'en-gb', 600);
    expect((await search('gasket')).items).toHaveLength(12);
    expect(result.total).toBeGreaterThan(600);
    expect(result.items).toHaveLength(600);
    expect(result.categories.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(result.total);
    const few = await search('gasket', 'en-gb', 12);
    expect(few.total).toBe(result.total);
    expect(idsOf(few)).toEqual(idsOf(result).slice(0, 12));
  });
});

describe('C10: a search with more matches than are counted', () => {
  const maxCountedMatches = 100;
  let large: TestUpstream;
  beforeAll(async () => void (large = await startTestUpstream({ maxCountedMatches })));
  afterAll(() => large.close());
  const ask = async (of: TestUpstream, query: Record<string, string | number>) =>
    (await of.get('/items/search', { limit: 12, ...query }).expect(200)).body as SearchResult;

  it('says that there are more, promises no filters, and begins with an article of each item', async () => {
    const counted = await ask(large, { expression: 'gasket' });
    const all = await search('gasket', 'en-gb', 600);
    expect(all.hasMore).toBeUndefined();
    expect(counted).toMatchObject({ hasMore: true, total: maxCountedMatches, filters: [] });
    for (const { id, productCount, hasMore } of counted.categories) {
      expect(hasMore).toBe(true);
      expect(all.categories.find((category) => category.id === id)!.productCount).toBeGreaterThanOrEqual(productCount);
    }
    expect(new Set(counted.items.map(({ genericItemId }) => genericItemId)).size).toBe(12);
    const ofAll = new Set<string>();
    for (let offset = 0; offset < all.total; offset += 600)
      for (const id of idsOf(await ask(shop, { expression: 'gasket', limit: 600, offset }))) ofAll.add(id);
    for (const id of idsOf(counted)) expect(ofAll).toContain(id);
    expect((await ask(large, { expression: 'gasket', offset: 96 })).items).toHaveLength(4);
    expect((await ask(large, { expression: 'gasket', offset: 120 })).items).toEqual([]);
  });

  it('does not call the cheapest of those counted the cheapest of all', async () => {
    const best = await ask(large, { expression: 'gasket' });
    for (const sort of ['price', '-price', 'articleNumber'])
      expect(idsOf(await ask(large, { expression: 'gasket', sort }))).toEqual(idsOf(best));
  });

  it('is exact in a category that has fewer', async () => {
    const { categories } = await search('gasket');
    const few = categories.find(({ productCount }) => productCount < maxCountedMatches)!;
    const query = { expression: 'gasket', category: few.id, limit: 100, sort: 'articleNumber' };
    const [counted, all] = [await ask(large, query), await ask(shop, query)];
    expect(counted.hasMore).toBeUndefined();
    expect(counted).toEqual({ ...all, categories: counted.categories });
    expect(counted.categories).toContainEqual(all.categories.find(({ id }) => id === few.id));
  });

  it('finds the article of a number and those whose numbers begin like it, without reading its figures as words', async () => {
    const [counted, all] = [
      await ask(large, { expression: variant.articleNumber }),
      await ask(shop, { expression: variant.articleNumber }),
    ];
    expect(counted).toEqual(all);
    expect(counted.exactMatch).toMatchObject({ commercialItemId: variant.commercialItemId });
    for (const { articleNumber } of (await ask(shop, { expression: 'GX050PS' })).items)
      expect(articleNumber).toMatch(/^GX-050-PS/);
    expect(await ask(large, { expression: 'GX' })).toMatchObject({ hasMore: true, total: maxCountedMatches });
  });
});

describe('C10: filters of a search', () => {
  const filtered = async (expression: string, selection: object, query: Record<string, string | number> = {}) =>
    (await shop.get('/items/search', { expression, limit: 12, f: JSON.stringify(selection), ...query }).expect(200))
      .body as SearchResult;
  const filterOf = ({ filters }: SearchResult, id: string) => filters.find((filter) => filter.id === id)!;
  const attributesOf = ({ items }: SearchResult, id: string) =>
    items.map(
      ({ commercialItemId }) =>
        company.variants.find((one) => one.commercialItemId === commercialItemId)!.attributes[id],
    );

  it('are those of the categories with hits, and each count is what its choice leaves', async () => {
    const all = await search('gasket', 'en-gb', 12);
    expect(all.totalUnfiltered).toBe(all.total);
    expect(all.filters.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['fitsModel', 'gasketMaterial', 'partType']),
    );
    for (const filter of all.filters.filter(({ type }) => type === 'value')) {
      for (const { key, name, productCount } of filter.values.slice(0, 2)) {
        const narrowed = await filtered('gasket', { [filter.id]: [key ?? name] });
        expect({ filter: filter.id, name, total: narrowed.total }).toEqual({
          filter: filter.id,
          name,
          total: productCount,
        });
      }
    }
  });

  it('narrow the hits and keep the counts of their own values, of the categories and without filters', async () => {
    const all = await search('gasket', 'en-gb', 12);
    const epdm = await filtered('gasket', { gasketMaterial: ['EPDM'] });
    expect(epdm.total).toBeGreaterThan(0);
    expect(epdm.total).toBeLessThan(all.total);
    expect(epdm).toMatchObject({ totalUnfiltered: all.total, categories: all.categories });
    for (const values of attributesOf(epdm, 'gasketMaterial')) expect(values).toContain('EPDM');
    expect(filterOf(epdm, 'gasketMaterial').values).toEqual(filterOf(all, 'gasketMaterial').values);
    expect(filterOf(epdm, 'partType').values).not.toEqual(filterOf(all, 'partType').values);
    const both = await filtered('gasket', { gasketMaterial: ['EPDM'], gasketMaxTemperature: { min: 155, max: 200 } });
    expect(both.total).toBeLessThan(epdm.total);
    expect((await filtered('gasket', { gasketMaterial: ['unheard'] })).total).toBe(0);
  });

  it('fit the hits: none without two articles that share an attribute, and none for words', async () => {
    for (const expression of ['gasket', 'valve', 'heat exchanger', 'DN 50', 'pump']) {
      const { filters, totalUnfiltered } = await search(expression, 'en-gb', 12);
      expect(filters.length).toBeLessThanOrEqual(10);
      for (const { id, type, values, range, disabled } of filters) {
        expect({ id, isForWords: type === 'text', disabled }).toEqual({ id, isForWords: false, disabled: false });
        const counts = values.map(({ productCount }) => productCount);
        expect({
          id,
          narrows: counts.some((n) => n < totalUnfiltered) || (range !== null && range.min < range.max),
        }).toEqual({ id, narrows: true });
        for (const count of counts) expect(count).toBeGreaterThan(0);
      }
    }
    expect((await search(variant.articleNumber)).filters).toEqual([]);
    expect((await search('GX-050-PP, gx050fp')).filters).toEqual([]);
  });

  it('count the availability of every hit, also of categories that do not filter by it', async () => {
    const all = await search('heat exchanger', 'en-gb', 12);
    expect(all.categories.map(({ id }) => id)).toContain('gaskets');
    const counts = filterOf(all, 'availability').values.map(({ productCount }) => productCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.total);
    expect(all.filters[0]!.id).toBe('availability');
  });

  it('apply in the order asked for, to every page, and inside a category', async () => {
    const selection = { gasketMaterial: ['EPDM'] };
    const sorted = await filtered('GX-050', selection, { sort: 'articleNumber', limit: 600 });
    const numbers = sorted.items.map(({ articleNumber }) => articleNumber);
    expect(numbers).toEqual([...numbers].sort());
    expect(numbers).toHaveLength(sorted.total);
    expect(sorted.total).toBeGreaterThan(24);
    const page = await filtered('GX-050', selection, { sort: 'articleNumber', offset: 12 });
    expect(idsOf(page)).toEqual(idsOf(sorted).slice(12, 24));
    const [{ id, productCount }] = sorted.categories as [SearchResult['categories'][number]];
    const inCategory = await filtered('GX-050', selection, { category: id });
    expect(inCategory.totalUnfiltered).toBe(productCount);
    expect(inCategory.total).toBeLessThan(productCount);
    expect(inCategory.total).toBeGreaterThan(0);
  });

  it('understand words of another language, and refuse what is no selection of them', async () => {
    const words = await filtered('gasket', { designTemperature: { min: 0, max: 20 }, gasketFixing: 'Glued' });
    const keys = await filtered('gasket', {
      designTemperature: { min: 0, max: 20 },
      gasketFixing: words.selection!['gasketFixing'],
    });
    expect(words.selection!['gasketFixing']).not.toBe('Glued');
    expect(keys.selection).toBeUndefined();
    expect(words.total).toBe(keys.total);
    for (const f of ['{"unheard":["a"]}', '{"gasketMaterial":"EPDM"}', 'epdm', '[]']) {
      const answer = await shop.get('/items/search', { expression: 'gasket', f }).expect(400);
      expect(answer.body).toMatchObject({ code: 'invalid_filter' });
    }
  });

  it('count the hits of a customer’s own number for them alone', async () => {
    const anonymous = () => search('strainer', 'en-gb', 12);
    const before = await anonymous();
    const own = company.variants.find(({ articleNumber }) => articleNumber === 'GX-050-PP')!;
    await shop.deps.db
      .insertInto('custom_article_number')
      .values({
        customer_number: '100002',
        oid: null,
        commercial_item_id: own.commercialItemId,
        number: 'Strainer 4711',
        key: 'STRAINER4711',
      })
      .execute();
    const { total, filters } = (
      await shop.call('get', '/items/search', { as: 'marie', query: { expression: 'strainer', limit: 12 } }).expect(200)
    ).body as SearchResult;
    expect(total).toBe(before.total + 1);
    const counts = filters.find(({ id }) => id === 'availability')!.values.map(({ productCount }) => productCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(await anonymous()).toEqual(before);
  });

  it('cost no query once the categories are in memory', async () => {
    const queriesOf = async (run: () => Promise<unknown>): Promise<number> => {
      shop.takeQueries();
      await run();
      return shop.takeQueries().filter((query) => !query.includes('"meta"')).length;
    };
    await search('epdm', 'en-gb', 12);
    // the cards
    expect(await queriesOf(() => filtered('epdm', { plateThickness: ['0.5'] }))).toBeLessThanOrEqual(1);
    expect(await queriesOf(() => filtered('epdm', { plateThickness: ['0.5'] }))).toBe(0);
  });
});

describe('suggestions', () => {
  it('name categories, articles and search words that begin like what was typed', async () => {
    const typed = 'gask';
    const { categories, items, keywords } = (await shop.get('/items/suggestions', { expression: typed }).expect(200))
      .body as Suggestions;
    expect(categories.map(({ name }) => name.toLowerCase()).some((name) => name.includes(typed))).toBe(true);
    expect(categories[0]!.name).toBe('Gaskets');
    expect(items.map(({ name }) => name.toLowerCase().includes(typed))).not.toContain(false);
    expect(items).toHaveLength(6);
    expect(keywords).toContain('gasket');
    expect(new Set(items.map(({ genericItemId }) => genericItemId)).size).toBe(items.length);
  });

  it('name the article whose number is being typed first', async () => {
    const typed = variant.articleNumber.replace(/[- ]/g, '').toLowerCase();
    const { items } = (await shop.get('/items/suggestions', { expression: typed }).expect(200)).body as Suggestions;
    expect(items[0]).toMatchObject({ commercialItemId: variant.commercialItemId });
  });
});
