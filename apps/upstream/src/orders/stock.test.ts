import type { PaymentSession, Problem } from '@shop/api-contracts';
import express, { type Express } from 'express';
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Database } from '@shop/commerce-model';
import { answerErrors } from '../http/answer-errors.ts';
import { mountRoutes } from '../http/mount.ts';
import { requestId } from '../http/request-log.ts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCheckout, manyItems } from '../testing/test-checkout.ts';
import { orderRoutes } from './orders.routes.ts';

const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
const buyers = 50;
const rounds = process.env['TESTS'] === 'core' ? 5 : 20;
const [[cartItemId]] = manyItems as [[(typeof manyItems)[0][0], number]];
const article = cartItemId.commercialItemId!;

interface Buyer {
  token: string;
  checkout: TestCheckout;
}

const provider = createFakePaymentProvider();
let shop: TestUpstream;
let everybody: Buyer[];
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: provider });
  // the article is no longer made
  await shop.deps.db
    .updateTable('variant')
    .set({ lead_time_days: 0 })
    .where('commercial_item_id', '=', article)
    .execute();
  everybody = [];
  for (let n = 0; n < buyers; n += 1) {
    const token = await shop.identityProvider.issue({ oid: `buyer-${n}`, email: `buyer-${n}@mail.example` });
    const checkout = new TestCheckout(shop, { as: token });
    await checkout.toReview([[cartItemId, 1]]);
    everybody.push({ token, checkout });
  }
}, 240_000);
afterAll(() => shop.close());

const setStock = (stock: number) =>
  shop.deps.db.updateTable('variant').set({ stock }).where('commercial_item_id', '=', article).execute();
const stockLeft = async (): Promise<number> => {
  const query = shop.deps.db.selectFrom('variant').select('stock').where('commercial_item_id', '=', article);
  return (await query.executeTakeFirstOrThrow()).stock;
};

function pay(app: Express, { token, checkout }: Buyer) {
  return request(app)
    .put(`/orders/${checkout.order.orderId}/paymentsession`)
    .query({ language: 'en', country: 'GB', locale: 'en-gb', t: 1 })
    .set({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
    .send({ cartId: checkout.cartId, returnUrl: 'http://localhost:3000/en-gb/checkout' });
}

/** All buyers pay at once; returns the successful ones and the refusals of the others. */
async function rush(app: Express): Promise<{ winners: Buyer[]; refusals: (string | undefined)[] }> {
  const answers = await Promise.all(everybody.map(async (buyer) => ({ buyer, ...pickFrom(await pay(app, buyer)) })));
  const won = answers.filter(({ status }) => status === 200);
  const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => (body as Problem).code);
  for (const { buyer, body } of won) buyer.checkout.order = (body as PaymentSession).order;
  return { winners: won.map(({ buyer }) => buyer), refusals };
}
const pickFrom = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

describe('fifty buyers', () => {
  it(`F6: of one article, exactly one buyer gets it, ${rounds} times`, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await setStock(1);
      const { winners, refusals } = await rush(shop.app);
      expect([winners.length, new Set(refusals)]).toEqual([1, new Set(['out_of_stock'])]);
      const [{ checkout }] = winners as [Buyer];
      // every other time the winner cancels first, and another buyer gets it
      if (round % 2 === 0) {
        await checkout.tryToGiveUpPayment().expect(200);
        expect(await stockLeft()).toBe(1);
        await checkout.pay();
      }
      const paymentId = [...provider.ledger.keys()].at(-1)!;
      expect((await checkout.bringBack(provider.finish(paymentId))).result).toBe('authorised');
      expect(await stockLeft()).toBe(0);
      const sold = await shop.deps.db.selectFrom('stock_reservation').selectAll().execute();
      expect(sold.map(({ is_sold, quantity }) => [is_sold, quantity])).toEqual(Array(round).fill([true, 1]));
      // of payments in one hour a person may give up five, and one buyer may win every time
      await sql`update payment set created_at = created_at - interval '1 hour' where state = 'cancelled'`.execute(
        shop.deps.db,
      );
      checkout.cartId = randomUUID().replaceAll('-', '');
      await setStock(1);
      await checkout.toReview([[cartItemId, 1]]);
    }
  }, 240_000);

  it('F6: of seven articles, seven buyers get one', async () => {
    await setStock(7);
    const { winners, refusals } = await rush(shop.app);
    expect([winners.length, refusals.length, await stockLeft()]).toEqual([7, 43, 0]);
    await Promise.all(winners.map(({ checkout }) => checkout.tryToGiveUpPayment().expect(200)));
    expect(await stockLeft()).toBe(7);
  }, 60_000);

  it('F6: the database refuses a negative stock', async () => {
    await expect(setStock(-1)).rejects.toThrow(/check/);
  });

  it('F6: without the stock lock too many are sold, and the test detects it', async () => {
    await setStock(1);
    await sql`alter table variant drop constraint if exists variant_stock_check`.execute(shop.deps.db);
    const { db } = shop.deps;
    if (isServer) await slowDownUpdatesOfStock(db);
    // The embedded database has one connection, so a transaction acts as a lock and has to go too.
    const deps = { ...shop.deps, db: isServer ? db : statementsAlone(db) };
    const app = express().use(
      requestId(),
      mountRoutes(orderRoutes(deps, { lock: false }), shop.deps),
      answerErrors(shop.deps.log),
    );
    const { winners } = await rush(app);
    expect(winners.length).toBeGreaterThan(1);
    expect(await stockLeft()).toBeLessThan(0);
  }, 60_000);
});

/** So that all read the stock before the first of them has reduced it, however fast this machine is. */
async function slowDownUpdatesOfStock(db: Kysely<Database>): Promise<void> {
  await sql`create or replace function wait_before_update() returns trigger language plpgsql
    as 'begin perform pg_sleep(0.2); return null; end'`.execute(db);
  await sql`create or replace trigger slow_stock before update on variant
    for each statement execute function wait_before_update()`.execute(db);
}

/** The same database with every statement in a transaction of its own. */
const statementsAlone = (db: Kysely<Database>): Kysely<Database> =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: (work: (db: unknown) => unknown) => work(target) });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
