import type { Database } from '@shop/commerce-model';
import { droppedLogLines, eventLoopSeconds, whenAnswered, type ProcessIdentity } from '@shop/server';
import type { Kysely } from 'kysely';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenSearch } from '../search-engines/opensearch/opensearch.ts';
import type { ObservedPool } from '../database/connection.ts';
import type { ReadReplicas } from '../database/replicas/read-replicas.ts';
import { registerPoolMetrics } from './pool-metrics.ts';
import { registerReplicaMetrics } from './replica-metrics.ts';
import { registerSearchMetrics } from './search-metrics.ts';
import { registerStoredMetrics } from './stored-metrics.ts';
import { createWorkMetrics, type WorkMetrics } from './work-metrics.ts';

/** Seconds: from a read of memory up to the slow system and documents. */
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  readonly registry: Registry;
  /** What workers, jobs and mail report. */
  readonly work: WorkMetrics;
  /** Times a request to the end of its answer. */
  observe(request: IncomingMessage, response: ServerResponse): void;
}

/** Metrics for operators, in Prometheus text format. Labels are names of routes, never paths. */
export function createMetrics(
  db: Kysely<Database>,
  { version, revision }: ProcessIdentity,
  pool: ObservedPool | null = null,
  replicas: Pick<ReadReplicas, 'all'> | null = null,
  openSearch: Pick<OpenSearch, 'state' | 'answered'> | null = null,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'upstream_build_info',
    help: 'Always 1; what runs',
    labelNames: ['version', 'revision', 'node'],
    registers,
  }).set({ version, revision, node: process.version }, 1);
  new Counter({
    name: 'upstream_event_loop_active_seconds_total',
    help: 'Seconds in which the event loop worked; its rate is the share of its time',
    registers,
    collect() {
      this.reset();
      this.inc(eventLoopSeconds());
    },
  });
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
  registerStoredMetrics(db, registry);
  if (pool) registerPoolMetrics(pool, registry);
  if (replicas) registerReplicaMetrics(replicas, registry);
  if (openSearch) registerSearchMetrics(openSearch, registry);

  return {
    registry,
    work: createWorkMetrics(registry),
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
