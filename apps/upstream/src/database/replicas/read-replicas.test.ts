import type { Item } from '@shop/api-contracts';
import { catalogueVersionKey } from '@shop/commerce-model';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMetrics } from '../../operations/metrics.ts';
import { startReplicatedShop } from '../../testing/databases/start-replicated-shop.ts';
import { wherePostgresIs } from '../../testing/databases/where-postgres-is.ts';

// starts a server with a second one that follows it
jest.setTimeout(240_000);

const sitemap = '/items/addresses';
const reads = [
  '/items/GX032',
  '/items/GX032/related',
  '/items?item=GX032_a001',
  '/items/category/gaskets',
  '/items/search?expression=gasket',
  '/items/suggestions?expression=gask',
  sitemap,
];

wherePostgresIs(describe)('a replica of the database', () => {
  let set: Awaited<ReturnType<typeof startReplicatedShop>>;
  beforeAll(async () => void (set = await startReplicatedShop()));
  afterAll(() => set.close());
  afterEach(() => set.standby.query('select pg_wal_replay_resume() where pg_is_in_recovery()'));
  beforeEach(async () => {
    await set.until(set.standby.host, 'current');
    // loads the categories, which are read from the primary once
    for (const path of reads) await set.shop.get(path).expect(200);
    set.forget();
    set.takeQueries();
  });

  const version = () => set.shop.deps.memory.current().reference.version;
  const shownStock = async (): Promise<unknown> => {
    set.forget();
    const item = (await set.shop.get('/items/GX032').expect(200)).body as Item;
    return item.salesDetails?.availability;
  };
  const setStock = (stock: number) =>
    set.shop.deps.db.updateTable('variant').set({ stock }).where('generic_item_id', '=', 'GX032').execute();
  const setStockOnBoth = async (stock: number): Promise<void> => {
    await setStock(stock);
    const stored = "select max(stock) from variant where generic_item_id = 'GX032'";
    while ((await set.standby.query(stored)) !== String(stock)) await sleep(20);
  };

  it.each(reads)('answers visitors %s, and the primary is not asked', async (path) => {
    const { onPrimary, onReplica } = await set.queriesOf(() => set.shop.get(path).expect(200));
    expect(onPrimary).toEqual([]);
    expect(onReplica.length).toBeGreaterThan(0);
    const known = await set.standby.query("select query from pg_stat_activity where backend_type = 'client backend'");
    expect(known).toContain('variant');
  });

  it('is not asked for people who are signed in, nor for what people write: both are on the primary', async () => {
    // the sitemap is for nobody in particular
    for (const path of reads.filter((one) => one !== sitemap))
      await set.shop.call('get', path, { as: 'grace' }).expect(200);
    await set.shop.get('/items/GX032/reviews').expect(200);
    const body = { email: 'grace@example.com', text: 'Please call back' };
    await set.shop.call('post', '/sendfeedback', { body, key: randomUUID() });
    const { onPrimary, onReplica } = set.takeQueries();
    expect(onReplica).toEqual([]);
    expect(onPrimary.length).toBeGreaterThan(reads.length);
    const replica = set.replicas.dbOf(version())!;
    await expect(replica.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow('transactions');
  });

  it('that has not got the newest catalogue is not asked from the moment on that memory has it', async () => {
    await setStockOnBoth(1_000);
    expect(set.replicas.dbOf(version())).toBeDefined();
    expect(set.replicas.dbOf('another')).toBeUndefined();
    await set.standby.query('select pg_wal_replay_pause()');
    await setStock(0);
    const newest = { value: `${version()}1` };
    await set.shop.deps.db.updateTable('meta').set(newest).where('key', '=', catalogueVersionKey).execute();
    await set.shop.deps.memory.reload();
    expect(set.replicas.dbOf(version())).toBeUndefined();
    expect(await shownStock()).toMatchObject({ state: 'later' });
  });

  it('that falls behind is left within seconds, and used again when it has caught up', async () => {
    const { standby, told } = set;
    await setStockOnBoth(1_000);
    expect(await shownStock()).toMatchObject({ state: 'inStock' });
    const before = told.length;
    await standby.query('select pg_wal_replay_pause()');
    await setStock(0);
    await set.until(standby.host, 'behind');
    set.takeQueries();
    expect(await shownStock()).toMatchObject({ state: 'later' });
    expect(set.takeQueries().onReplica).toEqual([]);
    await standby.query('select pg_wal_replay_resume()');
    await set.until(standby.host, 'current');
    expect(await shownStock()).toMatchObject({ state: 'later' });
    expect((await set.queriesOf(shownStock)).onPrimary).toEqual([]);
    expect(told.slice(before)).toEqual([
      [{ replica: standby.host, state: 'behind', reason: undefined }, 'replica is not used'],
      [{ replica: standby.host }, 'replica is used for reads of the catalogue'],
    ]);
  });

  it('lets nobody wait for a lock whose end it does not replay', async () => {
    await set.shop.deps.db.transaction().execute(async (trx) => {
      await sql`lock table variant in access exclusive mode`.execute(trx);
      const position = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(trx);
      await sql`select txid_current(), pg_switch_wal()`.execute(trx);
      const { lsn } = position.rows[0]!;
      while ((await set.standby.query(`select pg_last_wal_replay_lsn() >= '${lsn}'`)) !== 't') continue;
      await set.standby.query('select pg_wal_replay_pause()');
    });
    expect(await set.standby.query("select count(*) from pg_locks where mode = 'AccessExclusiveLock'")).toBe('1');
    const startedAt = performance.now();
    await set.shop.get('/items/GX032').expect(200);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(set.replicas.all.find(({ host }) => host === set.standby.host)!.failedStatements).toBeGreaterThan(0);
  });

  longTest('whose replay ends a read is no error: the primary answers it', async () => {
    const { standby } = set;
    await standby.query('alter system set max_standby_streaming_delay = 0');
    await standby.query('select pg_reload_conf()');
    const replica = set.replicas.dbOf(version())!;
    const slowRead = sql<{ id: string }>`
      select commercial_item_id as id, pg_sleep(case when pg_is_in_recovery() then 20 else 0 end) from variant limit 1`;
    const reading = slowRead.execute(replica);
    while ((await set.standby.query("select count(*) from pg_stat_activity where wait_event = 'PgSleep'")) !== '1');
    await set.shop.deps.db
      .transaction()
      .execute((trx) => sql`lock table variant in access exclusive mode`.execute(trx));
    expect((await reading).rows).toHaveLength(1);
    await standby.query('alter system reset max_standby_streaming_delay');
    await standby.query('select pg_reload_conf()');
  });

  it('is watched by its state', async () => {
    const { registry } = createMetrics(
      set.shop.deps.db,
      { service: 'upstream', instance: 'upstream:1', version: '1.0.0', revision: 'none' },
      null,
      set.replicas,
    );
    const text = await registry.metrics();
    for (const [host, state, value] of [
      [set.standby.host, 'current', 1],
      [set.standby.host, 'behind', 0],
      [set.primary.host, 'primary', 1],
    ])
      expect(text).toContain(`upstream_database_replica_state{replica="${host}",state="${state}"} ${value}`);
    expect(text).toContain(`upstream_database_replica_failed_statements_total{replica="${set.primary.host}"} 0`);
  });

  longTest(
    'goes on answering visitors while the primary is lost, and is a primary like any other once it is promoted',
    async () => {
      await set.until(set.standby.host, 'current');
      await set.primary.kill();
      await sleep(3_000);
      for (const path of reads) {
        set.forget();
        await set.shop.get(path).expect(200);
      }
      expect((await set.shop.get('/readyz')).status).toBe(503);
      await set.standby.promote();
      await set.until(set.standby.host, 'primary');
      set.forget();
      set.takeQueries();
      await set.shop.get(reads[0]!).expect(200);
      const { onPrimary, onReplica } = set.takeQueries();
      expect([onPrimary.length > 0, onReplica]).toEqual([true, []]);
    },
  );
});
