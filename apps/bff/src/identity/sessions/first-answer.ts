import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between attempts. */
const pauseMs = 250;

/** Resolves when a part that the shop depends on answers for the first time, however long that takes. */
export async function firstAnswer(part: { ping: () => Promise<void> }): Promise<void> {
  for (;;) {
    try {
      await part.ping();
      return;
    } catch {
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
}
