import { readQueryList, searchFor } from '../../../testing/search-queries.ts';
import { startTestUpstream, type TestUpstream } from '../../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const sample = readQueryList().filter((_, index) => index % 6 === 0);

it.each(sample)('$language: "$typed" finds $wanted among the first five', async (query) => {
  const { place, found } = await searchFor(shop, query);
  expect({ found: found.slice(0, 5), isAmongFive: place >= 0 && place < 5 }).toMatchObject({ isAmongFive: true });
});
