import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds for which counts of payments are kept: they read the whole table. */
const paymentsMs = 30_000;

interface Jobs {
  due: number;
  failing: number;
  oldestSeconds: number;
  attempts: number;
}

interface Payments {
  state: string;
  count: number;
  oldestSeconds: number;
}

/** Metrics of what waits in the database. Without it only `upstream_database_up` is left, and says so. */
export function registerStoredMetrics(db: Kysely<Database>, registry: Registry): void {
  const registers = [registry];
  // one query for all gauges of a request for metrics
  const jobs = shared(() => readJobs(db));
  const payments = shared(() => readPayments(db), paymentsMs);

  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => Promise<void>): void =>
    void new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await collect(this);
      },
    });

  gauge('upstream_database_up', '1 when the database answers this request for metrics', [], async (one) =>
    one.set((await jobs()) ? 1 : 0),
  );
  gauge(
    'upstream_outbox_jobs',
    'Jobs of the outbox that are due and not done; those of them that have failed at least once',
    ['state'],
    async (one) => {
      const found = await jobs();
      if (!found) return;
      one.set({ state: 'due' }, found.due);
      one.set({ state: 'failing' }, found.failing);
    },
  );
  gauge(
    'upstream_outbox_oldest_due_seconds',
    'Seconds for which the oldest due job waits to be run; 0 without one',
    [],
    async (one) => one.set((await jobs())?.oldestSeconds ?? NaN),
  );
  gauge('upstream_outbox_attempts', 'Attempts of the job that has failed most often and is not done', [], async (one) =>
    one.set((await jobs())?.attempts ?? NaN),
  );
  gauge('upstream_payments', 'Payments by state, counted every 30 s at most', ['state'], async (one) => {
    for (const { state, count } of (await payments()) ?? []) one.set({ state }, count);
  });
  gauge(
    'upstream_payments_oldest_unsettled_seconds',
    'Age of the oldest payment by state that is neither paid nor ended',
    ['state'],
    async (one) => {
      for (const { state, oldestSeconds } of (await payments()) ?? [])
        if (state === 'started' || state === 'pending') one.set({ state }, oldestSeconds);
    },
  );
}

/** Reads once for calls at the same time and, with `keptMs`, for that long; null while the database does not answer. */
function shared<Result>(read: () => Promise<Result>, keptMs = 0): () => Promise<Result | null> {
  let reading: Promise<Result | null> | undefined;
  return () => {
    if (reading) return reading;
    const now = read().catch(() => null);
    reading = now;
    void now.then((result) => {
      if (result === null || keptMs === 0) reading = undefined;
      else setTimeout(() => (reading = undefined), keptMs).unref();
    });
    return now;
  };
}

async function readJobs(db: Kysely<Database>): Promise<Jobs> {
  const { rows } = await sql<Jobs>`
    select
      count(*) filter (where due_at <= now())::int as due,
      count(*) filter (where due_at <= now() and attempts > 0)::int as failing,
      coalesce(extract(epoch from now() - min(due_at) filter (where due_at <= now())), 0)::float as "oldestSeconds",
      coalesce(max(attempts), 0)::int as attempts
    from outbox where done_at is null`.execute(db);
  return rows[0]!;
}

async function readPayments(db: Kysely<Database>): Promise<Payments[]> {
  const { rows } = await sql<Payments>`
    select state, count(*)::int as count, extract(epoch from now() - min(created_at))::float as "oldestSeconds"
    from payment group by state`.execute(db);
  return rows;
}
