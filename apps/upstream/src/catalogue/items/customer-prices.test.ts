import type { CategoryItems, Item, ItemCard, RelatedItems, SearchResult, Suggestions } from '@shop/api-contracts';
import type { CustomerSeed, VariantSeed } from '@shop/demo-company';
import { netListPrice, type StoredMarket } from '@shop/commerce-model';
import { company } from '../../testing/databases/demo-company.ts';
import {
  startTestUpstream,
  type CallOptions,
  type TestLocale,
  type TestUpstream,
} from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const parents = new Map(company.categories.map(({ id, parentId }) => [id, parentId]));
const canonicalOf = new Map(company.items.map(({ genericItemId, categoryIds }) => [genericItemId, categoryIds[0]!]));
const customerOf = (number: string): CustomerSeed => company.customers.find((one) => one.number === number)!;
const marketOf = (country: string): StoredMarket => company.markets.find((one) => one.country === country)!;
const inMinorUnits = (amount: string): number => Math.round(Number(amount) * 100);

/** Reference implementation of a customer's price. */
function ownPrice({ genericItemId, listPrice }: VariantSeed, { discounts }: CustomerSeed, country: string): number {
  let category: string | null | undefined = canonicalOf.get(genericItemId);
  while (category && discounts.categories[category] === undefined) category = parents.get(category);
  const discount = category ? discounts.categories[category]! : discounts.general;
  return Math.round((netListPrice(listPrice!, marketOf(country)) * (100 - discount)) / 100);
}

const inCategory = (id: string): VariantSeed[] =>
  company.variants.filter(
    ({ genericItemId, sales, listPrice }) => canonicalOf.get(genericItemId) === id && sales === 'buy' && listPrice,
  );
const gasket = inCategory('gaskets').find(({ quantityBreaks }) => quantityBreaks.length > 0)!;
const channelPlate = inCategory('channelplates')[0]!;
const endPlate = inCategory('endplates')[0]!;
const strainer = inCategory('strainers')[0]!;

async function open(variant: VariantSeed, options: CallOptions = {}): Promise<Item> {
  const query = { commercialItemId: variant.commercialItemId };
  const response = await shop.call('get', `/items/${variant.genericItemId}`, { query, ...options }).expect(200);
  return response.body as Item;
}

describe('the price of a customer', () => {
  it.each([
    ['of the category itself', gasket, 25],
    ['of the nearest category above', endPlate, 18],
    ['of the nearest of two categories', channelPlate, 22],
    ['on everything, where no category has one', strainer, 12],
  ])('has the discount %s', async (_title, variant, discount) => {
    const { price } = (await open(variant, { as: 'anna', locale: 'sv-se' })).salesDetails!;
    const list = netListPrice(variant.listPrice!, marketOf('SE'));
    expect(inMinorUnits(price!.originalAmount)).toBe(list);
    expect(inMinorUnits(price!.amount)).toBe(Math.round((list * (100 - discount)) / 100));
  });

  it('has quantity breaks on top of it', async () => {
    const { price, quantityBreaks } = (await open(gasket, { as: 'anna', locale: 'sv-se' })).salesDetails!;
    const own = ownPrice(gasket, customerOf('100001'), 'SE');
    expect(price!.amount).toBe((own / 100).toFixed(2));
    expect(quantityBreaks).toEqual([
      { from: 1, amount: price!.amount },
      ...gasket.quantityBreaks.map(({ from, discount }) => ({
        from,
        amount: (Math.round((own * (100 - discount)) / 100) / 100).toFixed(2),
      })),
    ]);
  });

  it.each([
    ['anna', '100001', 'SE', 'sv-se'],
    ['paul', '200001', 'DE', 'de-de'],
    ['marie', '100002', 'FR', 'fr-fr'],
    ['grace', '100004', 'GB', 'en-gb'],
    ['sam', '100008', 'US', 'en-us'],
  ] as const)('of %s is the same wherever the article appears', async (as, number, country, locale) => {
    const expected = (ownPrice(gasket, customerOf(number), country) / 100).toFixed(2);
    const key = `${gasket.genericItemId}_gaskets_${gasket.commercialItemId}`;
    const get = async <Answer>(path: string, query: Record<string, string>): Promise<Answer> =>
      (await shop.call('get', path, { as, locale, query }).expect(200)).body as Answer;
    const words = { expression: gasket.articleNumber };
    const textFilter = company.categories
      .find(({ id }) => id === 'gaskets')!
      .filters.find(({ type }) => type === 'text')!;
    const f = JSON.stringify({ [textFilter.id]: [gasket.articleNumber] });
    const category = await get<CategoryItems>('/items/category/gaskets', { f });
    const relation = company.relations.find(
      ({ relatedCommercialItemId }) => canonicalOf.get(variantOf(relatedCommercialItemId).genericItemId) === 'gaskets',
    )!;
    const related = await get<RelatedItems>(
      `/items/${relation.genericItemId}/related`,
      relation.commercialItemId ? { commercialItemId: relation.commercialItemId } : {},
    );
    const cards: ItemCard[] = [
      ...(await get<ItemCard[]>('/items', { item: key })),
      ...category.items,
      ...(await get<SearchResult>('/items/search', words)).items,
      ...(await get<Suggestions>('/items/suggestions', words)).items,
    ].filter(({ commercialItemId }) => commercialItemId === gasket.commercialItemId);
    expect(cards.map(({ salesDetails }) => salesDetails!.price!.amount)).toEqual(Array(4).fill(expected));
    expect((await open(gasket, { as, locale })).salesDetails!.price!.amount).toBe(expected);
    for (const { item } of related.spareParts.filter((part) => part.item.salesDetails?.price)) {
      const own = ownPrice(variantOf(item.commercialItemId!), customerOf(number), country);
      expect(inMinorUnits(item.salesDetails!.price!.amount)).toBe(own);
    }
  });

  it('is without tax, even in markets where visitors see it', async () => {
    const list = netListPrice(gasket.listPrice!, marketOf('FR'));
    const priceOf = async (as?: string) =>
      (await open(gasket, { locale: 'fr-fr', ...(as ? { as } : {}) })).salesDetails!.price!;
    const withTax = (Math.round(list * 1.2) / 100).toFixed(2);
    expect(await priceOf()).toMatchObject({ amount: withTax, originalAmount: withTax });
    expect(await priceOf('marie')).toMatchObject({ originalAmount: (list / 100).toFixed(2) });
    // signed in, but neither a company nor a member of one
    expect(await priceOf('noah')).toMatchObject({ amount: withTax, originalAmount: withTax });
  });

  it('of a company without a customer number is the list price without tax', async () => {
    const token = await shop.identityProvider.issue({ oid: 'small-company' });
    const profile = { firstName: 'A', lastName: 'B', isCompany: true, companyName: 'Small', phoneNumber: '' };
    const body = { ...profile, companyNumber: '', electronicInvoiceNumber: '', vatId: '' };
    await shop.call('post', '/user', { as: token, body, locale: 'en-gb' }).expect(200);
    const list = (netListPrice(gasket.listPrice!, marketOf('FR')) / 100).toFixed(2);
    expect((await open(gasket, { as: token, locale: 'fr-fr' })).salesDetails!.price).toMatchObject({
      amount: list,
      originalAmount: list,
    });
  });

  it('changes with the customer number', async () => {
    const amount = async () => (await open(gasket, { as: 'marie', locale: 'nl-nl' })).salesDetails!.price!.amount;
    const choose = (gcmNumber: string) =>
      shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber } }).expect(200);
    const first = await amount();
    await choose('100003');
    expect(inMinorUnits(await amount())).toBe(ownPrice(gasket, customerOf('100003'), 'NL'));
    await choose('100002');
    expect(await amount()).toBe(first);
  });

  it('of an article on request is the customer’s too, once the slow system answers', async () => {
    const onRequest = company.variants.find(({ sales, listPrice }) => sales === 'onRequest' && listPrice)!;
    const query = { commercialItemId: onRequest.commercialItemId, salesDetails: 'complete' };
    const { price } = (await open(onRequest, { as: 'anna', locale: 'sv-se', query })).salesDetails!;
    expect(inMinorUnits(price!.amount)).toBe(ownPrice(onRequest, customerOf('100001'), 'SE'));
  });
});

const variantOf = (id: string): VariantSeed =>
  company.variants.find(({ commercialItemId }) => commercialItemId === id)!;

describe('a category', () => {
  const categoryOf = async (id: string, query: Record<string, string>, as?: string, locale: TestLocale = 'en-gb') =>
    (await shop.call('get', `/items/category/${id}`, { query, locale, ...(as ? { as } : {}) }).expect(200))
      .body as CategoryItems;

  it('has customer prices for the customer and visitor prices for the visitor, in any order of requests', async () => {
    const amounts = async (as?: string) =>
      (await categoryOf('gasketed', { partial: 'true' }, as)).partialResults!.rows.map(({ price }) => price);
    const [visitor, grace, sam, again] = [
      await amounts(),
      await amounts('grace'),
      await amounts('sam'),
      await amounts(),
    ];
    expect(again).toEqual(visitor);
    const ids = (await categoryOf('gasketed', { partial: 'true' })).partialResults!.rows;
    for (const [list, number] of [
      [grace, '100004'],
      [sam, '100008'],
    ] as const) {
      const expected = ids.map(({ commercialItemId, price }) =>
        price === null ? null : (ownPrice(variantOf(commercialItemId!), customerOf(number), 'GB') / 100).toFixed(2),
      );
      expect(list).toEqual(expected);
    }
  });

  // remade units are listed among new ones, with another discount
  it.each(['grace', 'paul', undefined])('is sorted by the prices that %s sees', async (as) => {
    for (const [sort, direction] of [
      ['price', 1],
      ['-price', -1],
    ] as const) {
      const prices: number[] = [];
      for (let page = 1; ; page++) {
        const { items } = await categoryOf('gasketed', { sort, page: String(page) }, as);
        if (items.length === 0) break;
        prices.push(...items.flatMap(({ salesDetails }) => salesDetails?.price?.amount ?? []).map(Number));
      }
      expect(prices.length).toBeGreaterThan(20);
      expect(prices).toEqual(prices.toSorted((a, b) => (a - b) * direction));
    }
  });
});

describe('two customers and a visitor at once', () => {
  const people = ['grace', 'sam', undefined];
  const paths = [
    `/items/${gasket.genericItemId}?commercialItemId=${gasket.commercialItemId}`,
    `/items?item=${gasket.genericItemId}_gaskets_${gasket.commercialItemId}`,
    '/items/category/gasketed?sort=price&partial=true',
    '/items/search?expression=gasket&limit=12',
  ];

  /** Runs 50 interleaved calls and returns those whose prices differ from the same person's when alone. */
  async function mixedUp(call: (path: string, as: string | undefined) => Promise<string>): Promise<string[]> {
    const alone = new Map<string, string>();
    await shop.deps.memory.reload();
    for (const as of people) for (const path of paths) alone.set(`${as} ${path}`, await ask(path, as));
    await shop.deps.memory.reload();
    const calls = Array.from({ length: 50 }, (_, n) => ({ as: people[n % 3], path: paths[n % 4]! }));
    const answers = await Promise.all(calls.map(({ path, as }) => call(path, as)));
    return calls.flatMap(({ as, path }, n) => (answers[n] === alone.get(`${as} ${path}`) ? [] : [`${as} ${path}`]));
  }
  const ask = async (path: string, as: string | undefined): Promise<string> =>
    (await shop.call('get', path, as ? { as } : {}).expect(200)).text;

  it('each gets their own prices, in 50 interleaved calls', async () => {
    expect(await mixedUp(ask)).toEqual([]);
  });

  it('and a cache that mixes them up is detected', async () => {
    const remembered = new Map<string, Promise<string>>();
    const mixed = await mixedUp((path, as) => {
      const known = remembered.get(path) ?? ask(path, as);
      remembered.set(path, known);
      return known;
    });
    expect(mixed.length).toBeGreaterThan(10);
  });
});
