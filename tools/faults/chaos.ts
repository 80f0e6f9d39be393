import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerName, Stack } from '../stack.ts';

/** Kills a server without warning during a step, and starts it again. */
export interface Kill {
  victim: ServerName;
  step: string;
  /** Milliseconds after the start of the step. */
  afterMs: number;
  /** True once the step was reached: some shoppers leave before. */
  hasFallen?: boolean;
}

/** The servers are killed from outside of the purchases. */
export const calm: Chaos = { count: () => 0, during: (_step, _kill, make) => make(), settled: () => Promise.resolve() };

/** Ends servers of a stack like a power cut (SIGKILL), one at a time, so that the effects of each kill can be told apart. */
export function createChaos(stack: Stack) {
  let turn = Promise.resolve();
  let count = 0;

  async function killAndRestart(victim: ServerName): Promise<void> {
    await stack.kill(victim);
    count++;
    await stack.revive(victim);
  }

  return {
    /** Number of kills so far. */
    count: () => count,
    /** Runs a step, and a kill during it if one is planned for this step. Resolves when both are done. */
    async during<T>(step: string, kill: Kill | undefined, make: () => Promise<T>): Promise<T> {
      if (!kill || kill.hasFallen || kill.step !== step) return make();
      kill.hasFallen = true;
      const made = make();
      await sleep(kill.afterMs);
      turn = turn.then(() => killAndRestart(kill.victim));
      const [result] = await Promise.all([made, turn]);
      return result;
    },
    settled: () => turn,
  };
}
export type Chaos = ReturnType<typeof createChaos>;
