import { purgeExpired } from './purge-expired.ts';
import { workJobs, type JobDeps } from './run-job.ts';
import { createReconciler, type ReconcilerDeps } from './orders/payments/reconciler.ts';

/** Milliseconds between looks where there was nothing to do. */
const outboxPauseMs = 500;
const reconcilerPauseMs = 1_000;
const purgePauseMs = 60 * 60_000;

export type WorkerDeps = JobDeps & Pick<ReconcilerDeps, 'expire'> & { reconcileAfterMs: number };

/**
 * Starts what works without being asked: the outbox, the reconciler, and the purge of what has expired. The answered function
 * starts nothing more, and waits for what is being done.
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

/** Round after round, at once where the last one found something to do. */
function repeat(round: () => Promise<number | void>, pauseMs: number, { log }: Pick<WorkerDeps, 'log'>) {
  let isStopping = false;
  let wake = (): void => undefined;
  const running = (async () => {
    while (!isStopping) {
      const found = await round().catch((error: unknown) => log.error({ err: error }, 'a round of the workers failed'));
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
