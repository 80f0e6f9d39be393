import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCheckout, manyItems } from '../testing/test-checkout.ts';

const [[cartItemId]] = manyItems as [[(typeof manyItems)[0][0], number]];
const article = cartItemId.commercialItemId!;
/** A customer with credit. */
const customerNumber = '100004';
const colleagues = 6;
const stock = 2;

let shop: TestUpstream;
let everybody: TestCheckout[];
beforeAll(async () => {
  shop = await startTestUpstream();
  // the article is no longer made
  await shop.deps.db
    .updateTable('variant')
    .set({ lead_time_days: 0, stock: 1_000 })
    .where('commercial_item_id', '=', article)
    .execute();
  everybody = [];
  for (let n = 0; n < colleagues; n += 1) {
    const oid = `colleague-${n}`;
    const token = await shop.identityProvider.issue({ oid, email: `${oid}@mail.example` });
    await shop.call('get', '/user', { as: token }).expect(200);
    await shop.deps.db.insertInto('membership').values({ oid, customer_number: customerNumber }).execute();
    const checkout = new TestCheckout(shop, { as: token });
    await checkout.toReview([[cartItemId, 1]]);
    everybody.push(checkout);
  }
  await shop.deps.db.updateTable('variant').set({ stock }).where('commercial_item_id', '=', article).execute();
}, 120_000);
afterAll(() => shop.close());

describe('orders on account of an article that is no longer made', () => {
  it('F6: are placed only for what is in stock; the others get out_of_stock and keep their cart', async () => {
    const answers = await Promise.all(
      everybody.map((checkout) =>
        checkout
          .tryOnAccount({ ifMatch: checkout.order.eTag })
          .then(({ status, body }) => ({ status, code: (body as { code?: string }).code, checkout })),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(stock);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 out_of_stock']));
    const left = await shop.deps.db
      .selectFrom('variant')
      .select('stock')
      .where('commercial_item_id', '=', article)
      .executeTakeFirstOrThrow();
    expect(left.stock).toBe(0);
    const ids = answers.map(({ checkout }) => checkout.order.orderId);
    const reserved = await shop.deps.db
      .selectFrom('stock_reservation')
      .select(['quantity', 'is_sold'])
      .where('order_id', 'in', ids)
      .execute();
    expect(reserved).toEqual(Array(stock).fill({ quantity: 1, is_sold: true }));
    const states = await shop.deps.db.selectFrom('shop_order').select('state').where('id', 'in', ids).execute();
    expect(states.filter(({ state }) => state === 'placed')).toHaveLength(stock);
  });
});
