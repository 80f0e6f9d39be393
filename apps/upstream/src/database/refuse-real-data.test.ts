import { demoQuotesKey } from '@shop/commerce-model';
import { isDemoDatabase } from '@shop/demo-company';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { RealDataError, refuseRealData } from './refuse-real-data.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const demo = { isIn: isDemoDatabase };

describe('DEMO=true', () => {
  it('opens a database of the demo company, however often', async () => {
    await expect(refuseRealData(shop.deps.db, demo)).resolves.toBeUndefined();
  });

  it('is refused on a database with a catalogue or people of its own, and says what to do', async () => {
    const { db } = shop.deps;
    await db.deleteFrom('meta').where('key', '=', demoQuotesKey).execute();
    await expect(refuseRealData(db, demo)).rejects.toThrow(RealDataError);
    await expect(refuseRealData(db, demo)).rejects.toThrow(
      /DEMO=false npm start .*, or give the demo a database of its own/,
    );
    // people who signed in before anything was imported
    await db.deleteFrom('meta').execute();
    await expect(refuseRealData(db, demo)).rejects.toThrow(RealDataError);
  });
});
