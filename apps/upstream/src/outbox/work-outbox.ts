import type { Database, OutboxJob, OutboxTable } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';

export interface OutboxDeps {
  db: Kysely<Database>;
  log: Pick<Logger, 'error' | 'info'>;
  /** Does one job, which may have been done before. Answers why it was left undone for good, null where it is done; else throws. */
  runJob: (job: OutboxJob) => Promise<string | null>;
}

/** What an errand that is being run is left alone for by other processes: longer than any errand takes, as each call has a time limit. */
const leaseSeconds = 25;
const firstPauseSeconds = 1;
const maxPauseSeconds = 60;
/** Errands of one round at the same time; each is mostly waiting. */
const atOnce = 4;

type Claimed = Pick<OutboxTable, 'key' | 'fault'> & { errand: OutboxJob; attempts: number };

/**
 * Runs what is due, oldest first; answers how many errands it ran. Any number of processes may do this at once: each takes an errand for some
 * seconds (`for update skip locked`) and runs it outside of any transaction. One whose process dies is run again by whoever comes next,
 * which is why every errand is safe to do twice.
 */
export async function workOutbox(deps: OutboxDeps): Promise<number> {
  const errands = await claim(deps);
  await Promise.all(errands.map((one) => run(deps, one)));
  return errands.length;
}

async function claim({ db }: Pick<OutboxDeps, 'db'>): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${sql.lit(leaseSeconds)})
    where key in (
      select key from outbox where done_at is null and due_at <= now()
      order by due_at limit ${sql.lit(atOnce)} for update skip locked)
    returning key, errand, attempts, fault`.execute(db);
  return rows;
}

async function run(deps: OutboxDeps, { key, errand, attempts }: Claimed): Promise<void> {
  const { db, log } = deps;
  try {
    const fault = await deps.runJob(errand);
    await db
      .updateTable('outbox')
      .set({ done_at: sql<Date>`now()`, fault })
      .where('key', '=', key)
      .execute();
    log.info({ errand: errand.kind, attempts, ...(fault === null ? {} : { fault }) }, 'errand done');
  } catch (error) {
    const fault = error instanceof Error ? error.name : 'Error';
    const pause = Math.min(maxPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1));
    await db
      .updateTable('outbox')
      .set({ due_at: sql<Date>`now() + make_interval(secs => ${pause})`, fault })
      .where('key', '=', key)
      .execute();
    log.error({ err: error, errand: errand.kind, key, attempts, pauseSeconds: pause }, 'errand not done yet');
  }
}
