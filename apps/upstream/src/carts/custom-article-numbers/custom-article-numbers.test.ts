import type { CustomArticleNumberEntry, FavouriteList, Problem, SearchResult, Suggestions } from '@shop/api-contracts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

let people = 0;
async function somebody(customerNumber?: string): Promise<string> {
  const oid = `numbers-${++people}`;
  const token = await shop.identityProvider.issue({ oid });
  await shop.call('get', '/user', { as: token }).expect(200);
  if (customerNumber) {
    await shop.deps.db.insertInto('membership').values({ oid, customer_number: customerNumber }).execute();
  }
  return token;
}

const own = '/user/customarticlenumbers';
const numbersOf = async (as: string, options: CallOptions = {}): Promise<[string, string][]> => {
  const entries = (await shop.call('get', own, { ...options, as }).expect(200)).body as CustomArticleNumberEntry[];
  return entries.map(({ item, customArticleNumber }) => [customArticleNumber, item.articleNumber]);
};
const set = (as: string, id: string, customArticleNumber: unknown, options: CallOptions = {}) =>
  shop.call('put', `${own}/${id}`, { ...options, as, body: { customArticleNumber } });
const search = async (expression: string, options: CallOptions = {}): Promise<SearchResult> =>
  (await shop.call('get', '/items/search', { ...options, query: { ...options.query, expression } }).expect(200))
    .body as SearchResult;
const suggest = async (expression: string, options: CallOptions = {}): Promise<Suggestions> =>
  (await shop.call('get', '/items/suggestions', { ...options, query: { expression } }).expect(200)).body as Suggestions;
const idsOf = ({ items }: SearchResult | Suggestions) => items.map(({ commercialItemId }) => commercialItemId);

describe('own article numbers', () => {
  it('I7: are listed by number, each with its article', async () => {
    expect(await numbersOf('anna')).toEqual([
      ['0450-117', 'GX-050-TB-20-420'],
      ['HV 20-4410', 'GX-050-GC-NBR'],
      ['HV 20-4411', 'GX-050-GC-EPDM'],
      ['VVX Kaj 4', 'GX-050-H16-061'],
    ]);
  });

  it('I7: one is set, replaced and removed, for all members of the customer', async () => {
    const [as, colleague] = [await somebody('100005'), await somebody('100005')];
    expect((await set(as, 'SKTT20', '  Tool 7 ').expect(200)).body).toEqual({ customArticleNumber: 'Tool 7' });
    await set(colleague, 'SKTT20', 'Tool 8').expect(200);
    expect(await numbersOf(as)).toEqual([['Tool 8', 'SK-TT-20']]);
    expect(await numbersOf('erik')).toEqual([['Tool 8', 'SK-TT-20']]);
    expect(await numbersOf(await somebody())).toEqual([]);
    await set(as, 'SKTT20', '').expect(200);
    await set(as, 'SKTT20', '').expect(200);
    expect(await numbersOf('erik')).toEqual([]);
  });

  it('I7: of a person without customer number are private', async () => {
    const [as, other] = [await somebody(), await somebody()];
    await set(as, 'SKTT20', 'Mine').expect(200);
    await set(other, 'SKTT20', 'Theirs').expect(200);
    expect([await numbersOf(as), await numbersOf(other)]).toEqual([[['Mine', 'SK-TT-20']], [['Theirs', 'SK-TT-20']]]);
  });

  it('I7: one of twenty set at once for the same article remains', async () => {
    const as = await somebody('100006');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => set(as, 'SKTT20', `N ${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await numbersOf(as)).toHaveLength(1);
  });

  it('I7: appear with the article in lists', async () => {
    const lists = (await shop.call('get', '/user', { as: 'marie' })).body as { favouriteLists: { id: string }[] };
    const numbers = await Promise.all(
      lists.favouriteLists.map(async ({ id }) => {
        const list = (await shop.call('get', `/user/favouritelists/${id}`, { as: 'marie' })).body as FavouriteList;
        return list.items.map(({ customArticleNumber }) => customArticleNumber);
      }),
    );
    expect(numbers.flat()).toEqual([null, null, 'LR-JOINT-0050', null, 'LR-DETARTRANT']);
  });

  it('I7: do not exist in a market that has switched them off', async () => {
    const as = await somebody('100001');
    const inBrazil = { as, locale: 'pt-br' as const };
    const refused = await shop.call('get', own, inBrazil).expect(404);
    expect((refused.body as Problem).code).toBe('not_here');
    await set(as, 'SKTT20', 'X 1', inBrazil).expect(404);
    expect((await search('HV 20-4410', { as })).total).toBe(1);
    expect((await search('HV 20-4410', inBrazil)).exactMatch).toBeNull();
  });

  it.each(['x'.repeat(41), 7, null, 'a\0b'])('I7: refuses the number %j', async (number) => {
    const as = await somebody();
    await set(as, 'SKTT20', number).expect(400);
    expect(await numbersOf(as)).toEqual([]);
  });

  it('I7: refuses an article that does not exist', async () => {
    const refused = await set('anna', 'NOTHING', 'X 1').expect(404);
    expect((refused.body as Problem).code).toBe('article_unknown');
  });
});

describe('“your number”', () => {
  it.each(['HV 20-4410', 'hv204410', 'HV-20 4410', ' hv 20.4410 '])(
    '23: %s finds the article of its owner at once, marked as exact',
    async (expression) => {
      const found = await search(expression, { as: 'anna' });
      expect(idsOf(found)).toEqual(['GX050GCNBR']);
      expect(found).toMatchObject({ total: 1, correctedTo: null, exactMatch: { commercialItemId: 'GX050GCNBR' } });
      expect(found.categories).toMatchObject([{ id: 'gaskets', productCount: 1 }]);
      expect(idsOf(await suggest(expression, { as: 'anna' }))).toEqual(['GX050GCNBR']);
    },
  );

  it('23: is found by nobody else, neither before nor after its owner searched for it', async () => {
    const strangers: CallOptions[] = [{}, { as: 'grace' }, { as: 'noah' }, { as: await somebody() }];
    const expression = 'HV 20-4411';
    const everybody = async () => {
      for (const options of strangers) {
        const found = await search(expression, options);
        expect({ options, ids: idsOf(found), exact: found.exactMatch }).toEqual({ options, ids: [], exact: null });
        expect(idsOf(await suggest(expression, options))).toEqual([]);
      }
    };
    await everybody();
    expect(idsOf(await search(expression, { as: 'anna' }))).toEqual(['GX050GCEPDM']);
    expect(idsOf(await suggest(expression, { as: 'anna' }))).toEqual(['GX050GCEPDM']);
    await everybody();
  });

  it('23: is found by its beginning, and among other words', async () => {
    expect(idsOf(await search('HV 20', { as: 'anna' })).slice(0, 2)).toEqual(['GX050GCNBR', 'GX050GCEPDM']);
    const inWords = await search('vvx kaj 4', { as: 'anna' });
    expect(inWords.exactMatch).toMatchObject({ commercialItemId: 'GX050H16061' });
    expect(idsOf(await suggest('shed boi', { as: 'noah' }))[0]).toBe('BZ028H30040');
  });

  it('23: that is also our number of another article finds both and prefers neither', async () => {
    const found = await search('0450 117', { as: 'anna' });
    expect(idsOf(found).slice(0, 2)).toEqual(['GX050TB20420', '0450117']);
    expect(found.exactMatch).toBeNull();
    expect((await search('0450 117')).exactMatch).toMatchObject({ commercialItemId: '0450117' });
    expect(idsOf(await search('0450 117'))).not.toContain('GX050TB20420');
  });

  it('23: is found by its new value after a change', async () => {
    const as = await somebody('100003');
    await set(as, 'SKTT20', 'Old name').expect(200);
    expect((await search('old name', { as })).exactMatch).not.toBeNull();
    await set(as, 'SKTT20', 'New name').expect(200);
    expect((await search('old name', { as })).exactMatch).toBeNull();
    expect((await search('new name', { as })).exactMatch).toMatchObject({ commercialItemId: 'SKTT20' });
  });
});
