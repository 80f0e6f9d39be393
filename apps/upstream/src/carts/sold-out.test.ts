import type { Cart, CartLine, CategoryItems, Item, Problem } from '@shop/api-contracts';
import { company } from '../testing/databases/demo-company.ts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';
import { TestCheckout } from '../testing/test-checkout.ts';

const remade = company.variants.find(({ genericItemId, commercialItemId, sales }) => {
  return genericItemId === commercialItemId && sales === 'buy';
})!;
const { genericItemId, commercialItemId } = remade;
const unit = { genericItemId, commercialItemId };
const slow = company.variants.find(({ sales }) => sales === 'onRequest')!;

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({}, { payments: createFakePaymentProvider() })));
afterAll(() => shop.close());

const setStock = (stock: number, id = commercialItemId) =>
  shop.deps.db.updateTable('variant').set({ stock }).where('commercial_item_id', '=', id).execute();
beforeEach(async () => {
  await setStock(1);
  await shop.deps.memory.reload();
});
const lineIn = ({ lines }: Cart): CartLine => lines[0]!;
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;

describe('an article that cannot be made again', () => {
  it('D6: is bought in no larger quantity than is left, whichever way', async () => {
    await setStock(3);
    const cart = new TestCart(shop);
    const refused = await cart.tryToAdd(unit, 4).expect(422);
    expect(refused.body).toMatchObject({ code: 'not_enough_stock', stock: 3, items: [{ stock: 3 }] });
    await cart
      .tryToAddMany([
        [unit, 2],
        [unit, 2],
      ])
      .expect(422);
    await cart.add(unit, 2);
    expect(codeOf(await cart.tryToAdd(unit, 2).expect(422))).toBe('not_enough_stock');
    expect(codeOf(await cart.tryToUpdate(unit, { quantity: 4 }).expect(422))).toBe('not_enough_stock');
    await cart.update(unit, { quantity: 3 });
    const { item, issue } = lineIn(await cart.read());
    expect(issue).toBeNull();
    expect(item!.salesDetails!.availability).toEqual({ state: 'inStock', stock: 3, areLast: true });
    // a supplier may have more
    await new TestCart(shop, {}, 'RequestQuote').add(unit, 4);
  });

  it('D6: is an error of its line as soon as somebody else has bought it, and cannot be ordered', async () => {
    const checkout = new TestCheckout(shop, { as: 'noah' });
    await checkout.fill([[unit, 1]]);
    await setStock(0);
    const cart = (await checkout.call('get', `/cart/${checkout.cartId}`).expect(200)).body as Cart;
    expect(lineIn(cart)).toMatchObject({
      issue: 'soldOut',
      lineTotal: null,
      item: { salesDetails: { salesActions: [], availability: { state: 'soldOut', stock: 0 } } },
    });
    const refused = await checkout.call('post', '/orders', { body: { cartId: checkout.cartId } }).expect(422);
    expect(refused.body).toMatchObject({ code: 'cart_not_orderable', changes: [{ kind: 'soldOut' }] });
    const pruned = await checkout.call('post', `/cart/${checkout.cartId}/prune`).expect(200);
    expect(pruned.body).toMatchObject({ totalCartSize: 0 });
    expect(codeOf(await new TestCart(shop).tryToAdd(unit).expect(422))).toBe('not_for_sale');
  });

  it('D6: says so too when fewer are left than are in the cart', async () => {
    await setStock(3);
    const cart = new TestCart(shop);
    await cart.add(unit, 3);
    await setStock(2);
    expect(lineIn(await cart.read())).toMatchObject({ issue: 'stock', price: { currency: 'GBP' } });
    await cart.update(unit, { quantity: 2 });
    expect(lineIn(await cart.read())).toMatchObject({ issue: null });
  });

  it('F6: is not sold out for whoever is paying for its last piece', async () => {
    const checkout = new TestCheckout(shop, { as: 'noah' });
    await checkout.toReview([[unit, 1]]);
    const read = async () => (await checkout.call('get', `/cart/${checkout.cartId}`).expect(200)).body as Cart;
    const before = await read();
    await checkout.pay();
    expect(lineIn(await read())).toMatchObject({ issue: null });
    expect((await read()).eTag).toBe(before.eTag);
    // everybody else sees that it is gone
    expect(codeOf(await new TestCart(shop).tryToAdd(unit).expect(422))).toBe('not_for_sale');
    await checkout.call('delete', `/orders/${checkout.order.orderId}/paymentsession`).expect(200);
    expect((await read()).eTag).toBe(before.eTag);
    await checkout.pay();
  });

  it('C8: has no action on its page and its cards once it is sold, and says sold out', async () => {
    await setStock(0);
    await shop.deps.memory.reload();
    const item = (await shop.get(`/items/${genericItemId}`).expect(200)).body as Item;
    expect(item.salesDetails).toMatchObject({ salesActions: [], availability: { state: 'soldOut' } });
    const list = (await shop.get('/items/category/remadegasketed').expect(200)).body as CategoryItems;
    const card = list.items.find((one) => one.commercialItemId === commercialItemId)!;
    expect(card.salesDetails).toMatchObject({ salesActions: [], availability: { state: 'soldOut' } });
  });

  it('C8: is told from one that is made again, and from one whose price the slow system knows', async () => {
    await setStock(0, slow.commercialItemId);
    await shop.deps.memory.reload();
    const query = { commercialItemId: slow.commercialItemId, salesDetails: 'complete' };
    const item = (await shop.get(`/items/${slow.genericItemId}`, query).expect(200)).body as Item;
    expect(item.salesDetails!.availability!.state).toBe('later');
    await shop.deps.db
      .updateTable('variant')
      .set({ lead_time_days: 0 })
      .where('commercial_item_id', '=', slow.commercialItemId)
      .execute();
    await shop.deps.memory.reload();
    const last = (await shop.get(`/items/${slow.genericItemId}`, query).expect(200)).body as Item;
    expect(last.salesDetails).toMatchObject({ salesActions: [], availability: { state: 'soldOut' } });
  });
});
