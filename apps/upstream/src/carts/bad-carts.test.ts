import type { CartAction, Problem } from '@shop/api-contracts';
import { company } from '../testing/databases/demo-company.ts';
import { newCartId } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, linesOf, TestCart, type ArticleName, type CartCaller } from '../testing/test-cart.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const variantOf = (name: ArticleName) =>
  company.variants.find(({ commercialItemId }) => commercialItemId === articles[name].commercialItemId)!;
const cartOf = (caller: CartCaller = {}, action: CartAction = 'Buy') => new TestCart(shop, caller, action);
const namedIn = ({ body }: { body: unknown }) =>
  (body as { items: { articleNumber: string }[] }).items.map(({ articleNumber }) => articleNumber);

describe('invalid input', () => {
  it.each([0, -1, 1.5, 1e9, 100_000, 'abc', '', '3', null, NaN])(
    'the quantity %p is a bad request and leaves the cart unchanged',
    async (quantity) => {
      const cart = cartOf();
      await cart.add('gasket', 2);
      for (const response of [
        await cart.tryToAdd('gasket', quantity),
        await cart.tryToUpdate('gasket', { quantity }),
        await cart.tryToAddMany([
          ['valve', 1],
          ['gasket', quantity as number],
        ]),
      ]) {
        expect(response.status).toBe(400);
        expect((response.body as Problem).code).toBe('invalid_request');
      }
      expect(linesOf(await cart.read())).toEqual([['GX050GCHNBR', 2]]);
    },
  );

  it.each<[ArticleName, string]>([
    ['unknown', 'item_unknown'],
    ['discontinued', 'not_for_sale'],
    ['quoted', 'not_for_sale'],
  ])('an article that is %s is refused by name', async (name, code) => {
    const cart = cartOf();
    await cart.add('gasket');
    for (const response of [
      await cart.tryToAdd(name).expect(422),
      await cart
        .tryToAddMany([
          ['valve', 1],
          [name, 1],
        ])
        .expect(422),
    ]) {
      expect(response.body).toMatchObject({ code });
      expect(namedIn(response)).toEqual([name === 'unknown' ? '' : variantOf(name).articleNumber]);
      expect((response.body as { items: { cartItemId: unknown }[] }).items[0]!.cartItemId).toEqual(articles[name]);
    }
    expect(linesOf(await cart.read())).toEqual([['GX050GCHNBR', 1]]);
  });

  it('an article of another item is unknown', async () => {
    await cartOf()
      .tryToAdd({ ...articles.gasket, genericItemId: 'GX032' })
      .expect(422);
  });

  it('C8: an article that the market does not sell can be quoted but not bought', async () => {
    const locale = 'sr-latn-rs';
    expect((await cartOf({ locale }).tryToAdd('gasket').expect(422)).body).toMatchObject({ code: 'not_for_sale' });
    await cartOf({ locale }, 'RequestQuote').add('gasket');
  });

  it('a quantity that is not sold is refused with minimum and pack', async () => {
    const cart = cartOf();
    const refused = [
      await cart.tryToAdd('nut', 3),
      await cart.tryToAdd('nut', 6),
      await cart.tryToAddMany([
        ['gasket', 1],
        ['nut', 2],
      ]),
    ];
    for (const { status, body } of refused) {
      expect({ status, body: body as unknown }).toMatchObject({
        status: 422,
        body: {
          code: 'quantity_not_sold',
          minimumQuantity: 4,
          packQuantity: 4,
          items: [{ articleNumber: 'GX-050-NU-20', packQuantity: 4 }],
        },
      });
    }
    await cart.add('nut', 4);
    await cart.tryToUpdate('nut', { quantity: 5 }).expect(422);
    await cart.add('nut', 4);
    expect(linesOf(await cart.read())).toEqual([['GX050NU20', 8]]);
  });

  it('more than 99,999 in one line is refused, not capped', async () => {
    const cart = cartOf();
    await cart.add('gasket', 99_999);
    expect((await cart.tryToAdd('gasket').expect(422)).body).toMatchObject({ code: 'quantity_too_high' });
    expect(linesOf(await cart.read())).toEqual([['GX050GCHNBR', 99_999]]);
  });

  it('501 rows are a bad request, 100,000 a body that is too large', async () => {
    const cart = cartOf();
    expect((await cart.tryToAddMany(Array(501).fill(['gasket', 1]) as ['gasket', 1][])).status).toBe(400);
    const huge = await cart.tryToAddMany(Array(100_000).fill(['gasket', 1]) as ['gasket', 1][]);
    expect(huge.body).toMatchObject({ status: 413, code: 'body_too_large' });
    await cart.add('gasket');
  });

  it('filters as long as a book are a bad request, as 5,000 such lines would be read at once', async () => {
    const cart = cartOf();
    const filtered = (value: string | string[]) => ({
      ...articles.gasket,
      appliedFilters: [{ id: 'material', name: 'Material', value, unit: null }],
    });
    await cart.tryToAdd(filtered('x'.repeat(5_000))).expect(400);
    await cart.tryToAdd(filtered(Array<string>(5_000).fill('x'))).expect(400);
    await cart.add(filtered(['EPDM', 'NBR']));
  });

  it('5,000 lines are a full cart', async () => {
    const cart = cartOf();
    const row = { cartItemId: articles.valve, quantity: 1 };
    for (let from = 0; from < 5_000; from += 500) {
      const items = Array.from({ length: 500 }, (_, n) => ({
        ...row,
        cartItemId: { ...row.cartItemId, itemTagIds: [`t${from + n}`] },
      }));
      await cart.post('addmany', { items, action: 'Buy' }).expect(200);
    }
    expect((await cart.tryToAdd('gasket').expect(422)).body).toMatchObject({ code: 'cart_full' });
    await cart.add({ ...articles.valve, itemTagIds: ['t7'] });
  });

  it('a price in the body is ignored', async () => {
    const cart = cartOf();
    const forged = {
      price: { amount: '0.01', originalAmount: '0.01', currency: 'GBP' },
      lineTotal: '0.01',
      seen: { price: null },
    };
    await cart.tryToAdd('gasket', 3, forged).expect(200);
    const honest = cartOf();
    await honest.add('gasket', 3);
    expect((await cart.read()).total).toBe((await honest.read()).total);
  });

  it.each(['x', '0'.repeat(31), 'G'.repeat(32), `${'a'.repeat(31)}'`, '0'.repeat(33), '%00'])(
    'the id %j is a bad request',
    async (id) => {
      const body = { cartItemId: articles.gasket, quantity: 1, action: 'Buy' };
      await shop.call('post', `/cart/${id}/add`, { body }).expect(400);
      await shop.get(`/cart/${id}`).expect(400);
    },
  );

  it('an unknown cart is not found', async () => {
    const cart = cartOf();
    await cart.tryToRead().expect(404);
    await cart.tryToUpdate('gasket', { quantity: 1 }).expect(404);
    await cart.post('remove', { cartItemId: articles.gasket }).expect(404);
    await cart.tryToDelete().expect(404);
    await shop.call('post', `/cart/${cart.id}/prune`).expect(404);
  });

  it('the same add sent five times with one key adds once', async () => {
    const cart = cartOf();
    const key = newCartId();
    const answers: unknown[] = [];
    for (let n = 0; n < 5; n++) answers.push((await cart.tryToAdd('gasket', 2, {}, { key }).expect(200)).body);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const atOnce = newCartId();
    await Promise.all(Array.from({ length: 5 }, () => cart.tryToAdd('gasket', 2, {}, { key: atOnce })));
    await cart.tryToAdd('gasket', 2, {}, { key: atOnce }).expect(200);
    expect(linesOf(await cart.read())).toEqual([['GX050GCHNBR', 4]]);
  });

  it('a change without a key is refused', async () => {
    expect((await cartOf().tryToAdd('gasket', 1, {}, { key: '' }).expect(400)).body).toMatchObject({
      code: 'idempotency_key_missing',
    });
  });
});
