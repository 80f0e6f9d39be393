import { setTimeout as sleep } from 'node:timers/promises';
import { startReplicatedShop } from '../../testing/databases/start-replicated-shop.ts';
import { wherePostgresIs } from '../../testing/databases/where-postgres-is.ts';

// starts a server with a second one that follows it
jest.setTimeout(240_000);

const reads = ['/items/GX032', '/items/category/gaskets', '/items/search?expression=gasket'];

wherePostgresIs(describe)('a replica of the database that is lost', () => {
  let set: Awaited<ReturnType<typeof startReplicatedShop>>;
  beforeAll(async () => {
    set = await startReplicatedShop();
    for (const path of reads) await set.shop.get(path).expect(200);
  });
  afterAll(() => set.close());

  /** Visitors who read, one page after the other and each from a database, until it is over; what they were answered. */
  async function readUntil(isOver: () => boolean, answers: number[], slowest: { ms: number }): Promise<void> {
    for (let n = 0; !isOver(); n += 1) {
      set.forget();
      const startedAt = performance.now();
      answers.push((await set.shop.get(reads[n % reads.length]!)).status);
      slowest.ms = Math.max(slowest.ms, performance.now() - startedAt);
    }
  }
  async function whileVisitorsRead(happens: () => Promise<void>) {
    const answers: number[] = [];
    const slowest = { ms: 0 };
    let isOver = false;
    const visitors = [1, 2, 3, 4].map(() => readUntil(() => isOver, answers, slowest));
    while (answers.length < 10) await sleep(10);
    await happens();
    const before = answers.length;
    while (answers.length < before + 10) await sleep(10);
    isOver = true;
    await Promise.all(visitors);
    return { failed: answers.filter((status) => status !== 200), slowestMs: slowest.ms };
  }

  longTest(
    'hangs: those who wait for it are answered by the primary within seconds, and it is used again when it answers',
    async () => {
      await set.until(set.standby.host, 'current');
      const clients =
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
      const pids = (await set.standby.query(clients)).split('\n').map(Number);
      const seen = await whileVisitorsRead(async () => {
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        await set.until(set.standby.host, 'away');
      }).finally(() => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      });
      expect(seen.failed).toEqual([]);
      expect(seen.slowestMs).toBeLessThan(5_000);
      await set.until(set.standby.host, 'current');
      const { onPrimary, onReplica } = await set.queriesOf(() => set.shop.get(reads[0]!).expect(200));
      expect([onPrimary, onReplica.length > 0]).toEqual([[], true]);
    },
  );

  it('is killed while people read: nobody gets an error', async () => {
    await set.until(set.standby.host, 'current');
    set.takeQueries();
    const seen = await whileVisitorsRead(async () => {
      expect(set.takeQueries().onReplica.length).toBeGreaterThan(0);
      await set.standby.kill();
      await set.until(set.standby.host, 'away');
    });
    expect(seen.failed).toEqual([]);
    expect(set.shop.logged.filter(({ level }) => level === 'error')).toEqual([]);
    expect(set.told.at(-1)).toMatchObject([{ replica: set.standby.host, state: 'away' }, 'replica is not used']);
  });
});
