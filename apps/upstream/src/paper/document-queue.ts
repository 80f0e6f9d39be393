import { Problem } from '../problem/problem.ts';

interface QueueLimits {
  /** Documents that are made at the same time. */
  atOnce: number;
  /** Those that wait for it; more are refused. */
  waiting: number;
}

/** A process has one thread that writes: more would wait for it there, with all that they hold. */
export const documentLimits: QueueLimits = { atOnce: 2, waiting: 8 };

export type DocumentQueue = <Made>(make: () => Promise<Made>) => Promise<Made>;

/**
 * Takes the making of documents in turn, so that people who ask for many of them leave room for everything else. Throws a Problem 503
 * `documents_busy` with Retry-After where too many wait already.
 */
export function createDocumentQueue({ atOnce, waiting }: QueueLimits): DocumentQueue {
  let running = 0;
  const next: (() => void)[] = [];

  return async (make) => {
    if (running < atOnce) running += 1;
    else if (next.length < waiting) await new Promise<void>((resolve) => next.push(resolve));
    else throw documentsBusy();
    try {
      return await make();
    } finally {
      // whoever comes next takes the place over
      const begin = next.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}

const documentsBusy = (): Problem =>
  new Problem(503, 'documents_busy', 'Many documents are being written just now: try again in a moment', {
    headers: { 'retry-after': '5' },
  });
