import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds; throws after the limit. */
export async function waitFor(holds: () => boolean, limitMs = 2_000): Promise<void> {
  const endsAt = Date.now() + limitMs;
  while (!holds()) {
    if (Date.now() > endsAt) throw new Error(`Not reached within ${limitMs} ms: ${holds.toString()}`);
    await sleep(5);
  }
}
