import { forgetOldAnswers } from './access/change-once.ts';
import { forgetOldCarts } from './carts/forget-old-carts.ts';
import type { Deps } from './deps.ts';
import { forgetDoneErrands } from './outbox/forget-done-errands.ts';

const kinds = { answers: forgetOldAnswers, carts: forgetOldCarts, errands: forgetDoneErrands };

/** Forgets what nobody asks for any more. A fault of one kind is logged, and no reason to keep the others; after the signal nothing more begins. */
export async function forgetOld({ db, log }: Pick<Deps, 'db' | 'log'>, signal: AbortSignal): Promise<void> {
  for (const [kind, forget] of Object.entries(kinds)) {
    if (signal.aborted) return;
    await forget(db).catch((error: unknown) => log.error({ err: error, kind }, 'what is old was not forgotten'));
  }
}
