import type { CategoryItems, SearchResult, UnitParts } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { judgeFit } from './judge-fit.ts';
import { readUnitsOfLines } from './units-of-lines.ts';

jest.setTimeout(120_000);

const { units } = company;
const malmo = unitBySerial(units, '30-114-0021');
const deleted = units.find(({ isDeleted }) => isDeleted)!;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const list = async (category: string, query: Record<string, string | number>): Promise<CategoryItems> =>
  (await shop.get(`/items/category/${category}`, query).expect(200)).body as CategoryItems;

/** Category of the first part of the unit. */
async function someCategory(): Promise<string> {
  const { parts } = (await shop.get(`/units/${malmo.equipmentId}/spareparts`).expect(200)).body as UnitParts;
  return parts.flatMap(({ item }) => item?.categoryId ?? [])[0]!;
}

describe('articles of a category that fit a unit', () => {
  it('I8: are those that lines for the unit would say it fits, whoever looks', async () => {
    const known = (await readUnitsOfLines(shop.deps.db, [malmo.equipmentId], 'en')).get(malmo.equipmentId)!;
    const category = await someCategory();
    const articles = await shop.deps.db
      .selectFrom('variant_category')
      .innerJoin('variant', 'variant.commercial_item_id', 'variant_category.commercial_item_id')
      .where('variant_category.category_id', '=', category)
      .select(['variant.commercial_item_id as commercialItemId', 'attributes'])
      .execute();
    const fitting = articles.filter((article) => judgeFit(article, known.facts).verdict === 'fits');
    const narrowed = await list(category, { fits: malmo.equipmentId });
    expect(narrowed.fits).toMatchObject({ serialNumber: '30-114-0021' });
    expect(narrowed).toMatchObject({ total: fitting.length, totalUnfiltered: fitting.length });
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(articles.length);
    const ids = fitting.map(({ commercialItemId }) => commercialItemId);
    for (const item of narrowed.items) expect(ids).toContain(item.commercialItemId);
  });

  it('I8: are counted by filters, sorted and paged like a category of their own', async () => {
    const category = await someCategory();
    const fits = malmo.equipmentId;
    const { filters, total } = await list(category, { fits });
    const filter = filters.find(({ type, values }) => type === 'value' && values.length > 0)!;
    const [value] = filter.values;
    const chosen = await list(category, { fits, f: JSON.stringify({ [filter.id]: [value!.key ?? value!.name] }) });
    expect(chosen.total).toBe(value!.productCount);
    const rows = await list(category, { fits, partial: 'true', sort: 'price' });
    expect(rows.partialResults?.rows).toHaveLength(total);
  });

  it('I8: an unknown or a deleted unit narrows nothing, and the answer says so', async () => {
    const category = await someCategory();
    const { total } = await list(category, {});
    for (const fits of ['ABCDEFGHJK', deleted.equipmentId, 'x', "'; drop"])
      expect(await list(category, { fits })).toMatchObject({ fits: null, total });
  });
});

describe('articles that are found by words and fit a unit', () => {
  const search = async (query: Record<string, string | number>): Promise<SearchResult> =>
    (await shop.get('/items/search', { expression: 'gasket GX-050', limit: 12, ...query }).expect(200))
      .body as SearchResult;
  const fits = malmo.equipmentId;

  it('I8: are those that lines for the unit would say it fits, in the order of the search, with all counts', async () => {
    const known = (await readUnitsOfLines(shop.deps.db, [fits], 'en')).get(fits)!;
    const all = await search({ limit: 600 });
    const articles = await shop.deps.db
      .selectFrom('variant')
      .where(
        'commercial_item_id',
        'in',
        all.items.map(({ commercialItemId }) => commercialItemId!),
      )
      .select(['commercial_item_id as commercialItemId', 'attributes'])
      .execute();
    const fitting = new Set(
      articles.flatMap((one) => (judgeFit(one, known.facts).verdict === 'fits' ? one.commercialItemId : [])),
    );
    const narrowed = await search({ fits, limit: 600 });
    const idsOf = ({ items }: SearchResult) => items.map(({ commercialItemId }) => commercialItemId!);
    expect(fitting.size).toBeGreaterThan(0);
    expect(idsOf(narrowed).filter((id) => idsOf(all).includes(id))).toEqual(idsOf(all).filter((id) => fitting.has(id)));
    expect(narrowed.fits).toMatchObject({ equipmentId: fits, serialNumber: '30-114-0021', customName: null });
    expect(narrowed.totalUnfiltered).toBe(narrowed.total);
    expect(narrowed.totalWithoutUnit).toBe(all.total);
    expect(narrowed.categories.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(narrowed.total);
  });

  it('I8: are paged, filtered and narrowed to a category', async () => {
    const { total, filters, categories } = await search({ fits });
    const filter = filters.find(({ type, values }) => type === 'value' && values.length > 0)!;
    const [value] = filter.values;
    const chosen = await search({ fits, f: JSON.stringify({ [filter.id]: [value!.key ?? value!.name] }) });
    expect(chosen.total).toBe(value!.productCount);
    const [category] = categories;
    const inCategory = await search({ fits, category: category!.id });
    expect(inCategory).toMatchObject({ total: category!.productCount, categories });
    const last = await search({ fits, offset: total - 1 });
    expect(last.items).toHaveLength(1);
  });

  it('I8: an unknown or a deleted unit narrows nothing, and the answer says so', async () => {
    const { total } = await search({});
    for (const unknown of ['ABCDEFGHJK', deleted.equipmentId, 'x'])
      expect(await search({ fits: unknown })).toMatchObject({ fits: null, total });
  });

  it('I8: a search of which nothing fits is not replaced by another', async () => {
    const none = await search({ expression: 'thermometer', fits });
    expect(none).toMatchObject({ total: 0, categories: [], correctedTo: null });
    expect(none.totalWithoutUnit).toBeGreaterThan(0);
  });

  it('J1: only its owner reads the name that they gave the unit', async () => {
    const seenBy = async (as?: string) => {
      const query = { expression: 'gasket GX-050', fits };
      const answer = await shop.call('get', '/items/search', { query, ...(as === undefined ? {} : { as }) });
      return (answer.body as SearchResult).fits?.customName;
    };
    expect([await seenBy('anna'), await seenBy('marie'), await seenBy()]).toEqual(['Malmö harbour', null, null]);
    const inCategory = await shop.call('get', `/items/category/${await someCategory()}`, {
      as: 'anna',
      query: { fits },
    });
    expect((inCategory.body as CategoryItems).fits).toMatchObject({ customName: 'Malmö harbour' });
  });
});
