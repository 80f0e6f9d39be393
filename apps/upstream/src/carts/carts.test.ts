import { fieldBounds, type Cart, type CartAction, type CartChange, type Problem } from '@shop/api-contracts';
import { company } from '../testing/databases/demo-company.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, linesOf, TestCart, type ArticleName, type CartCaller } from '../testing/test-cart.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const variantOf = (name: ArticleName) =>
  company.variants.find(({ commercialItemId }) => commercialItemId === articles[name].commercialItemId)!;
let people = 0;
/** Token of a new person, without customer number and carts. */
const somebodyNew = (): Promise<string> => shop.identityProvider.issue({ oid: `collector-${++people}` });
const cartOf = (caller: CartCaller = {}, action: CartAction = 'Buy') => new TestCart(shop, caller, action);

describe('a cart', () => {
  it('D1: is created by the first add, under the id that the browser made', async () => {
    const cart = cartOf();
    expect(await cart.add('gasket', 3)).toEqual({ id: cart.id, eTag: '"1"', totalCartSize: 1 });
    expect(await cart.add('valve')).toMatchObject({ eTag: '"2"', totalCartSize: 2 });
    expect(await cart.read()).toMatchObject({ id: cart.id, eTag: '"2"', totalCartSize: 2, action: 'Buy' });
  });

  it('D1: ten adds at once under one new id create one cart', async () => {
    const cart = cartOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart.tryToAdd('gasket', 2)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(linesOf(await cart.read())).toEqual([['GX050GCHNBR', 20]]);
  });

  it('D1: a person has one: adds under other ids go into it, even at once', async () => {
    const as = await somebodyNew();
    const tabs = Array.from({ length: 6 }, () => cartOf({ as }));
    const changes = await Promise.all(tabs.map((tab) => tab.add('gasket')));
    expect(new Set(changes.map(({ id }) => id)).size).toBe(1);
    expect(linesOf(await tabs[0]!.read())).toEqual([['GX050GCHNBR', 6]]);
  });

  it('D3: to buy is separate from one to ask quotes for', async () => {
    const as = await somebodyNew();
    const [buy, quote] = [cartOf({ as }), cartOf({ as }, 'RequestQuote')];
    await buy.add('gasket');
    await quote.add('quoted');
    expect(buy.id).not.toBe(quote.id);
    expect(linesOf(await buy.read())).toEqual([['GX050GCHNBR', 1]]);
    expect(linesOf(await quote.read())).toEqual([['GX300H16501', 1]]);
    const mixed = { cartItemId: articles.gasket, quantity: 1, action: 'RequestQuote' };
    await shop.call('post', `/cart/${buy.id}/add`, { as, body: mixed }).expect(404);
  });

  it('A8, D3: belongs to one country, company site and customer number', async () => {
    const here = cartOf({ as: 'marie', locale: 'en-gb' });
    await here.add('gasket', 5);
    const elsewhere: CallOptions[] = [
      { as: 'marie', locale: 'fr-fr' },
      { as: 'marie', query: { companyId: '-elmbridge' } },
      { as: 'grace' },
      {},
    ];
    for (const options of elsewhere) {
      await shop.call('get', `/cart/${here.id}`, options).expect(404);
      const body = { cartItemId: articles.gasket, quantity: 1, action: 'Buy' };
      await shop.call('post', `/cart/${here.id}/add`, { ...options, body }).expect(404);
    }
    const visitors = cartOf({ locale: 'en-gb' });
    await visitors.add('gasket');
    for (const options of [{ locale: 'fr-fr' }, { query: { companyId: '-elmbridge' } }] satisfies CallOptions[]) {
      await shop.call('get', `/cart/${visitors.id}`, options).expect(404);
      await shop.call('post', `/cart/${visitors.id}/prune`, options).expect(404);
    }
    const french = cartOf({ as: 'marie', locale: 'fr-fr' });
    await french.add('valve');
    expect(french.id).not.toBe(here.id);

    await shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber: '100003' } }).expect(200);
    await here.tryToRead().expect(404);
    const other = cartOf({ as: 'marie' });
    await other.add('valve');
    expect(other.id).not.toBe(here.id);
    await shop.call('put', '/user/company', { as: 'marie', body: { gcmNumber: '100002' } }).expect(200);
    expect(linesOf(await here.read())).toEqual([['GX050GCHNBR', 5]]);
  });

  it('A8: stays when only the language changes, and is answered in it', async () => {
    const dutch = cartOf({ locale: 'nl-nl' });
    await dutch.add('gasket');
    const english = await shop.call('get', `/cart/${dutch.id}`, { locale: 'en-nl' }).expect(200);
    expect((english.body as Cart).lines[0]!.name).toBe(variantOf('gasket').name.en);
    expect((await dutch.line('gasket')).name).toBe(variantOf('gasket').name.nl);
  });

  it('D6: does not come back under its id after deletion', async () => {
    const cart = cartOf();
    await cart.add('gasket');
    const deleted = await cart.tryToDelete().expect(200);
    expect(deleted.body).toEqual({ id: cart.id, eTag: '"2"', totalCartSize: 0 });
    await cart.tryToRead().expect(404);
    expect((await cart.tryToAdd('gasket').expect(404)).body).toMatchObject({ code: 'cart_unknown' });
    await cart.tryToDelete().expect(404);
  });

  it('D1: its badge is read without its lines', async () => {
    const cart = cartOf();
    await cart.addMany(
      [
        ['gasket', 50],
        ['valve', 2],
      ],
      { configurations: ['VC-1001'] },
    );
    shop.takeQueries();
    const badge = await cart.read({ lines: 'none' });
    expect(badge).toMatchObject({ eTag: '"1"', totalCartSize: 3, lines: [], total: '0.00', unpricedCount: 3 });
    expect(shop.takeQueries()).toHaveLength(1);
  });
});

describe('a line', () => {
  const line = { ...articles.gasket, itemTagIds: ['spare', 'new'] };
  const others = {
    commercialItemId: 'GX050GCNBR',
    categoryId: 'a001',
    parentGenericItemId: 'GX050',
    parentCategoryId: 'gasketed',
    parentCommercialItemId: 'GX050H16061',
    appliedFilters: [{ id: 'material', name: 'Material', value: ['HNBR'], unit: null }],
    itemTagIds: ['spare'],
  };

  it('D7: is an item in its context: another value in any field makes another line', async () => {
    const cart = cartOf();
    await cart.add(line);
    await cart.add({ ...line, itemTagIds: ['new', 'spare'], parentGenericItemId: null, appliedFilters: [] });
    for (const [name, value] of Object.entries(others)) await cart.add({ ...line, [name]: value });
    const { lines } = await cart.read();
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
    expect(lines.map(({ cartItemId }) => cartItemId)).toContainEqual({ ...line, ...{ parentGenericItemId: 'GX050' } });
  });

  it('D7: knows the item on whose page it was found', async () => {
    const cart = cartOf();
    await cart.add({ ...articles.gasket, parentGenericItemId: 'GX050', parentCategoryId: 'gasketed' });
    expect((await cart.line('gasket')).item).toMatchObject({ parentItemKey: 'GX050_gasketed', categoryId: 'gaskets' });
  });

  it('D7: without a commercial id has the first variant of its item', async () => {
    const cart = cartOf();
    await cart.add({ genericItemId: 'GX032' });
    const [only] = (await cart.read()).lines;
    expect(only!.item!.commercialItemId).toBe('GX032H16021');
  });

  it('D4: gets another quantity and a note, and each keeps the other', async () => {
    const cart = cartOf();
    await cart.addMany([
      ['gasket', 3],
      ['valve', 1],
    ]);
    expect(await cart.update('gasket', { quantity: 12 })).toMatchObject({ eTag: '"2"', totalCartSize: 2 });
    await cart.update('gasket', { note: '  for the brewery ' });
    expect(await cart.line('gasket')).toMatchObject({ quantity: 12, note: 'for the brewery' });
    expect((await cart.tryToUpdate('unit', { quantity: 2 }).expect(404)).body).toMatchObject({ code: 'line_unknown' });
  });

  it('D6: is removed; removing it again changes nothing', async () => {
    const cart = cartOf();
    await cart.addMany([
      ['gasket', 3],
      ['valve', 1],
    ]);
    const once = await cart.remove('gasket');
    expect(once).toMatchObject({ eTag: '"2"', totalCartSize: 1 });
    expect(await cart.remove('gasket')).toEqual(once);
    expect(await cart.remove('valve')).toMatchObject({ totalCartSize: 0 });
  });

  it('undoing its removal restores its position, note and own number', async () => {
    const cart = cartOf();
    await cart.addMany([
      ['gasket', 3],
      ['valve', 1],
      ['nut', 4],
      ['unit', 1],
    ]);
    const order = ['GX050GCHNBR', 'BV050', 'GX050NU20', 'GX032H16021'];
    for (const [position, name] of (['gasket', 'valve', 'nut', 'unit'] as const).entries()) {
      await cart.update(name, { note: `note ${position}`, customArticleNumber: `OWN-${position}` });
      const { quantity, note, customArticleNumber } = await cart.line(name);
      await cart.remove(name);
      await cart.add(name, quantity, { position, note, customArticleNumber });
      expect(linesOf(await cart.read()).map(([id]) => id)).toEqual(order);
      expect(await cart.line(name)).toMatchObject({ note, customArticleNumber, quantity });
    }
    await cart.add({ genericItemId: 'YS' }, 1, { position: 99_999 });
    await cart.add({ genericItemId: 'KV' }, 1);
    // the position is counted among the remaining lines
    await cart.remove('gasket');
    await cart.remove('nut');
    await cart.add('nut', 4, { position: 1 });
    const left = ['BV050', 'GX050NU20', 'GX032H16021', 'YS', 'KV'];
    expect(linesOf(await cart.read()).map(([id]) => id)).toEqual(left);
    await cart.add('gasket', 1, { position: 0 });
    expect(linesOf(await cart.read()).map(([id]) => id)).toEqual(['GX050GCHNBR', ...left]);
  });
});

describe('adding many', () => {
  it('D2: is all or nothing, with equal items merged', async () => {
    const cart = cartOf();
    await cart
      .tryToAddMany([
        ['gasket', 3],
        ['unknown', 1],
      ])
      .expect(422);
    await cart.tryToRead().expect(404);
    await cart.addMany([
      ['gasket', 3],
      ['valve', 1],
      ['gasket', 4],
    ]);
    expect(linesOf(await cart.read())).toEqual([
      ['GX050GCHNBR', 7],
      ['BV050', 1],
    ]);
  });

  it('E4: its lines bring notes and own numbers, of equal ones the first', async () => {
    const line = (name: 'gasket' | 'valve', more: object = {}) => ({
      cartItemId: articles[name],
      quantity: 2,
      ...more,
    });
    const items = [
      line('gasket', { customArticleNumber: 'OWN 1' }),
      line('valve'),
      line('gasket', { note: '  for pump 3 ', customArticleNumber: 'OWN 2' }),
      line('valve', { note: 'Halle 2' }),
    ];
    for (const caller of [{}, { as: await somebodyNew() }]) {
      const cart = cartOf(caller);
      await cart.addMany([['gasket', 1]]);
      await cart.post('addmany', { items, action: 'Buy' }).expect(200);
      expect((await cart.read()).lines).toMatchObject([
        { quantity: 5, note: 'for pump 3', customArticleNumber: 'OWN 1' },
        { quantity: 4, note: 'Halle 2', customArticleNumber: null },
      ]);
    }
    const tooLong = line('gasket', { note: 'x'.repeat(fieldBounds.cartNote + 1) });
    const refused = await cartOf()
      .post('addmany', { items: [line('valve'), tooLong], action: 'Buy' })
      .expect(400);
    expect((refused.body as Problem).errors).toMatchObject([{ path: 'body.items.1.note' }]);
  });

  it('D2: is refused by article when a price is on request; quoting it is allowed', async () => {
    const refused = await cartOf()
      .tryToAddMany([
        ['gasket', 3],
        ['onRequest', 2],
      ])
      .expect(422);
    expect(refused.body).toMatchObject({ code: 'sales_details_on_request' });
    expect((refused.body as { items: unknown }).items).toEqual([
      {
        cartItemId: articles.onRequest,
        name: variantOf('onRequest').name.en,
        articleNumber: variantOf('onRequest').articleNumber,
      },
    ]);
    const quote = cartOf({}, 'RequestQuote');
    await quote.addMany([
      ['gasket', 3],
      ['onRequest', 2],
    ]);
    expect(await quote.read()).toMatchObject({ totalCartSize: 2 });
  });

  it('D2: is bought with others by whoever has been shown the prices of the slow system', async () => {
    const cart = cartOf();
    await cart.addMany(
      [
        ['gasket', 3],
        ['onRequest', 2],
      ],
      { salesDetails: 'complete' },
    );
    expect(await cart.read()).toMatchObject({ totalCartSize: 2 });
  });

  it('D2: takes 500 at once, and reads 500 lines in few queries', async () => {
    const gaskets = company.variants
      .filter(({ sales, packQuantity }) => sales === 'buy' && packQuantity === 1)
      .slice(0, 500);
    const items = gaskets.map(({ genericItemId, commercialItemId }, n) => ({
      cartItemId: {
        genericItemId,
        commercialItemId,
        categoryId: 'gaskets',
        parentGenericItemId: 'GX050',
        parentCategoryId: 'gasketed',
        parentCommercialItemId: 'GX050H16061',
      },
      quantity: 1 + (n % 7),
    }));
    const cart = cartOf({ as: await somebodyNew() });
    await cart.add('unit');
    await cart.remove('unit');
    shop.takeQueries();
    const added = await cart.post('addmany', { items, action: 'Buy' }).expect(200);
    expect(shop.takeQueries().filter((query) => !query.includes('"meta"')).length).toBeLessThanOrEqual(12);
    cart.id = (added.body as CartChange).id;
    const { lines } = await cart.read();
    expect(lines.map(({ cartItemId }) => cartItemId.commercialItemId)).toEqual(
      gaskets.map(({ commercialItemId }) => commercialItemId),
    );
    shop.takeQueries();
    await cart.read();
    expect(shop.takeQueries().filter((query) => !query.includes('"meta"')).length).toBeLessThanOrEqual(5);
  });
});
