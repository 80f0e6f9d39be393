import fc from 'fast-check';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { orderCommands, straightWay, type Model, type Real, type Seen } from '../testing/order-model.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { expirePayment } from './payments/expire-payment.ts';
import { legalMoves } from './order-moves.ts';

const provider = createFakePaymentProvider();
let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({}, { payments: provider })));
afterAll(() => shop.close());

const article = 'SKTT20';
const plenty = 10_000;

/** Grace, who has credit, with two pieces in her cart, after `depth` steps of the shortest path. */
async function begin(depth: number): Promise<{ model: Model; real: Real }> {
  const { db } = shop.deps;
  for (const table of ['shop_order', 'outbox', 'cart'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('variant').set({ stock: plenty }).where('commercial_item_id', '=', article).execute();
  const checkout = new TestCheckout(shop, { as: 'grace' });
  await checkout.fill();
  const model: Model = { cart: 'open', quantity: 2, order: null, placed: 0, stock: plenty };
  const real: Real = { checkout, provider, redirectResult: null, expire, look: () => look(checkout) };
  for (const step of straightWay.slice(0, depth)) await step.run(model, real);
  return { model, real };
}

async function expire(): Promise<void> {
  const { db } = shop.deps;
  await db
    .updateTable('payment')
    .set({ expires_at: new Date(0) })
    .where('provider', '=', provider.name)
    .execute();
  const payments = await db.selectFrom('payment').select('id').execute();
  for (const { id } of payments) await db.transaction().execute((transaction) => expirePayment(transaction, id));
}

async function look(checkout: TestCheckout): Promise<Seen> {
  const { db } = shop.deps;
  const { stock } = await db
    .selectFrom('variant')
    .select('stock')
    .where('commercial_item_id', '=', article)
    .executeTakeFirstOrThrow();
  const placed = await db.selectFrom('shop_order').select('cart_id').where('state', '=', 'placed').execute();
  // orders of an earlier cart are ignored
  const isBegun = (checkout.order as unknown) !== undefined && checkout.order.cartId === checkout.cartId;
  const order = isBegun ? await checkout.read() : null;
  return { stock, placed: placed.length, order: order && { state: order.state, step: order.step } };
}

const walk = (numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc.nat(straightWay.length - 1),
      fc.commands(orderCommands, { maxCommands: 40, size: 'max' }),
      (depth, commands) => fc.asyncModelRun(() => begin(depth), commands),
    ),
    { numRuns, endOnFailure: true },
  );

describe('random paths through the checkout', () => {
  it('F2: allow legal steps only, with the expected stock and orders', async () => {
    await walk(25);
  }, 240_000);

  longTest(
    'F2: an illegal step in the table of moves is detected',
    async () => {
      const moves = jest.replaceProperty(legalMoves, 'setContact', { in: ['open', 'paying'], after: [] } as never);
      try {
        await expect(walk(40)).rejects.toThrow('say whom to ask');
      } finally {
        moves.restore();
      }
    },
    240_000,
  );
});
