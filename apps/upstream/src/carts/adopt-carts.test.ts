import type { AnswerOf, Cart, carts, CartChange } from '@shop/api-contracts';
import { sql } from 'kysely';
import { newCartId } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, linesOf, TestCart } from '../testing/test-cart.ts';
import { purgeOldCarts } from './purge-old-carts.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

let people = 0;
const somebodyNew = (): Promise<string> => shop.identityProvider.issue({ oid: `claimer-${++people}` });
type Adopted = AnswerOf<typeof carts.claim>;
async function adopt(as: string, body: object, query: Record<string, string> = {}): Promise<Adopted> {
  return (await shop.call('post', '/carts/claim', { as, body, query }).expect(200)).body as Adopted;
}
const readAs = async (as: string, id: string): Promise<Cart> =>
  (await shop.call('get', `/cart/${id}`, { as }).expect(200)).body as Cart;

describe('adopting a cart', () => {
  it('D1: assigns the visitor’s cart to the person, under its id', async () => {
    const [visitor, as] = [new TestCart(shop), await somebodyNew()];
    await visitor.add('gasket', 3);
    const adopted = await adopt(as, { buyCartId: visitor.id });
    expect(adopted).toEqual({
      buyCart: { id: visitor.id, eTag: '"2"', totalCartSize: 1 },
      quoteCart: null,
      merged: [],
    });
    await visitor.tryToRead().expect(404);
    await visitor.tryToAdd('gasket').expect(404);
    expect(linesOf(await readAs(as, visitor.id))).toEqual([['GX050GCHNBR', 3]]);
  });

  it('D1: merges it into the existing cart and reports what was added', async () => {
    const as = await somebodyNew();
    const [own, visitor, asked] = [
      new TestCart(shop, { as }),
      new TestCart(shop),
      new TestCart(shop, {}, 'RequestQuote'),
    ];
    await own.addMany(
      [
        ['gasket', 3],
        ['valve', 99_000],
      ],
      { configurations: ['VC-1001'] },
    );
    await visitor.addMany(
      [
        ['unit', 1],
        ['valve', 2_000],
        ['gasket', 4],
      ],
      { configurations: ['VC-1001', 'VC-1002'] },
    );
    await asked.add('quoted', 2);
    const { buyCart, quoteCart, merged } = await adopt(as, { buyCartId: visitor.id, quoteCartId: asked.id });
    expect(buyCart).toMatchObject({ id: own.id, totalCartSize: 5 });
    expect(quoteCart).toMatchObject({ id: asked.id, totalCartSize: 1 });
    expect(merged).toEqual([
      { name: (await own.line('valve')).name, quantity: 99_999, isCapped: true },
      { name: (await own.line('gasket')).name, quantity: 7, isCapped: false },
    ]);
    const cart = await own.read();
    expect(linesOf(cart)).toEqual([
      ['GX050GCHNBR', 7],
      ['BV050', 99_999],
      ['GX032H16021', 1],
    ]);
    expect(cart.configurations.map(({ configurationId }) => configurationId)).toEqual(['VC-1001', 'VC-1002']);
    await visitor.tryToRead().expect(404);
    await visitor.tryToAdd('gasket').expect(404);
    await shop
      .call('post', `/cart/${visitor.id}/add`, {
        as,
        body: { cartItemId: articles.gasket, quantity: 1, action: 'Buy' },
      })
      .expect(404);
  });

  it('D1: repeated, also with other keys and at once, it happens once', async () => {
    const as = await somebodyNew();
    const [own, visitor] = [new TestCart(shop, { as }), new TestCart(shop)];
    await own.add('gasket', 3);
    await visitor.add('gasket', 4);
    const answers = await Promise.all(Array.from({ length: 5 }, () => adopt(as, { buyCartId: visitor.id })));
    expect(answers.flatMap(({ merged }) => merged)).toHaveLength(1);
    expect(new Set(answers.map(({ buyCart }) => buyCart!.id))).toEqual(new Set([own.id]));
    expect(linesOf(await own.read())).toEqual([['GX050GCHNBR', 7]]);
  });

  it('D1: two devices that sign in at once, each with a cart, end with one cart', async () => {
    const as = await somebodyNew();
    await adopt(as, {});
    const visitors = Array.from({ length: 4 }, () => new TestCart(shop));
    for (const visitor of visitors) await visitor.add('gasket', 1);
    const answers = await Promise.all(visitors.map(({ id }) => adopt(as, { buyCartId: id })));
    expect(new Set(answers.map(({ buyCart }) => buyCart!.id)).size).toBe(1);
    expect(linesOf(await readAs(as, answers[0]!.buyCart!.id))).toEqual([['GX050GCHNBR', 4]]);
  });

  it('D1: a cart that two people adopt goes to the first', async () => {
    const [visitor, first, second] = [new TestCart(shop), await somebodyNew(), await somebodyNew()];
    await visitor.add('gasket', 3);
    expect((await adopt(first, { buyCartId: visitor.id })).buyCart).not.toBeNull();
    expect(await adopt(second, { buyCartId: visitor.id })).toEqual({ buyCart: null, quoteCart: null, merged: [] });
    await shop.call('get', `/cart/${visitor.id}`, { as: second }).expect(404);
  });

  it('D1: without ids it returns the existing carts, except empty ones', async () => {
    const as = await somebodyNew();
    const cart = new TestCart(shop, { as });
    const added = await cart.add('gasket');
    expect(await adopt(as, {})).toEqual({ buyCart: added, quoteCart: null, merged: [] });
    await cart.remove('gasket');
    expect(await adopt(as, {})).toEqual({ buyCart: null, quoteCart: null, merged: [] });
  });

  it('A8, D3: takes nothing from another country, company site or kind', async () => {
    const as = await somebodyNew();
    const swedish = new TestCart(shop, { locale: 'sv-se' });
    await swedish.add('gasket');
    const site = new TestCart(shop, { query: { companyId: '-elmbridge' } });
    await site.add('gasket');
    const quote = new TestCart(shop, {}, 'RequestQuote');
    await quote.add('gasket');
    for (const id of [swedish.id, site.id, quote.id, newCartId()]) {
      expect(await adopt(as, { buyCartId: id })).toMatchObject({ buyCart: null, merged: [] });
    }
    for (const cart of [swedish, site, quote]) await cart.read();
    expect((await adopt(as, { buyCartId: site.id }, { companyId: '-elmbridge' })).buyCart).not.toBeNull();
  });

  it('D4, I7: own numbers become the person’s, unless one exists', async () => {
    const as = await somebodyNew();
    const own = new TestCart(shop, { as });
    await own.add('valve');
    await own.update('valve', { customArticleNumber: 'MINE' });
    const visitor = new TestCart(shop);
    await visitor.addMany([
      ['gasket', 1],
      ['valve', 1],
    ]);
    await visitor.update('gasket', { customArticleNumber: 'NEW' });
    await visitor.update('valve', { customArticleNumber: 'OTHER' });
    await adopt(as, { buyCartId: visitor.id });
    expect((await own.line('gasket')).customArticleNumber).toBe('NEW');
    expect((await own.line('valve')).customArticleNumber).toBe('MINE');
  });

  it('D1: a cart that merging has filled adopts no further one, and neither loses a line', async () => {
    const as = await somebodyNew();
    const [own, visitor] = [new TestCart(shop, { as }), new TestCart(shop)];
    await own.add('valve');
    await sql`
      insert into cart_line (cart_id, line_id, item_key, position, generic_item_id, commercial_item_id, cart_item_id, quantity,
        name, article_number, seen)
      select cart_id, line_id || n, item_key || n, n, generic_item_id, commercial_item_id, cart_item_id, quantity, name,
        article_number, seen
      from cart_line, generate_series(1, 5000) as n where cart_id = ${own.id}`.execute(shop.deps.db);
    await visitor.add('gasket');
    const answer = await shop.call('post', '/carts/claim', { as, body: { buyCartId: visitor.id } }).expect(422);
    expect(answer.body).toMatchObject({ code: 'cart_full' });
    expect(linesOf(await visitor.read())).toEqual([['GX050GCHNBR', 1]]);
    expect((await adopt(as, {})).buyCart).toMatchObject({ id: own.id, totalCartSize: 5_001 });
  });

  it('D1: merged quantities are capped at whole packs', async () => {
    const as = await somebodyNew();
    const [own, visitor] = [new TestCart(shop, { as }), new TestCart(shop)];
    const most = 99_996; // in packs of four, up to 99,999
    for (const cart of [own, visitor]) await cart.add('nut', most - 4);
    const { merged } = await adopt(as, { buyCartId: visitor.id });
    expect(merged).toMatchObject([{ quantity: most, isCapped: true }]);
    expect(await own.line('nut')).toMatchObject({ quantity: most, issue: null });
  });

  it('D1: an add that comes late, for the id before the merge, is refused and can be sent again', async () => {
    const as = await somebodyNew();
    const own = new TestCart(shop, { as });
    await own.add('gasket');
    const visitor = new TestCart(shop);
    await visitor.addMany([
      ['gasket', 1],
      ['unit', 1],
    ]);
    const { lineId } = await visitor.line('unit');
    await adopt(as, { buyCartId: visitor.id });
    expect((await own.line('unit')).lineId).not.toBe(lineId);
    const late = { as, body: { cartItemId: articles.gasket, quantity: 1, action: 'Buy' } };
    await shop.call('post', `/cart/${visitor.id}/add`, late).expect(404);
    const again = (await shop.call('post', `/cart/${newCartId()}/add`, late).expect(200)).body as CartChange;
    expect(again.id).toBe(own.id);
    expect(linesOf(await own.read())).toEqual([
      ['GX050GCHNBR', 3],
      ['GX032H16021', 1],
    ]);
  });
});

it('D1: purges visitors’ carts after 20 days, and remains of ended carts after 30', async () => {
  const as = await somebodyNew();
  const [old, young, own, gone] = [
    new TestCart(shop),
    new TestCart(shop),
    new TestCart(shop, { as }),
    new TestCart(shop),
  ];
  for (const cart of [old, young, own, gone]) await cart.add('gasket');
  await gone.tryToDelete().expect(200);
  const age = (days: number, ids: string[]) =>
    shop.deps.db
      .updateTable('cart')
      .set({ changed_at: sql`now() - make_interval(days => ${sql.lit(days)})` })
      .where('id', 'in', ids)
      .execute();
  await age(31, [own.id, gone.id]);
  await age(21, [old.id]);
  await age(19, [young.id]);
  await purgeOldCarts(shop.deps.db);
  await old.tryToRead().expect(404);
  await young.tryToRead().expect(200);
  await own.tryToRead().expect(200);
  const left = await shop.deps.db.selectFrom('cart').select('id').where('id', '=', gone.id).execute();
  expect(left).toEqual([]);
});

it('a visitor’s cart without lines is purged after an hour; a person’s, and one with lines, stays', async () => {
  const as = await shop.identityProvider.issue({ oid: 'has-emptied' });
  const [empty, fresh, own, full] = [
    new TestCart(shop),
    new TestCart(shop),
    new TestCart(shop, { as }),
    new TestCart(shop),
  ];
  for (const cart of [empty, fresh, own, full]) await cart.add('gasket');
  await shop.deps.db
    .deleteFrom('cart_line')
    .where(
      'cart_id',
      'in',
      [empty, fresh, own].map(({ id }) => id),
    )
    .execute();
  await shop.deps.db
    .updateTable('cart')
    .set({ changed_at: sql`now() - interval '61 minutes'` })
    .where(
      'id',
      'in',
      [empty, own, full].map(({ id }) => id),
    )
    .execute();
  await purgeOldCarts(shop.deps.db);
  await empty.tryToRead().expect(404);
  for (const cart of [fresh, own, full]) await cart.tryToRead().expect(200);
});
