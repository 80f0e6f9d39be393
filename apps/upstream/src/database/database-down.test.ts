import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import request from 'supertest';
import type { Database } from '@shop/commerce-model';
import { createApp } from '../app.ts';
import { expirePayment } from '../orders/payments/expire-payment.ts';
import { settlePayment } from '../orders/payments/settle-payment.ts';
import { openTestDatabase, startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { startWorkers } from '../workers.ts';
import { connectPostgres, type Connection } from './connection.ts';
import { isDatabaseDown } from './database-down.ts';

const market = { language: 'en', country: 'GB', locale: 'en-gb' };
let shop: TestUpstream;
let dead: Connection;
beforeAll(async () => {
  shop = await startTestUpstream();
  dead = connectPostgres('postgres://shop:secret@127.0.0.1:1/shop');
});
afterAll(async () => {
  await dead.close();
  await shop.close();
});

describe('a database that cannot be reached', () => {
  it.each([
    ['a read', () => request(createApp({ ...shop.deps, db: dead.db })).get('/items/GX032/reviews')],
    [
      'a change',
      () =>
        request(createApp({ ...shop.deps, db: dead.db }))
          .post(`/cart/${'a'.repeat(32)}/add`)
          .set('idempotency-key', randomUUID())
          .send({
            cartItemId: { genericItemId: 'a', commercialItemId: 'b', categoryId: 'c' },
            quantity: 1,
            action: 'Buy',
          }),
    ],
    ['readiness', () => request(createApp({ ...shop.deps, db: dead.db })).get('/readyz')],
  ])('answers %s with 503, a reason and when to try again, and logs no stack', async (_what, ask) => {
    const before = shop.logged.length;
    const answer = await ask().query(market);
    expect([answer.status, answer.headers['x-reason-code'], answer.headers['retry-after']]).toEqual([
      503,
      'database_down',
      '5',
    ]);
    expect(answer.body).toMatchObject({ code: 'database_down', status: 503 });
    expect(answer.text).not.toContain('ECONNREFUSED');
    expect(shop.logged.slice(before).filter(({ fields }) => 'err' in fields)).toEqual([]);
  });

  it('leaves the process alive: a restart would not bring the database back', async () => {
    await request(createApp({ ...shop.deps, db: dead.db }))
      .get('/healthz')
      .expect(200);
  });

  it('leaves a bad request the fault of whoever sent it', async () => {
    const app = createApp({ ...shop.deps, db: dead.db });
    await request(app)
      .get('/items/search')
      .query({ ...market, expression: 'a\0b' })
      .expect(400);
  });

  it('is told apart from other failures', () => {
    const failed = (fields: object, message = 'x') => isDatabaseDown(Object.assign(new Error(message), fields));
    expect(failed({ code: '57P01' })).toBe(true);
    expect(failed({ code: '08006' })).toBe(true);
    expect(failed({}, 'Connection terminated unexpectedly')).toBe(true);
    expect(failed({ code: '23505' })).toBe(false);
    expect(failed({ code: '57014' })).toBe(false);
    expect(failed({})).toBe(false);
  });

  // the embedded database has no connections to end
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    it('also ends the queries in flight as such', async () => {
      const connection = await openTestDatabase();
      const slow = sql`select pg_sleep(20)`.execute(connection.db).catch((error: unknown) => error);
      await sleep(300);
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'select pg_sleep(20)'`.execute(connection.db);
      expect(isDatabaseDown(await slow)).toBe(true);
      await connection.close();
    });
  }
});

describe('the workers', () => {
  it('say once that the database is down and once that it is back, not with every round', async () => {
    let current = dead.db;
    const db = new Proxy({} as Kysely<Database>, {
      get(_target, name) {
        const value: unknown = Reflect.get(current, name);
        return typeof value === 'function' ? (value.bind(current) as unknown) : value;
      },
    });
    const lines: string[] = [];
    const write = (_fields: object, message: string): void => void lines.push(message);
    const stop = startWorkers({
      ...shop.deps,
      db,
      log: { info: write, error: write } as unknown as typeof shop.deps.log,
      demo: null,
      mailer: null,
      notifications: null,
      orderConfirmationPdf: () => Promise.reject(new Error('not asked for')),
      settle: settlePayment,
      expire: expirePayment,
      reconcileAfterMs: 0,
    });
    await sleep(2_500);
    const failed = 'worker round failed, repeated until it succeeds';
    expect(lines.filter((line) => line === failed).length).toBeLessThanOrEqual(3);
    expect(lines).toContain(failed);
    current = shop.deps.db;
    for (let n = 0; n < 80 && !lines.includes('worker works again'); n += 1) await sleep(100);
    expect(lines).toContain('worker works again');
    await stop();
  });
});
