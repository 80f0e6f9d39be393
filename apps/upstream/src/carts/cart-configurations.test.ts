import type { CartAction, CartChange, CustomArticleNumberEntry } from '@shop/api-contracts';
import { toAmount } from '@shop/commerce-model';
import { company } from '../testing/databases/demo-company.ts';
import { publicConfigurations } from '../testing/public-configurations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, TestCart, type CartCaller } from '../testing/test-cart.ts';
import { purgeOldCarts } from './purge-old-carts.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

let people = 0;
/** Token of a new person, without customer number and carts. */
const somebodyNew = (): Promise<string> => shop.identityProvider.issue({ oid: `collector-${++people}` });
const cartOf = (caller: CartCaller = {}, action: CartAction = 'Buy') => new TestCart(shop, caller, action);

describe('own article numbers', () => {
  it('D4, I7: of a visitor are stored in their cart only', async () => {
    const [cart, other] = [cartOf(), cartOf()];
    for (const one of [cart, other]) await one.add('gasket');
    await cart.update('gasket', { customArticleNumber: 'K-7' });
    expect((await cart.line('gasket')).customArticleNumber).toBe('K-7');
    expect((await other.line('gasket')).customArticleNumber).toBeNull();
    await cart.update('gasket', { customArticleNumber: '' });
    expect((await cart.line('gasket')).customArticleNumber).toBeNull();
  });

  it('D4, I7: of a customer appear with the article everywhere, in colleagues’ carts too', async () => {
    const cart = cartOf({ as: 'grace' });
    await cart.addMany([
      ['gasket', 1],
      [{ ...articles.gasket, categoryId: 'a001' }, 1],
    ]);
    await cart.update('gasket', { customArticleNumber: 'ED 4711' });
    expect((await cart.read()).lines.map((line) => line.customArticleNumber)).toEqual(['ED 4711', 'ED 4711']);
    const all = (await shop.call('get', '/user/customarticlenumbers', { as: 'grace' }).expect(200))
      .body as CustomArticleNumberEntry[];
    expect(all.map(({ customArticleNumber }) => customArticleNumber)).toContain('ED 4711');
    const stranger = cartOf({ as: 'sam' });
    await stranger.add('gasket');
    expect((await stranger.line('gasket')).customArticleNumber).toBeNull();
  });

  it('I7: are refused where the market has none', async () => {
    const cart = cartOf({ locale: 'pt-br' });
    await cart.add('gasket');
    expect((await cart.tryToUpdate('gasket', { customArticleNumber: 'X' }).expect(422)).body).toMatchObject({
      code: 'own_numbers_off',
    });
  });
});

describe('configurations', () => {
  it('D6, D7: are added by id, with lines and a price', async () => {
    const cart = cartOf({ locale: 'de-de' });
    expect(await cart.addMany([], { configurations: ['VC-1001', 'VC-1005'] })).toMatchObject({ totalCartSize: 2 });
    const { configurations } = await cart.read();
    const seeds = publicConfigurations.filter(({ id }) => ['VC-1001', 'VC-1005'].includes(id));
    expect(configurations.map(({ configurationId, name }) => [configurationId, name])).toEqual(
      seeds.map(({ id, names }) => [id, names.de]),
    );
    expect(configurations.map(({ price }) => price!.amount)).toEqual(
      seeds.map(({ list_price: price }) => toAmount(price!)),
    );
    expect(configurations[0]!.lines[0]).toEqual({
      lineId: '10',
      configurationItemId: 'GX032H16041E',
      name: company.variants.find(({ commercialItemId }) => commercialItemId === 'GX032H16041E')!.name.de,
      articleNumber: 'GX-032-H16-041-E',
      quantity: 1,
      customArticleNumber: null,
    });
    // adding it again changes nothing
    expect(await cart.addMany([], { configurations: ['VC-1001'] })).toMatchObject({ totalCartSize: 2 });
  });

  it('D6: are copied, named line by line, and removed', async () => {
    const as = await somebodyNew();
    const cart = cartOf({ as });
    await cart.addMany([], { configurations: ['VC-1002'] });
    const call = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
      shop.call(method, `/cart/${cart.id}/${path}`, { as, ...(body ? { body } : {}) });
    await call('post', 'configurations/copy', { configurationId: 'VC-1002' }).expect(200);
    const [first, copy] = (await cart.read()).configurations;
    expect(copy).toEqual({ ...first, configurationId: copy!.configurationId });
    expect(copy!.configurationId).not.toBe('VC-1002');

    const { lineId, configurationItemId } = copy!.lines[1]!;
    const details = {
      configurationId: copy!.configurationId,
      configurationItemId,
      lineId,
      customArticleNumber: 'VALVE 32',
    };
    await call('put', 'details', details).expect(200);
    expect((await cart.read()).configurations[1]!.lines[1]!.customArticleNumber).toBe('VALVE 32');
    await call('put', 'details', { ...details, lineId: '999' }).expect(404);

    // visible to the copier only
    const stranger = cartOf({ as: await somebodyNew() });
    const refused = await stranger.tryToAddMany([], { configurations: [copy!.configurationId] }).expect(422);
    expect(refused.body).toMatchObject({ code: 'configuration_unknown', configurations: [copy!.configurationId] });
    // and to colleagues with whom a list is shared
    await shop.deps.db
      .insertInto('favourite_list')
      .values({ id: 'shared', oid: `collector-${people - 1}`, customer_number: '100004', name: 'x', is_shared: true })
      .execute();
    await shop.deps.db
      .insertInto('favourite_list_configuration')
      .values({ list_id: 'shared', configuration_id: copy!.configurationId, position: 0 })
      .execute();
    await stranger.tryToAddMany([], { configurations: [copy!.configurationId] }).expect(422);
    await cartOf({ as: 'grace' }).addMany([], { configurations: [copy!.configurationId] });

    await call('delete', 'configurations/VC-1002').expect(200);
    expect((await cart.read()).configurations.map((one) => one.configurationId)).toEqual([copy!.configurationId]);
    const again = (await call('delete', 'configurations/VC-1002').expect(200)).body as CartChange;
    expect(again).toMatchObject({ totalCartSize: 1 });
    await call('post', 'configurations/copy', { configurationId: 'none' }).expect(404);
  });

  it('D6: copies are purged with the last cart or list that has them', async () => {
    const as = await somebodyNew();
    const copyIn = async (): Promise<{ cart: TestCart; id: string }> => {
      const cart = cartOf({ as });
      const { id } = await cart.addMany([], { configurations: ['VC-1002'] });
      const body = { configurationId: 'VC-1002' };
      await shop.call('post', `/cart/${id}/configurations/copy`, { as, body }).expect(200);
      return { cart, id: (await cart.read()).configurations.at(-1)!.configurationId };
    };
    const ofPerson = async () =>
      (
        await shop.deps.db.selectFrom('configuration').select('id').where('oid', '=', `collector-${people}`).execute()
      ).map(({ id }) => id);
    const listed = await copyIn();
    const list = (await shop.call('post', '/user/favouritelists', { as, body: { name: 'Units' } }).expect(200))
      .body as { id: string };
    const kept = { items: [], configurationIds: [listed.id] };
    await shop.call('post', `/user/favouritelists/${list.id}/items`, { as, body: kept }).expect(200);
    await listed.cart.tryToDelete().expect(200);
    const dropped = await copyIn();
    await purgeOldCarts(shop.deps.db);
    expect((await ofPerson()).toSorted()).toEqual([listed.id, dropped.id].toSorted());
    await dropped.cart.tryToDelete().expect(200);
    await purgeOldCarts(shop.deps.db);
    expect(await ofPerson()).toEqual([listed.id]);
    await shop.call('delete', `/user/favouritelists/${list.id}`, { as }).expect(200);
    await purgeOldCarts(shop.deps.db);
    expect(await ofPerson()).toEqual([]);
    // public configurations stay
    await cartOf({ as }).addMany([], { configurations: ['VC-1002'] });
  });

  it('D6: a visitor names them in the cart itself', async () => {
    const cart = cartOf();
    await cart.addMany([], { configurations: ['VC-1001'] });
    const body = { configurationId: 'VC-1001', configurationItemId: 'BV050', lineId: '20', customArticleNumber: 'V1' };
    await shop.call('put', `/cart/${cart.id}/details`, { body }).expect(200);
    const [inCart] = (await cart.read()).configurations;
    expect(inCart!.lines.map((line) => line.customArticleNumber)).toEqual([null, 'V1', null, null]);
  });

  it('C8: without a price can only be quoted', async () => {
    const { id } = publicConfigurations.find(({ list_price: price }) => price === null)!;
    const refused = await cartOf()
      .tryToAddMany([], { configurations: [id] })
      .expect(422);
    expect(refused.body).toMatchObject({ code: 'not_for_sale', configurations: [id] });
    const quote = cartOf({}, 'RequestQuote');
    await quote.addMany([], { configurations: [id] });
    expect(await quote.read()).toMatchObject({ total: '0.00', unpricedCount: 1, configurations: [{ price: null }] });
  });
});
