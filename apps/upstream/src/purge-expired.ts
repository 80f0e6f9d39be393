import { purgeOldAnswers } from './access/change-once.ts';
import { purgeOldCarts } from './carts/purge-old-carts.ts';
import type { Deps } from './http/deps.ts';
import { purgeConfigurations } from './configurations/purge-configurations.ts';
import { purgeEnclosures } from './configurations/purge-enclosures.ts';
import { purgeDoneJobs } from './outbox/purge-done-jobs.ts';

const kinds = {
  answers: purgeOldAnswers,
  carts: purgeOldCarts,
  configurations: purgeConfigurations,
  enclosures: purgeEnclosures,
  jobs: purgeDoneJobs,
};

/**
 * Deletes expired records. An error in one kind is logged and does not stop the others; after `signal` none is started.
 */
export async function purgeExpired({ db, log }: Pick<Deps, 'db' | 'log'>, signal: AbortSignal): Promise<void> {
  for (const [kind, purge] of Object.entries(kinds)) {
    if (signal.aborted) return;
    await purge(db).catch((error: unknown) => log.error({ err: error, kind }, 'purge failed'));
  }
}
