import { catalogueVersionKey } from '@shop/commerce-model';
import { company } from '../../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { storeColumns } from './stored-columns.ts';

const leaves = company.categories
  .map(({ id }) => id)
  .filter((id) => company.items.some(({ categoryIds }) => categoryIds.includes(id)));
let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

/** What a shopper can see of every category: its pages, filters, orders, and articles in short form. */
async function allAnswers(): Promise<unknown[]> {
  const queries: Record<string, string>[] = [
    { partial: 'true' },
    { page: '2', sort: '-price' },
    { sort: 'articleNumber' },
    { sort: 'availability' },
  ];
  const answers: unknown[] = [];
  for (const id of leaves)
    for (const query of queries) answers.push((await shop.get(`/items/category/${id}`, query).expect(200)).body);
  answers.push((await shop.get('/items/search', { expression: 'gasket' }).expect(200)).body);
  return answers;
}

const readsArticles = () => shop.takeQueries().some((query) => query.includes('"variant_category" as "place"'));

describe('columns stored with the catalogue', () => {
  it('C2, C4: give every list as reading the articles does, without reading them', async () => {
    const { db, memory } = shop.deps;
    const read = await allAnswers();
    await storeColumns(db, 0);
    await memory.reload();
    shop.takeQueries();
    const fromColumns = await allAnswers();
    // the names of all articles are read when a list in short form asks for them
    expect(
      shop.takeQueries().filter((query) => query.includes('"item"."tags"') && query.includes('as "place"')),
    ).toEqual([]);
    expect(fromColumns).toEqual(read);
  });

  it('of another version are not read', async () => {
    const { db, memory } = shop.deps;
    await storeColumns(db, 0);
    await db.updateTable('meta').set({ value: 'another' }).where('key', '=', catalogueVersionKey).execute();
    await memory.reload();
    shop.takeQueries();
    await shop.get(`/items/category/${leaves[0]}`).expect(200);
    expect(readsArticles()).toBe(true);
  });

  it('of small categories are not kept', async () => {
    const { db } = shop.deps;
    await storeColumns(db, 5_000);
    const kept = await db.selectFrom('category_columns').select('category_id').distinct().execute();
    const sizeOf = (id: string) => {
      const items = new Set(
        company.items.filter(({ categoryIds }) => categoryIds.includes(id)).map((one) => one.genericItemId),
      );
      return company.variants.filter(({ genericItemId }) => items.has(genericItemId)).length;
    };
    expect(kept.map((row) => row.category_id)).toEqual(leaves.filter((id) => sizeOf(id) >= 5_000));
  });
});
