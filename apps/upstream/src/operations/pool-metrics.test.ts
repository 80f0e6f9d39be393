import { startPostgres, type PostgresServer } from '@shop/server/testing';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectPostgres, type Connection } from '../database/connection.ts';
import { wherePostgresIs } from '../testing/databases/where-postgres-is.ts';
import { registerPoolMetrics } from './pool-metrics.ts';

wherePostgresIs(describe)('connections to a server', () => {
  let server: PostgresServer;
  let connection: Connection;
  const registry = new Registry();
  const sleepInDatabase = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(connection.db);

  beforeAll(async () => {
    server = (await startPostgres({ settings: ['fsync=off'] }))!;
    connection = connectPostgres(server.url, { maxConnections: 2, statementTimeoutMs: 700 });
    registerPoolMetrics(connection.pool!, registry);
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  it('are counted, with those who wait for one', async () => {
    const running = [1, 2, 3].map(() => sleepInDatabase(0.4));
    await sleep(200);
    const busy = await registry.metrics();
    expect(busy).toContain('upstream_database_pool_connections{state="used"} 2');
    expect(busy).toContain('upstream_database_pool_waiting 1');
    expect(busy).toContain('upstream_database_pool_max_connections 2');
    await Promise.all(running);
    const calm = await registry.metrics();
    expect(calm).toContain('upstream_database_pool_connections{state="idle"} 2');
    expect(calm).toContain('upstream_database_pool_waiting 0');
    expect(calm).toContain('upstream_database_cancelled_statements_total 0');
  });

  it('do not run a statement for longer than the limit, and are of use afterwards', async () => {
    await expect(sleepInDatabase(5)).rejects.toThrow('statement timeout');
    expect(await registry.metrics()).toContain('upstream_database_cancelled_statements_total 1');
    await sleepInDatabase(0);
  });
});
