import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionStore } from './session-store.ts';

/** Milliseconds between attempts. */
const pauseMs = 250;

/** Resolves when the session store answers for the first time, however long that takes. */
export async function firstAnswer(store: Pick<SessionStore, 'ping'>): Promise<void> {
  for (;;) {
    try {
      await store.ping();
      return;
    } catch {
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
}
