import type { Database } from '@shop/commerce-model';
import { droppedLogLines, whenAnswered } from '@shop/server';
import { sql, type Kysely } from 'kysely';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a read of memory up to the slow system and documents. */
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  readonly registry: Registry;
  /** Times a request to the end of its answer. */
  observe(request: IncomingMessage, response: ServerResponse): void;
}

/** Metrics for operators, in Prometheus text format. Labels are names of routes, never paths. */
export function createMetrics(db: Kysely<Database>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'upstream_log_lines_dropped',
    help: 'Lines of the log dropped since the start, because nobody read them or the disk was full',
    registers,
    collect() {
      this.set(droppedLogLines());
    },
  });
  const inFlight = new Gauge({ name: 'upstream_requests_in_flight', help: 'Requests being answered', registers });
  const requests = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time to the end of the answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  // one query for both
  let reading: Promise<Jobs | null> | undefined;
  const read = () => (reading ??= readJobs(db).finally(() => (reading = undefined)));
  new Gauge({
    name: 'upstream_database_up',
    help: '1 when the database answers this request for metrics',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'upstream_outbox_jobs',
    help: 'Jobs of the outbox that are due and not done; those of them that have failed at least once',
    labelNames: ['state'],
    registers,
    async collect() {
      const jobs = await read();
      this.reset();
      if (!jobs) return;
      this.set({ state: 'due' }, jobs.due);
      this.set({ state: 'failing' }, jobs.failing);
    },
  });
  return {
    registry,
    observe(request, response) {
      inFlight.inc();
      whenAnswered(request, response, ({ status, ms }) => {
        inFlight.dec();
        const { locals } = response as ServerResponse & { locals?: { route?: string } };
        const route = locals?.route ?? 'other';
        requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
      });
    },
  };
}

interface Jobs {
  due: number;
  failing: number;
}

/** Null while the database does not answer. */
async function readJobs(db: Kysely<Database>): Promise<Jobs | null> {
  try {
    const { rows } = await sql<Jobs>`
      select count(*)::int as due, count(*) filter (where attempts > 0)::int as failing
      from outbox where done_at is null and due_at <= now()`.execute(db);
    return rows[0]!;
  } catch {
    return null;
  }
}
