import { jest } from '@jest/globals';

/**
 * Runs with a clock that stands at an instant; timers go on. Tokens of demo accounts may have expired by then: issue one
 * within.
 */
export async function atInstant<Result>(instant: string, run: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
  try {
    return await run();
  } finally {
    jest.useRealTimers();
  }
}
