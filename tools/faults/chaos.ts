import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerName, Stack } from '../stack.ts';

/** Kills a server without warning while a step is under way, and starts it again. */
export interface Kill {
  victim: ServerName;
  step: string;
  /** Milliseconds after the step has begun. */
  afterMs: number;
  /** Whether its step came: some people leave before. */
  hasFallen?: boolean;
}

/** Ends servers of a stack as power cuts do (SIGKILL); one at a time, so that each fault has its own story. */
export function createChaos(stack: Stack) {
  let turn = Promise.resolve();
  let count = 0;

  async function killAndRestart(victim: ServerName): Promise<void> {
    await stack.kill(victim);
    count++;
    await stack.revive(victim);
  }

  return {
    /** Kills so far. */
    count: () => count,
    /** Makes a step, and kills while it is under way where that is meant. Resolves when both are over. */
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
