import { startPostgres, type PostgresServer } from '@shop/server/testing';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { createApp } from '../app.ts';
import { wherePostgresIs } from '../testing/databases/where-postgres-is.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { connectPostgres, type Connection } from './connection.ts';
import { migrate } from './migrate.ts';

wherePostgresIs(describe)('a database that has too much to do', () => {
  let server: PostgresServer;
  let shop: TestUpstream;
  let busy: Connection;
  let other: Connection;

  beforeAll(async () => {
    shop = await startTestUpstream();
    server = (await startPostgres({ settings: ['fsync=off'] }))!;
    other = connectPostgres(server.url);
    await migrate(other.db);
    busy = connectPostgres(server.url, { maxConnections: 2, waitMs: 1_500, statementTimeoutMs: 1_000 });
  }, 120_000);
  afterAll(async () => {
    await busy.close();
    await other.close();
    await server.stop();
    await shop.close();
  });

  const sendMessage = (key: string) =>
    request(createApp({ ...shop.deps, db: busy.db }))
      .post('/sendfeedback')
      .query({ language: 'en', country: 'GB', locale: 'en-gb' })
      .set('idempotency-key', key)
      .send({ email: 'grace@example.com', text: 'Please call back' });
  const stored = async () => (await other.db.selectFrom('feedback').select('message').execute()).length;
  const expectBusy = (answer: request.Response) =>
    expect([answer.status, answer.headers['retry-after'], answer.headers['x-reason-code']]).toEqual([
      503,
      '2',
      'database_busy',
    ]);

  it('refuses who waits too long for a connection, and takes the same change once when it is sent again', async () => {
    const key = randomUUID();
    // both connections of the pool
    await busy.db.connection().execute(async (one) => {
      await sql`select 1`.execute(one);
      await busy.db.connection().execute(async (two) => {
        await sql`select 1`.execute(two);
        expectBusy(await sendMessage(key));
      });
    });
    expect(await stored()).toBe(0);
    expect((await sendMessage(key)).status).toBeLessThan(300);
    expect((await sendMessage(key)).status).toBeLessThan(300);
    expect(await stored()).toBe(1);
  });

  it('ends a change that waits too long for a lock, stores nothing of it, and takes it when it is sent again', async () => {
    const key = randomUUID();
    await other.db.transaction().execute(async (trx) => {
      await sql`lock table feedback in exclusive mode`.execute(trx);
      expectBusy(await sendMessage(key));
    });
    expect(await stored()).toBe(1);
    expect((await sendMessage(key)).status).toBeLessThan(300);
    expect(await stored()).toBe(2);
  });
});
