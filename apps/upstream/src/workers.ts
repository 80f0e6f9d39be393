import { purgeExpired } from './purge-expired.ts';
import { workJobs, type JobDeps } from './run-job.ts';
import { createReconciler, type ReconcilerDeps } from './orders/payments/reconciler.ts';

/** Pause after a round without work, in milliseconds. */
const outboxPauseMs = 500;
const reconcilerPauseMs = 1_000;
const purgePauseMs = 10 * 60_000;

export type WorkerDeps = JobDeps & Pick<ReconcilerDeps, 'expire'> & { reconcileAfterMs: number };

/**
 * Starts the background workers: outbox, reconciler, purge of expired records. The returned function stops them and
 * waits for current work.
 */
export function startWorkers(deps: WorkerDeps): () => Promise<void> {
  const reconcile = createReconciler({ ...deps, afterMs: deps.reconcileAfterMs });
  const stopping = new AbortController();
  const stops = [
    repeat(() => workJobs(deps), outboxPauseMs, deps),
    repeat(async () => void (await reconcile(Date.now(), stopping.signal)), reconcilerPauseMs, deps),
    repeat(() => purgeExpired(deps, stopping.signal), purgePauseMs, deps),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs rounds, without a pause while they find work. */
function repeat(round: () => Promise<number | void>, pauseMs: number, { log }: Pick<WorkerDeps, 'log'>) {
  let isStopping = false;
  let wake = (): void => undefined;
  const running = (async () => {
    while (!isStopping) {
      const found = await round().catch((error: unknown) => log.error({ err: error }, 'worker round failed'));
      if (isStopping || (typeof found === 'number' && found > 0)) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return (): Promise<void> => {
    isStopping = true;
    wake();
    return running;
  };
}
