import { purgeExpired } from './purge-expired.ts';
import { keepIndices, type IndexKeeperDeps } from './search-engines/opensearch/fill/keep-indices.ts';
import { workJobs, type JobDeps } from './run-job.ts';
import { reasonOfOutage } from './database/outage-reason.ts';
import type { WorkMetrics } from './operations/work-metrics.ts';
import { createReconciler, type ReconcilerDeps } from './orders/payments/reconciler.ts';

/** Pause after a round without work, in milliseconds. */
const outboxPauseMs = 500;
const reconcilerPauseMs = 1_000;
const purgePauseMs = 10 * 60_000;
const searchIndexPauseMs = 2_000;

export type WorkerDeps = JobDeps &
  Pick<ReconcilerDeps, 'expire'> & {
    reconcileAfterMs: number;
    /** Null: the database searches. */
    openSearch: IndexKeeperDeps['openSearch'] | null;
    roundEnded?: WorkMetrics['roundEnded'] | undefined;
  };

/**
 * Starts the background workers: outbox, reconciler, purge of expired records, indices of OpenSearch. The returned function stops them and
 * waits for current work.
 */
export function startWorkers(deps: WorkerDeps): () => Promise<void> {
  const reconcile = createReconciler({ ...deps, afterMs: deps.reconcileAfterMs });
  const stopping = new AbortController();
  const { openSearch } = deps;
  const stops = [
    repeat('outbox', () => workJobs(deps), outboxPauseMs, deps),
    repeat('reconciler', async () => void (await reconcile(Date.now(), stopping.signal)), reconcilerPauseMs, deps),
    repeat('purge', () => purgeExpired(deps, stopping.signal), purgePauseMs, deps),
    // no job of the outbox: it may take minutes, and payments would wait for it
    ...(openSearch
      ? [repeat('searchIndex', () => keepIndices({ ...deps, openSearch }, stopping.signal), searchIndexPauseMs, deps)]
      : []),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Longest pause after rounds that failed, in milliseconds. */
const maxFailurePauseMs = 5_000;

/** Runs rounds, without a pause while they find work; after failures the pauses grow. */
function repeat(
  worker: string,
  round: () => Promise<number | void>,
  pauseMs: number,
  { log, roundEnded }: Pick<WorkerDeps, 'log' | 'roundEnded'>,
) {
  let isStopping = false;
  let wake = (): void => undefined;
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    let failures = 0;
    while (!isStopping) {
      try {
        const found = await round();
        if (failures > 0) log.info({ worker, failures }, 'worker works again');
        roundEnded?.(worker, true);
        failures = 0;
        if (isStopping || (typeof found === 'number' && found > 0)) continue;
      } catch (error) {
        failures += 1;
        roundEnded?.(worker, false);
        // once: an outage of the database fails every round of every worker
        if (failures === 1) {
          const line = { worker, reason: reasonOfOutage(error), err: error };
          log.error(line, 'worker round failed, repeated until it succeeds');
        }
      }
      if (!isStopping) await pause(Math.max(pauseMs, Math.min(maxFailurePauseMs, 500 * (2 ** failures - 1))));
    }
  })();
  return (): Promise<void> => {
    isStopping = true;
    wake();
    return running;
  };
}
