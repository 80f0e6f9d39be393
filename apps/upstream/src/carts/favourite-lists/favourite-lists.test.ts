import type {
  CartItemId,
  CategoryItems,
  FavouriteList,
  FavouriteListSummary,
  ItemCard,
  Problem,
  RelatedItems,
  SearchResult,
  Suggestions,
  User,
} from '@shop/api-contracts';
import { favouriteListId } from '@shop/demo-company';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

let people = 0;
/** Token of a new person; with a customer number, a colleague of its members. */
async function somebody(customerNumber?: string): Promise<string> {
  const oid = `lists-${++people}`;
  const token = await shop.identityProvider.issue({ oid, firstName: 'Kim', lastName: `Colleague ${people}` });
  await shop.call('get', '/user', { as: token }).expect(200);
  if (customerNumber) {
    const membership = { oid, customer_number: customerNumber };
    await shop.deps.db.insertInto('membership').values(membership).execute();
  }
  return token;
}

const path = (id: string, more = ''): string => `/user/favouritelists/${id}${more}`;
const listsOf = async (as: string, options: CallOptions = {}): Promise<FavouriteListSummary[]> =>
  (await shop.call('get', '/user/favouritelists', { ...options, as }).expect(200)).body as FavouriteListSummary[];
const read = async (as: string, id: string, options: CallOptions = {}): Promise<FavouriteList> =>
  (await shop.call('get', path(id), { ...options, as }).expect(200)).body as FavouriteList;
const create = (as: string, name: string) => shop.call('post', '/user/favouritelists', { as, body: { name } });
const make = async (as: string, name: string): Promise<string> =>
  ((await create(as, name).expect(200)).body as FavouriteListSummary).id;
const add = (as: string, id: string, items: object[], configurationIds: string[] = []) =>
  shop.call('post', path(id, '/items'), { as, body: { items, configurationIds } });
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;

const gasket: CartItemId = { genericItemId: 'GGX050', commercialItemId: 'GX050GCNBR', categoryId: 'gaskets' };
const bolt: CartItemId = {
  genericItemId: 'TIGHTENINGBOLT',
  commercialItemId: 'GX050TB20420',
  categoryId: 'boltsandnuts',
};

describe('favourite lists', () => {
  it('E1: one is created, renamed, copied with its items, and deleted', async () => {
    const as = await somebody('100001');
    const made = (await create(as, '  Spring stop  ').expect(200)).body as FavouriteListSummary;
    expect(made).toEqual({
      id: expect.any(String) as string,
      name: 'Spring stop',
      size: 0,
      isShared: false,
      owner: null,
      changedAt: expect.any(String) as string,
      commercialItemIds: [],
    });
    await add(as, made.id, [{ cartItemId: gasket, quantity: 61 }]).expect(200);
    const renamed = await shop.call('put', path(made.id), { as, body: { name: 'Autumn stop' } }).expect(200);
    expect(renamed.body).toMatchObject({ id: made.id, name: 'Autumn stop', size: 1 });

    const copied = await shop.call('post', path(made.id, '/copy'), { as, body: { name: 'Winter stop' } }).expect(200);
    const copy = copied.body as FavouriteListSummary;
    expect(copy).toMatchObject({ name: 'Winter stop', size: 1, commercialItemIds: ['GX050GCNBR'] });
    await shop.call('delete', path(made.id), { as }).expect(200, 'null');
    await shop.call('get', path(made.id), { as }).expect(404);
    expect((await read(as, copy.id)).items).toMatchObject([{ cartItemId: gasket, quantity: 61 }]);
  });

  it('E1: are sorted by name in the locale, with numbers by value', async () => {
    const as = await somebody('100001');
    for (const name of ['Zink', 'Åtdragning', 'List 10', 'List 9', 'anoder']) await make(as, name);
    const namesIn = async (locale: 'sv-se' | 'en-gb') => {
      const own = (await listsOf(as, { locale })).filter(({ owner }) => owner === null);
      const { favouriteLists } = (await shop.call('get', '/user', { as, locale })).body as User;
      expect(favouriteLists).toEqual(own.map(({ id, name }) => ({ id, name })));
      return own.map(({ name }) => name);
    };
    expect(await namesIn('sv-se')).toEqual(['anoder', 'List 9', 'List 10', 'Zink', 'Åtdragning']);
    expect(await namesIn('en-gb')).toEqual(['anoder', 'Åtdragning', 'List 9', 'List 10', 'Zink']);
  });

  it('E1: a name is unique per person, ignoring case, and free for others', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Pumps');
    expect(codeOf(await create(as, ' PUMPS ').expect(409))).toBe('list_name_taken');
    const other = await make(as, 'Valves');
    expect(codeOf(await shop.call('put', path(other), { as, body: { name: 'pumps' } }).expect(409))).toBe(
      'list_name_taken',
    );
    await shop.call('post', path(other, '/copy'), { as, body: { name: 'Pumps' } }).expect(409);
    await shop.call('put', path(id), { as, body: { name: 'PUMPS' } }).expect(200);
    await create(await somebody('100001'), 'Pumps').expect(200);
  });

  it('E1: one of ten with the same name at once is created', async () => {
    const as = await somebody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(as, 'Once')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await listsOf(as)).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(81), 7, null])('E1: refuses the name %j', async (name) => {
    const as = await somebody();
    await shop.call('post', '/user/favouritelists', { as, body: { name } }).expect(400);
    expect(await listsOf(as)).toEqual([]);
  });

  it('E1: no more than 200 are allowed', async () => {
    const as = await somebody();
    const oid = `lists-${people}`;
    const rows = Array.from({ length: 199 }, (_, n) => ({ id: `many-${n}`, oid, customer_number: null, name: `${n}` }));
    await shop.deps.db.insertInto('favourite_list').values(rows).execute();
    await create(as, 'The last').expect(200);
    expect(codeOf(await create(as, 'One more').expect(409))).toBe('too_many_lists');
  });
});

describe('items of a list', () => {
  it('E2: are added, counted and removed; the same cart item adds to the quantity', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Gaskets');
    await add(as, id, [
      { cartItemId: gasket, quantity: 2 },
      { cartItemId: bolt, quantity: 1 },
      { cartItemId: { ...gasket, parentGenericItemId: null, appliedFilters: [] }, quantity: 3 },
    ]).expect(200);
    const again = await add(as, id, [{ cartItemId: gasket, quantity: 4 }]).expect(200);
    expect(again.body).toMatchObject({ size: 2, commercialItemIds: ['GX050GCNBR', 'GX050TB20420'] });

    const [first, second] = (await read(as, id)).items;
    expect([first, second]).toMatchObject([
      { cartItemId: gasket, quantity: 9 },
      { cartItemId: bolt, quantity: 1 },
    ]);
    await shop.call('put', path(id, `/items/${second!.id}`), { as, body: { quantity: 40 } }).expect(200);
    await shop.call('delete', path(id, `/items/${first!.id}`), { as }).expect(200);
    expect((await read(as, id)).items).toMatchObject([{ cartItemId: bolt, quantity: 40 }]);
    await shop.call('put', path(id, `/items/${first!.id}`), { as, body: { quantity: 2 } }).expect(404);
  });

  it('E2: a part chosen for a unit is a separate line that links to the unit', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Parts');
    const ofUnit = {
      parentGenericItemId: 'GX050',
      parentCategoryId: 'gasketed',
      parentCommercialItemId: 'GX050H16061',
    };
    const items = [gasket, { ...gasket, ...ofUnit }].map((cartItemId) => ({ cartItemId, quantity: 1 }));
    await add(as, id, items).expect(200);
    expect((await read(as, id)).items.map(({ item }) => item!.parentItemKey)).toEqual([
      null,
      'GX050_gasketed_GX050H16061',
    ]);
  });

  it('E2: no quantity exceeds the bound, whatever is added', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Many');
    for (let n = 0; n < 2; n++) await add(as, id, [{ cartItemId: gasket, quantity: 99_999 }]).expect(200);
    expect((await read(as, id)).items[0]!.quantity).toBe(99_999);
  });

  it.each([0, -1, 1.5, 1e9, 'abc', '', null])('E2: refuses the quantity %j', async (quantity) => {
    const as = await somebody('100001');
    const id = await make(as, 'Bad');
    await add(as, id, [{ cartItemId: gasket, quantity }]).expect(400);
    await add(as, id, [{ cartItemId: gasket, quantity: 1 }]).expect(200);
    const itemId = (await read(as, id)).items[0]!.id;
    await shop.call('put', path(id, `/items/${itemId}`), { as, body: { quantity } }).expect(400);
    expect((await read(as, id)).items[0]!.quantity).toBe(1);
  });

  it('E2: names unknown articles and adds none of the others', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Unknown');
    const wrong = { genericItemId: 'GX050', commercialItemId: 'GX050GCNBR' };
    const refused = await add(as, id, [
      { cartItemId: gasket, quantity: 1 },
      { cartItemId: { genericItemId: 'NOTHING' }, quantity: 1 },
      { cartItemId: wrong, quantity: 1 },
    ]).expect(422);
    expect(refused.body).toMatchObject({
      code: 'item_unknown',
      items: [{ cartItemId: { genericItemId: 'NOTHING' } }, { cartItemId: wrong }],
    });
    expect((await read(as, id)).items).toEqual([]);
  });

  it('E2: 1,000 fit; one more is refused and changes nothing', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Full');
    const variants = await shop.deps.db
      .selectFrom('variant')
      .select(['generic_item_id as genericItemId', 'commercial_item_id as commercialItemId'])
      .limit(1_001)
      .execute();
    const items = variants.map((cartItemId) => ({ cartItemId, quantity: 1 }));
    await add(as, id, items.slice(0, 501)).expect(400);
    await add(as, id, items.slice(0, 500)).expect(200);
    await add(as, id, items.slice(500, 1_000)).expect(200);
    const oneMore = await add(as, id, [items[0]!, items[1_000]!]).expect(422);
    expect(codeOf(oneMore)).toBe('list_full');
    const full = await read(as, id);
    expect(full.items).toHaveLength(1_000);
    expect(full.items[0]!.quantity).toBe(1);
  });

  it('E2: a repeated add call with the same key adds once; five keys add five times', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Five');
    const body = { items: [{ cartItemId: gasket, quantity: 2 }], configurationIds: [] };
    for (let n = 0; n < 5; n++) {
      await shop.call('post', path(id, '/items'), { as, body, key: 'five-of-lists' }).expect(200);
    }
    expect((await read(as, id)).items[0]!.quantity).toBe(2);
    await Promise.all(Array.from({ length: 5 }, () => add(as, id, body.items).expect(200)));
    expect((await read(as, id)).items[0]!.quantity).toBe(12);
  });

  it('E2: configurations have their lines; those of others are not found', async () => {
    const { db } = shop.deps;
    const names = JSON.stringify({ en: 'Unit for the brewery' });
    const lines = JSON.stringify([{ lineId: 'a', commercialItemId: 'GX050GCNBR', quantity: 61 }]);
    const row = { names, lines, list_price: 120_000 };
    const { oid } = (await shop.call('get', '/user', { as: 'grace' })).body as User;
    await db
      .insertInto('configuration')
      .values([
        { ...row, id: 'for-all', oid: null },
        { ...row, id: 'of-grace', oid },
      ])
      .execute();
    const as = await somebody('100001');
    const id = await make(as, 'Configured');
    expect((await add(as, id, [], ['for-all', 'of-grace']).expect(422)).body).toMatchObject({
      code: 'configuration_unknown',
      configurations: ['of-grace'],
    });
    for (let n = 0; n < 2; n++) await add(as, id, [], ['for-all']).expect(200);
    expect((await read(as, id)).configurations).toMatchObject([
      {
        configurationId: 'for-all',
        name: 'Unit for the brewery',
        lines: [{ lineId: 'a', articleNumber: 'GX-050-GC-NBR', quantity: 61, customArticleNumber: 'HV 20-4410' }],
        price: { currency: 'GBP' },
      },
    ]);
    const emptied = await shop.call('delete', path(id, '/configurations/for-all'), { as }).expect(200);
    expect(emptied.body).toMatchObject({ size: 0 });
  });
});

describe('reading a list', () => {
  it('E3: shows each article as it is sold now: successor, on request, quote only', async () => {
    const { items } = await read('grace', favouriteListId(6));
    expect(
      items.map(({ articleNumber, item, successor }) => [
        articleNumber,
        item?.salesDetailsOnRequest,
        successor?.articleNumber,
      ]),
    ).toEqual([
      ['GX-040-H10-041-N', false, expect.any(String)],
      ['GX-150-H16-301', true, undefined],
      ['GX-150-H16-201', false, undefined],
      ['SK-CL-DES-10', false, undefined],
    ]);
    expect(items[1]!.item!.salesDetails).toBeNull();
    expect(items[2]!.item!.salesDetails).toMatchObject({ salesActions: ['RequestQuote'], price: null });
    expect(items[3]).toMatchObject({ customArticleNumber: 'ED/CIP/0010', quantity: 4 });
    expect(items.every(({ item }) => item!.isInFavouriteList)).toBe(true);
  });

  it('E3: keeps the name of an article that no longer exists', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Old');
    await add(as, id, [{ cartItemId: gasket, quantity: 3 }]).expect(200);
    await shop.deps.db
      .updateTable('favourite_list_item')
      .set({ commercial_item_id: 'GONE', name: 'Old gasket', article_number: 'GX-000' })
      .where('list_id', '=', id)
      .execute();
    expect((await read(as, id)).items).toMatchObject([
      { item: null, name: 'Old gasket', articleNumber: 'GX-000', quantity: 3, successor: null },
    ]);
  });

  it('E3: takes five queries for 150 lines', async () => {
    await read('anna', favouriteListId(1));
    shop.takeQueries();
    const begun = performance.now();
    const { items } = await read('anna', favouriteListId(1), { locale: 'sv-se' });
    const queries = shop.takeQueries().filter((query) => !query.includes('"meta"'));
    expect(items).toHaveLength(150);
    expect(items.every(({ item }) => item!.salesDetails?.price?.currency === 'SEK')).toBe(true);
    expect(queries.length).toBeLessThanOrEqual(5);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('a list of another person', () => {
  const changes = (id: string, itemId: string): [Parameters<TestUpstream['call']>[0], string, object?][] => [
    ['put', path(id), { name: 'Mine now' }],
    ['put', path(id, '/shared'), { isShared: false }],
    ['post', path(id, '/items'), { items: [{ cartItemId: gasket, quantity: 1 }], configurationIds: [] }],
    ['put', path(id, `/items/${itemId}`), { quantity: 7 }],
    ['delete', path(id, `/items/${itemId}`)],
    ['delete', path(id, '/configurations/none')],
    ['delete', path(id)],
  ];

  it('H6: shared within the customer number, can be read and copied by colleagues but not changed', async () => {
    const id = favouriteListId(2);
    const before = await read('anna', id);
    const colleague = await somebody('100001');
    expect((await listsOf(colleague)).map(({ name, owner }) => [name, owner])).toEqual([
      ['Åtdragning GX-050', 'Anna Lindqvist'],
    ]);
    const seen = await read(colleague, id);
    expect(seen.items.map(({ articleNumber }) => articleNumber)).toEqual(
      before.items.map(({ articleNumber }) => articleNumber),
    );
    expect(seen.items.some(({ item }) => item!.isInFavouriteList)).toBe(false);
    for (const [method, where, body] of changes(id, '0')) {
      const refused = await shop.call(method, where, { as: colleague, ...(body ? { body } : {}) }).expect(404);
      expect({ where, code: codeOf(refused) }).toEqual({ where, code: 'list_unknown' });
    }
    expect(await read('anna', id)).toEqual(before);

    const copied = await shop.call('post', path(id, '/copy'), { as: colleague, body: { name: 'Mine' } }).expect(200);
    expect(copied.body).toMatchObject({ owner: null, isShared: false, size: 4 });
  });

  it('H6: not shared, or no longer shared, is not found', async () => {
    const owner = await somebody('100001');
    const colleague = await somebody('100001');
    const id = await make(owner, 'Between us');
    await shop.call('get', path(id), { as: colleague }).expect(404);
    const share = (isShared: boolean) => shop.call('put', path(id, '/shared'), { as: owner, body: { isShared } });
    expect((await share(true).expect(200)).body).toMatchObject({ isShared: true, owner: null });
    await shop.call('get', path(id), { as: colleague }).expect(200);
    await shop.call('get', path(id), { as: 'grace' }).expect(404);
    await shop.call('post', path(id, '/copy'), { as: 'grace', body: { name: 'Stolen' } }).expect(404);
    await shop.call('get', path(id), { as: await somebody() }).expect(404);
    await share(false).expect(200);
    await shop.call('get', path(id), { as: colleague }).expect(404);
    for (const [method, where, body] of changes(id, '0')) {
      await shop.call(method, where, { as: colleague, ...(body ? { body } : {}) }).expect(404);
    }
  });

  it('H6: keeps the lists of two customer numbers of one person apart', async () => {
    const choose = (gcmNumber: string) =>
      shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber } }).expect(200);
    await choose('100003');
    expect((await listsOf('marie')).map(({ name }) => name)).toEqual(['Spares kept in Rotterdam']);
    await shop.call('get', path(favouriteListId(3)), { as: 'marie' }).expect(404);
    await choose('100002');
    expect(await listsOf('marie')).toHaveLength(2);
  });

  it('H6: cannot be shared without a customer number', async () => {
    const as = await somebody();
    const id = await make(as, 'Alone');
    const refused = await shop.call('put', path(id, '/shared'), { as, body: { isShared: true } }).expect(422);
    expect(codeOf(refused)).toBe('no_customer_number');
  });
});

describe('the favourite mark', () => {
  const [unit, part] = ['GX050H16061', 'GX050GCHNBR'];

  /** The marked cards of each answer in which the unit or its gasket appears. */
  async function marksFor(options: CallOptions): Promise<Record<string, (string | null)[]>> {
    const get = async <Answer>(where: string) => (await shop.call('get', where, options).expect(200)).body as Answer;
    const marked = (cards: ItemCard[]) =>
      cards.filter((card) => card.isInFavouriteList).map(({ commercialItemId }) => commercialItemId);
    const filter = encodeURIComponent(JSON.stringify({ words: ['GX-050-H16-061'] }));
    const found = await get<SearchResult>('/items/search?expression=GX-050-H16-061');
    const related = await get<RelatedItems>(`/items/GX050/related?commercialItemId=${unit}`);
    return {
      item: marked([await get<ItemCard>(`/items/GX050?commercialItemId=${unit}`)]),
      category: marked((await get<CategoryItems>(`/items/category/gasketed?f=${filter}`)).items),
      list: marked(await get<ItemCard[]>(`/items?item=GX050_gasketed_${unit}`)),
      spareParts: marked(related.spareParts.map(({ item }) => item)),
      search: marked(found.items),
      exactMatch: marked([found.exactMatch!]),
      suggestions: marked((await get<Suggestions>(`/items/suggestions?expression=${unit}`)).items),
    };
  }

  it('C12: appears on the item, in categories, lists of items, related items, search and suggestions, for its owner', async () => {
    const as = await somebody('100001');
    const id = await make(as, 'Marked');
    await add(as, id, [
      { cartItemId: { genericItemId: 'GX050', commercialItemId: unit }, quantity: 1 },
      { cartItemId: { genericItemId: 'GGX050', commercialItemId: part }, quantity: 61 },
    ]).expect(200);
    const everywhere = {
      item: [unit],
      category: [unit],
      list: [unit],
      spareParts: [part],
      search: [unit],
      exactMatch: [unit],
      suggestions: [unit],
    };
    const nowhere = Object.fromEntries(Object.keys(everywhere).map((place) => [place, []]));
    expect(await marksFor({ as })).toEqual(everywhere);
    expect(await marksFor({})).toEqual(nowhere);
    expect(await marksFor({ as: 'grace' })).toEqual(nowhere);

    await shop.call('delete', path(id), { as }).expect(200);
    expect(await marksFor({ as })).toEqual(nowhere);
  });
});
