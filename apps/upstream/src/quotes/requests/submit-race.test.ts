import express, { type Express } from 'express';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { createChangeOnce } from '../../access/change-once.ts';
import { answerErrors } from '../../http/answer-errors.ts';
import { mountRoutes } from '../../http/mount.ts';
import { requestId } from '../../http/request-log.ts';
import { someQuoteContact } from '../../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { numbersOf, TestRequest, type QuoteCheckout } from '../../testing/test-request.ts';
import { quoteCheckoutRoutes } from './quote-checkout.routes.ts';

const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
const tabs = 10;

let shop: TestUpstream;
let token: string;
beforeAll(async () => {
  shop = await startTestUpstream();
  token = await shop.identityProvider.issue({ oid: 'hasty', email: 'hasty@mail.example' });
});
afterAll(() => shop.close());

/** A cart in two groups, each with a location. */
async function prepare(): Promise<QuoteCheckout> {
  const one = new TestRequest(shop, { as: token, locale: 'de-de' });
  await one.collect([
    ['gasket', 4],
    ['unit', 1],
  ]);
  await one.chooseAll();
  return one.checkout;
}

/** All tabs submit the same cart at once, each with its own key. */
const sendAtOnce = (app: Express, { cartId, groups }: QuoteCheckout) =>
  Promise.all(
    Array.from({ length: tabs }, () =>
      request(app)
        .post('/quote')
        .query({ language: 'de', country: 'DE', locale: 'de-de', t: 1 })
        .set({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
        .send({
          ...{ cartId, contact: someQuoteContact, text: null, wantedDate: null, timeZone: 'Europe/Berlin', lines: [] },
          quoteGroupKeys: groups.map(({ quoteGroupKey }) => quoteGroupKey),
        }),
    ),
  );

const requestsOf = async (cartId: string): Promise<string[]> => {
  const rows = await shop.deps.db.selectFrom('quote_request').select('number').where('cart_id', '=', cartId).execute();
  return rows.map(({ number }) => number).sort();
};

describe('a cart submitted from ten tabs at once', () => {
  it('G3: becomes one request per group, and every tab gets its number', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const checkout = await prepare();
      const answers = await sendAtOnce(shop.app, checkout);
      const sent = await requestsOf(checkout.cartId);
      expect(sent).toHaveLength(2);
      for (const { status, body } of answers) {
        expect([status, numbersOf(body as QuoteCheckout)]).toEqual([200, sent]);
      }
    }
  });

  it('G3: without the lock it is sent more than once, and the test detects it', async () => {
    await sql`drop index one_request_of_group`.execute(shop.deps.db);
    // The embedded database has one connection, so a transaction acts as a lock and has to go too.
    const statementsAlone: ReturnType<typeof createChangeOnce> = (_request, change) =>
      change(shop.deps.db as unknown as Parameters<typeof change>[0]);
    const changeOnce = isServer ? createChangeOnce(shop.deps.db) : statementsAlone;
    const app = express().use(
      requestId(),
      mountRoutes(
        quoteCheckoutRoutes(shop.deps, (make) => make(), { lock: false }),
        shop.deps,
        changeOnce,
      ),
      answerErrors(shop.deps.log),
    );
    const checkout = await prepare();
    await sendAtOnce(app, checkout);
    expect((await requestsOf(checkout.cartId)).length).toBeGreaterThan(2);
  });
});
