import type { Cart, CartItemChange } from '@shop/api-contracts';
import { sql } from 'kysely';
import { toAmount } from '@shop/commerce-model';
import { company } from '../testing/databases/demo-company.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, linesOf, TestCart, type ArticleName } from '../testing/test-cart.ts';

let shop: TestUpstream;
beforeAll(async () => {
  shop = await startTestUpstream();
  await sql`create table variant_before as table variant`.execute(shop.deps.db);
});
afterEach(async () => {
  const { db } = shop.deps;
  await sql`insert into variant table variant_before on conflict do nothing`.execute(db);
  await sql`update variant set list_price = was.list_price, sales = was.sales, successor_id = was.successor_id,
    minimum_quantity = was.minimum_quantity, pack_quantity = was.pack_quantity
    from variant_before as was where was.commercial_item_id = variant.commercial_item_id
    and variant.generic_item_id in ('GGX050', 'BV', 'GX032', 'NUT')`.execute(db);
});
afterAll(() => shop.close());

const variantOf = (name: ArticleName) =>
  company.variants.find(({ commercialItemId }) => commercialItemId === articles[name].commercialItemId)!;
/** Changes an article in the catalogue. */
const set = (name: ArticleName, change: object) =>
  shop.deps.db
    .updateTable('variant')
    .set(change)
    .where('commercial_item_id', '=', articles[name].commercialItemId)
    .execute();
async function withdraw(name: ArticleName): Promise<void> {
  for (const table of ['variant_category', 'article_key', 'search_text', 'variant'] as const) {
    const id = articles[name].commercialItemId;
    await sql`delete from ${sql.table(table)} where commercial_item_id = ${id}`.execute(shop.deps.db);
  }
}
const germany = { locale: 'de-de' } as const;

async function changesSince(cart: TestCart, eTag: string): Promise<Omit<CartItemChange, 'lineId' | 'name'>[]> {
  const body: unknown = (await cart.tryToRead({}, eTag).expect(412)).body;
  expect(body).toMatchObject({ status: 412, code: 'cart_changed' });
  return (body as { changes: CartItemChange[] }).changes.map(({ lineId: _lineId, name: _name, ...change }) => change);
}
const priceOf = (cents: number, list = cents) => ({
  amount: toAmount(cents),
  originalAmount: toAmount(list),
  currency: 'EUR',
});

async function filledCart(): Promise<{ cart: TestCart; eTag: string }> {
  const cart = new TestCart(shop, germany);
  await cart.addMany([
    ['gasket', 3],
    ['valve', 2],
    ['unit', 1],
  ]);
  return { cart, eTag: (await cart.read()).eTag };
}

describe('a cart whose articles change', () => {
  it('D5: is answered as usual while nothing has changed, for every known version', async () => {
    const { cart, eTag } = await filledCart();
    await cart.tryToRead({}, eTag).expect(200);
    await cart.tryToRead({}, `W/${eTag}`).expect(200);
    await cart.update('valve', { quantity: 5 });
    const newer = (await cart.tryToRead({}, eTag).expect(200)).body as Cart;
    expect(newer.eTag).not.toBe(eTag);
    await cart.tryToRead({}, 'nonsense').expect(200);
  });

  it('D5: reports a new price once, with both prices', async () => {
    const { cart, eTag } = await filledCart();
    const before = variantOf('valve').listPrice!;
    await set('valve', { list_price: before + 100 });
    const told = await changesSince(cart, eTag);
    const { articleNumber } = variantOf('valve');
    expect(told).toEqual([{ articleNumber, kind: 'price', before: priceOf(before), after: priceOf(before + 100) }]);
    // clients with the old version get the changes as long as they have it
    expect(await changesSince(cart, eTag)).toEqual(told);
    const newest = await cart.read();
    expect(newest.eTag).toBe('"2"');
    await cart.tryToRead({}, newest.eTag).expect(200);
    expect((await cart.line('valve')).price!.amount).toBe(toAmount(before + 100));
  });

  it('D5: reports withdrawn articles with their successors, removed ones, and those only quoted', async () => {
    const { cart, eTag } = await filledCart();
    await set('gasket', { sales: 'discontinued', successor_id: 'GX050GCEPDM' });
    await withdraw('valve');
    await set('unit', { sales: 'quote', list_price: null });
    expect((await changesSince(cart, eTag)).map(({ kind, after }) => [kind, after])).toEqual([
      ['discontinued', null],
      ['notSold', null],
      ['quoteOnly', null],
    ]);
    const { lines, total, unpricedCount } = await cart.read();
    expect(lines.map(({ issue }) => issue)).toEqual(['discontinued', 'notSold', 'quoteOnly']);
    expect(lines[0]!.successor).toMatchObject({ commercialItemId: 'GX050GCEPDM' });
    expect(lines[1]).toMatchObject({ item: null, name: variantOf('valve').name.de, articleNumber: 'BV-050' });
    expect([total, unpricedCount]).toEqual(['0.00', 3]);
    expect(linesOf({ lines } as Cart)).toHaveLength(3);
  });

  it('D5: reports when an article is available again', async () => {
    const { cart } = await filledCart();
    await set('unit', { sales: 'discontinued' });
    const { eTag } = await cart.read();
    await set('unit', { sales: 'buy' });
    expect((await changesSince(cart, eTag)).map(({ kind }) => kind)).toEqual(['available']);
    expect((await cart.line('unit')).issue).toBeNull();
  });

  it('D5: does not report another quantity, an added line or a sign-in as a change of an article', async () => {
    const { cart, eTag } = await filledCart();
    await cart.update('gasket', { quantity: 200 });
    await cart.add('gasket', 10);
    await cart.add('nut', 4);
    await cart.tryToRead({}, eTag).expect(200);
    const as = await shop.identityProvider.issue({ oid: 'somebody-else' });
    // a visitor's cart, read and changed by a person with own prices
    const body = { cartItemId: articles.valve, quantity: 1, action: 'Buy' };
    await shop.call('post', `/cart/${cart.id}/add`, { ...germany, as: 'paul', body }).expect(200);
    await shop
      .call('get', `/cart/${cart.id}`, { ...germany, as: 'paul' })
      .set('if-match', eTag)
      .expect(200);
    await cart.tryToRead({}, eTag).expect(200);
    await shop.call('post', '/carts/claim', { ...germany, as, body: { buyCartId: cart.id } }).expect(200);
    await shop
      .call('get', `/cart/${cart.id}`, { ...germany, as })
      .set('if-match', eTag)
      .expect(200);
  });

  it('D5: detects a new price when the quantity changes too', async () => {
    const { cart, eTag } = await filledCart();
    await set('gasket', { list_price: 9_999 });
    await cart.update('gasket', { quantity: 50 });
    const [change] = await changesSince(cart, eTag);
    expect(change).toMatchObject({ kind: 'price', after: priceOf(9_999) });
  });

  it('D5: twenty reads at once detect a change once', async () => {
    const { cart, eTag } = await filledCart();
    await set('valve', { list_price: 1 });
    const reads = await Promise.all(Array.from({ length: 20 }, () => cart.tryToRead({}, eTag)));
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([412]));
    expect((await cart.read()).eTag).toBe('"2"');
  });

  it('reports a quantity that the pack no longer allows, and it can be corrected', async () => {
    const { cart } = await filledCart();
    await set('gasket', { minimum_quantity: 4, pack_quantity: 4 });
    expect((await cart.line('gasket')).issue).toBe('quantity');
    await cart.prune();
    await cart.update('gasket', { quantity: 8 });
    expect((await cart.line('gasket')).issue).toBeNull();
  });

  it('D6: pruning removes exactly what cannot be ordered', async () => {
    const { cart } = await filledCart();
    expect(await cart.prune()).toMatchObject({ eTag: '"1"', totalCartSize: 3 });
    await set('gasket', { sales: 'discontinued' });
    await withdraw('valve');
    expect(await cart.prune()).toMatchObject({ totalCartSize: 1 });
    expect(linesOf(await cart.read())).toEqual([['GX032H16021', 1]]);
  });
});
