import type {
  Attribute,
  Category,
  Country,
  CountryStates,
  Market,
  MarketListItem,
  Settings,
} from '@shop/api-contracts';
import request from 'supertest';
import { catalogueVersionKey } from '@shop/commerce-model';
import { atInstant } from '../testing/at-instant.ts';
import { company } from '../testing/databases/demo-company.ts';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const read = async <Answer>(path: string, locale: TestLocale = 'en-gb'): Promise<Answer> =>
  (await shop.get(path, {}, locale).expect(200)).body as Answer;
const flat = (nodes: Category[]): Category[] => nodes.flatMap((node) => [node, ...flat(node.categories)]);

describe('reference data', () => {
  it('C13: countries are named in the language of the market and sorted by name', async () => {
    const swedish = await read<Country[]>('/countries', 'sv-se');
    expect(swedish).toHaveLength(company.countries.length);
    expect(swedish.map(({ name }) => name)).toContain('Tyskland');
    const names = swedish.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
  });

  it('C13: countries with states list them', async () => {
    const states = await read<CountryStates[]>('/countrystates');
    const countries = await read<Country[]>('/countries');
    expect(states.map(({ countryCode }) => countryCode)).toEqual(
      countries.filter(({ hasStates }) => hasStates).map(({ code }) => code),
    );
    expect(states.find(({ countryCode }) => countryCode === 'US')!.states).toContainEqual({
      code: 'WI',
      name: 'Wisconsin',
    });
  });

  it('C13: all markets are listed in their own language', async () => {
    const markets = await read<MarketListItem[]>('/markets');
    expect(markets.map(({ description }) => description)).toEqual(
      expect.arrayContaining([
        'Sverige / svenska',
        'Nederland / Nederlands',
        'Netherlands / English',
        'Brasil / português',
      ]),
    );
    expect(markets).toHaveLength(company.markets.flatMap(({ locales }) => locales).length);
  });

  it('C13: a market is found by country and language, in any letter case', async () => {
    expect((await request(shop.app).get('/markets/se').expect(200)).body as Market).toMatchObject({
      country: 'SE',
      locale: 'sv-se',
      name: 'Sverige',
      currency: 'SEK',
      statusMessage: company.markets[0]!.statusMessage!.sv,
    });
    const english = await shop.get('/markets/NL', { language: 'en' }).expect(200);
    expect(english.body).toMatchObject({
      language: 'en',
      locale: 'en-nl',
      languages: ['nl', 'en'],
      homeRedirectDisabled: true,
    });
  });

  it('C13: a market can be requested before one is chosen', async () => {
    await request(shop.app).get('/markets').expect(200);
    await request(shop.app).get('/markets/de').expect(200);
    expect((await request(shop.app).get('/markets/default').expect(200)).body).toMatchObject({ country: 'GB' });
  });

  it('C13: a country without a market is 404', async () => {
    for (const path of ['/markets/no', '/markets/se?language=de']) {
      expect((await request(shop.app).get(path).expect(404)).body).toMatchObject({ code: 'market_unknown' });
    }
  });

  it('C13: keywords are those of the language, most popular first', async () => {
    expect(await read('/keywords', 'de-de')).toEqual(company.keywords.de);
  });

  it('C13: attributes have name, type, unit and group', async () => {
    const attributes = await read<Attribute[]>('/attributes', 'fr-fr');
    expect(attributes).toEqual(
      company.attributes.map(({ id, type, unit, name, group }) => ({ id, type, unit, name: name.fr, group: group.fr })),
    );
  });

  it('C13: the category tree has every category below its parent', async () => {
    const all = flat(await read<Category[]>('/categories')).filter(({ id }) => !/^(fail|slow)/.test(id));
    expect(all.map(({ id }) => id).sort()).toEqual(company.categories.map(({ id }) => id).sort());
    for (const { id, parent, path } of all) {
      expect(path.at(-1)).toBe(id);
      expect(path.at(-2) ?? null).toBe(parent);
    }
  });

  it('C13: a category counts the articles that are shown below it, one in two leaves once', async () => {
    const leavesOf = ({ id, categories }: Category): string[] => [
      id,
      ...categories.filter(({ visible }) => visible).flatMap(leavesOf),
    ];
    for (const node of flat(await read<Category[]>('/categories'))) {
      const leaves = leavesOf(node);
      const items = company.items.filter(({ categoryIds }) => categoryIds.some((id) => leaves.includes(id)));
      const ids = new Set(items.map(({ genericItemId }) => genericItemId));
      const expected = company.variants.filter(({ genericItemId }) => ids.has(genericItemId)).length;
      expect({ id: node.id, productCount: node.productCount }).toEqual({ id: node.id, productCount: expected });
    }
  });

  it('C15: a category without a translation has its default name, and a slug of it', async () => {
    const untranslated = company.categories.find(({ name }) => Object.keys(name).length < 7);
    if (!untranslated) return;
    const all = flat(await read<Category[]>('/categories', 'sr-latn-rs'));
    const node = all.find(({ id }) => id === untranslated.id)!;
    if (!untranslated.name['sr-Latn']) expect(node).toMatchObject({ name: '', defaultName: untranslated.defaultName });
    expect(node.slug).not.toBe('');
  });

  it('a new version of the catalogue is detected', async () => {
    const { db, memory } = shop.deps;
    const before = memory.current().reference.version;
    await db.updateTable('meta').set({ value: 'newer' }).where('key', '=', catalogueVersionKey).execute();
    await memory.reload();
    expect(memory.current().reference.version).toBe('newer');
    expect(before).not.toBe('newer');
  });

  it('a search after a new version does not wait for the categories that searches read before', async () => {
    const { db, memory } = shop.deps;
    const search = (expression: string) => shop.get('/items/search', { expression }).expect(200);
    await search('gasket');
    const hasCategory = () => shop.takeQueries().some((query) => query.includes('"variant_category" as "place"'));
    expect(hasCategory()).toBe(true);
    await db.updateTable('meta').set({ value: 'newest' }).where('key', '=', catalogueVersionKey).execute();
    await atInstant(new Date(Date.now() + 60_000).toISOString(), async () => {
      memory.current();
      while (memory.current().reference.version !== 'newest') await new Promise((resolve) => setTimeout(resolve, 20));
    });
    shop.takeQueries();
    await search('gasket');
    expect(hasCategory()).toBe(false);
  });
});

describe('settings', () => {
  const settings = async (locale: TestLocale, companyId?: string): Promise<Settings> =>
    (await shop.get('/settings', companyId ? { companyId } : {}, locale).expect(200)).body as Settings;

  it('N10: the market overrides the defaults', async () => {
    expect(await settings('sr-latn-rs')).toMatchObject({ buyEnabled: false, resultView: 'grid', companyId: null });
    expect(await settings('en-gb')).toMatchObject({ buyEnabled: true, electronicInvoiceNumberEnabled: 'Off' });
  });

  it('A9: the contact has register and VAT number of the seller', async () => {
    expect((await settings('en-gb')).contact).toMatchObject({
      registration: 'Company no. 09000180, VAT\u00a0number\u00a0GB900018000',
    });
    expect((await settings('de-de')).contact?.registration).toContain('USt-IdNr.\u00a0DE900001800');
  });

  it('N10: the company site overrides the market', async () => {
    for (const { id, name, exclusive, settings: own } of company.companies) {
      expect(await settings('de-de', `-${id}`)).toMatchObject({
        companyId: id,
        companyName: name,
        exclusiveCompany: exclusive,
        ...own,
      });
    }
  });

  it('A11: the exclusive company has a logo for light and for dark backgrounds', async () => {
    const { logo } = await settings('sv-se', '-nordfrost');
    for (const path of [logo!.src, logo!.srcDark!]) {
      const response = await request(shop.app).get(path).expect(200).expect('content-type', /svg/);
      expect(String(response.body)).toContain('nordfrost</text>');
    }
    expect((await settings('sv-se')).logo).toBeNull();
  });

  it('a company site that does not exist is 404', async () => {
    const response = await shop.get('/settings', { companyId: '-nobody' }).expect(404);
    expect(response.body).toMatchObject({ code: 'company_unknown' });
  });
});
