import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { setTimeout as sleep } from 'node:timers/promises';

/** The most calls at once: each has one of the pool's twenty connections, beside the one that holds them. */
const most = 15;
const waitMs = 10_000;

/**
 * Sends changes at once so that each has looked, and done what it does, before any of them is stored: what they had to
 * lock against each other shows. On a server no transaction ends until all of them wait, for each other or for this; the
 * embedded database has one connection, so there they follow each other.
 */
export async function atOnce<T>(db: Kysely<Database>, calls: readonly (() => PromiseLike<T>)[]): Promise<T[]> {
  if (calls.length > most) throw new Error(`${calls.length} calls do not get a connection each`);
  if (process.env['TEST_DATABASE_URL'] === undefined) return Promise.all(calls.map((call) => call()));
  let settled = 0;
  const send = async (call: () => PromiseLike<T>): Promise<T> => {
    try {
      return await call();
    } finally {
      settled += 1;
    }
  };
  const { sent } = await db.transaction().execute(async (holding) => {
    // the last that every change writes is the answer to its idempotency key
    await sql`lock table idempotency_key in share mode`.execute(holding);
    const sent = Promise.all(calls.map(send));
    // what fails is told below
    sent.catch(() => undefined);
    const deadline = Date.now() + waitMs;
    while (settled + (await waiting(holding)) < calls.length) {
      if (Date.now() > deadline) throw new Error(`${settled} of ${calls.length} calls ended, and not all others wait`);
      await sleep(5);
    }
    return { sent };
  });
  return sent;
}

/** How many transactions of this database wait for a lock. */
async function waiting(db: Kysely<Database>): Promise<number> {
  // within a transaction the first look is remembered
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
