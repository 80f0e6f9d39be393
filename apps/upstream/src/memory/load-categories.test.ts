import { catalogueVersionKey } from '@shop/commerce-model';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { storeContents } from './load-categories.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const tree = async () => (await shop.get('/categories').expect(200)).body as unknown;
const countsArticles = () => shop.takeQueries().some((query) => query.includes('count(distinct commercial_item_id)'));

describe('what categories contain', () => {
  it('is read where the import has stored it, and says the same', async () => {
    const { db, memory } = shop.deps;
    const counted = await tree();
    await storeContents(db);
    shop.takeQueries();
    await memory.reload();
    expect(countsArticles()).toBe(false);
    expect(await tree()).toEqual(counted);
  });

  it('is counted anew for another version of the catalogue', async () => {
    const { db, memory } = shop.deps;
    await storeContents(db);
    await db.deleteFrom('variant_category').where('category_id', '=', 'gaskets').execute();
    await db.updateTable('meta').set({ value: 'another' }).where('key', '=', catalogueVersionKey).execute();
    shop.takeQueries();
    await memory.reload();
    expect(countsArticles()).toBe(true);
    const { reference } = memory.current();
    expect(reference.categories.get('gaskets')!.productCount).toBe(0);
  });
});
