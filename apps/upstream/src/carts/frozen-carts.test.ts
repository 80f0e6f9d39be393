import type { Cart, Problem } from '@shop/api-contracts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { newCartId, someCartItemId } from '../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles } from '../testing/test-cart.ts';
import { TestCheckout, manyItems } from '../testing/test-checkout.ts';
import { purgeOldCarts } from './purge-old-carts.ts';

const provider = createFakePaymentProvider();
let shop: TestUpstream;
let checkout: TestCheckout;
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: provider });
  checkout = new TestCheckout(shop, { as: 'noah' });
  await checkout.toReview([...manyItems, [articles.valve, 1]]);
  await checkout.pay();
});
afterAll(() => shop.close());

const [cartItemId] = manyItems[0]!;
const action = 'Buy';
/** Every change of a cart. */
const changes: [string, 'post' | 'put' | 'delete', string, object | null][] = [
  ['carts.add', 'post', '/add', { cartItemId, quantity: 1, action }],
  ['carts.addMany', 'post', '/addmany', { items: [{ cartItemId, quantity: 1 }], action }],
  ['carts.update', 'post', '/update', { cartItemId, action, quantity: 5 }],
  ['carts.update (note)', 'post', '/update', { cartItemId, action, note: 'x' }],
  ['carts.remove', 'post', '/remove', { cartItemId }],
  [
    'carts.details',
    'put',
    '/details',
    { configurationId: 'VC-1001', configurationItemId: 'x', lineId: '10', customArticleNumber: 'x' },
  ],
  ['carts.prune', 'post', '/prune', null],
  ['carts.delete', 'delete', '', null],
  ['carts.copyConfiguration', 'post', '/configurations/copy', { configurationId: 'VC-1001' }],
  ['carts.deleteConfiguration', 'delete', '/configurations/VC-1001', null],
];

describe('a cart that is being paid', () => {
  it.each(changes)('F6: %s is refused', async (_name, method, path, body) => {
    const before = await checkout.call('get', `/cart/${checkout.cartId}`).expect(200);
    const refused = await checkout.call(method, `/cart/${checkout.cartId}${path}`, body ? { body } : {}).expect(409);
    expect((refused.body as Problem).code).toBe('cart_frozen');
    expect((await checkout.call('get', `/cart/${checkout.cartId}`).expect(200)).body).toEqual(before.body);
  });

  it('F6: says by which payment, and until when', async () => {
    const { orderId } = await checkout.read();
    const { payment } = (await checkout.call('get', `/cart/${checkout.cartId}`).expect(200)).body as Cart;
    expect(payment).toMatchObject({ orderId, state: 'started' });
    const minutesLeft = (Date.parse(payment!.expiresAt) - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(28);
    expect(minutesLeft).toBeLessThanOrEqual(30);
  });

  it('F6: an add under a new id, which would go into the same cart, is refused too', async () => {
    const body = { cartItemId, quantity: 1, action };
    await checkout.call('post', `/cart/${newCartId()}/add`, { body }).expect(409);
  });

  it('F6: nothing is merged into it, and the visitor’s cart stays unchanged', async () => {
    const id = newCartId();
    const body = { cartItemId: someCartItemId, quantity: 1, action };
    await shop.call('post', `/cart/${id}/add`, { body }).expect(200);
    const refused = await checkout.call('post', '/carts/claim', { body: { buyCartId: id } }).expect(409);
    expect((refused.body as Problem).code).toBe('cart_frozen');
    expect((await shop.call('get', `/cart/${id}`).expect(200)).body).toMatchObject({ totalCartSize: 1 });
    // when nothing has to be merged, it is returned
    const adopted = await checkout.call('post', '/carts/claim', { body: {} }).expect(200);
    expect(adopted.body).toMatchObject({ buyCart: { id: checkout.cartId } });
  });

  it('F6: the quote cart is not frozen', async () => {
    const body = { cartItemId, quantity: 1, action: 'RequestQuote' };
    await checkout.call('post', `/cart/${newCartId()}/add`, { body }).expect(200);
  });

  it('F6: is read with current prices, while the order keeps its own', async () => {
    const variant = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', 'SKTT20');
    const { list_price: price } = await shop.deps.db
      .selectFrom('variant')
      .select('list_price')
      .where('commercial_item_id', '=', 'SKTT20')
      .executeTakeFirstOrThrow();
    await variant.set({ list_price: price! + 500 }).execute();
    try {
      const cart = (await checkout.call('get', `/cart/${checkout.cartId}`).expect(200)).body as Cart;
      const order = await checkout.read();
      expect(cart.lines[0]!.price!.amount).not.toBe(order.lines[0]!.price!.amount);
      expect(order.state).toBe('paying');
    } finally {
      await variant.set({ list_price: price }).execute();
    }
  });

  it('F6: reopens when the payment is cancelled', async () => {
    await checkout.tryToGiveUpPayment().expect(200);
    const cart = (await checkout.call('get', `/cart/${checkout.cartId}`).expect(200)).body as Cart;
    expect(cart.payment).toBeNull();
    await checkout.tryToAdd(manyItems[0]!).expect(200);
  });

  it('an ordered cart is never purged', async () => {
    await checkout.call('delete', `/cart/${checkout.cartId}`).expect(200);
    const old = new Date(Date.now() - 40 * 86_400_000);
    await shop.deps.db.updateTable('cart').set({ changed_at: old }).execute();
    await purgeOldCarts(shop.deps.db);
    const left = await shop.deps.db.selectFrom('cart').select('id').where('state', '=', 'deleted').execute();
    expect(left).toEqual([{ id: checkout.cartId }]);
  });
});
