import type { Database, OutboxJob, OutboxTable } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';

/** How a job ended: done, given up for good with a reason, or failed and to be tried again. */
export type JobOutcome = 'done' | 'abandoned' | 'failed';

export interface OutboxDeps {
  db: Kysely<Database>;
  log: Pick<Logger, 'error' | 'info'>;
  /**
   * Runs a job, which may have run before. Returns null when done, or the reason why it is abandoned for good; throws
   * when it should be retried.
   */
  runJob: (job: OutboxJob) => Promise<string | null>;
  /** Called when a job has been run. */
  jobEnded?: ((kind: OutboxJob['kind'], outcome: JobOutcome) => void) | undefined;
}

/**
 * Time for which other processes leave a running job alone: longer than any job takes, as each call has a time limit.
 */
const leaseSeconds = 25;
const firstPauseSeconds = 1;
const maxPauseSeconds = 60;
/** Jobs run in parallel; each is mostly waiting. */
const atOnce = 4;

type Claimed = Pick<OutboxTable, 'key' | 'fault'> & { errand: OutboxJob; attempts: number };

/**
 * Runs due jobs, oldest first, and returns how many. Safe in any number of processes: each leases a job for some
 * seconds (`for update skip locked`) and runs it outside of any transaction. The job of a process that dies is run
 * again by another one, so every job must be idempotent.
 */
export async function workOutbox(deps: OutboxDeps): Promise<number> {
  const jobs = await claim(deps);
  await Promise.all(jobs.map((one) => run(deps, one)));
  return jobs.length;
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

async function run(deps: OutboxDeps, { key, errand: job, attempts }: Claimed): Promise<void> {
  const { db, log } = deps;
  try {
    const fault = await deps.runJob(job);
    await db
      .updateTable('outbox')
      .set({ done_at: sql<Date>`now()`, fault })
      .where('key', '=', key)
      .execute();
    deps.jobEnded?.(job.kind, fault === null ? 'done' : 'abandoned');
    log.info({ job: job.kind, attempts, ...(fault === null ? {} : { fault }) }, 'job done');
  } catch (error) {
    deps.jobEnded?.(job.kind, 'failed');
    const fault = error instanceof Error ? error.name : 'Error';
    const pause = Math.min(maxPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1));
    await db
      .updateTable('outbox')
      .set({ due_at: sql<Date>`now() + make_interval(secs => ${pause})`, fault })
      .where('key', '=', key)
      .execute();
    log.error({ err: error, job: job.kind, key, attempts, pauseSeconds: pause }, 'job failed, will retry');
  }
}
