import { Problem } from '../problem/problem.ts';

interface QueueLimits {
  /** Documents generated at the same time. */
  atOnce: number;
  /** Length of the queue; more are refused. */
  waiting: number;
}

/** A process has one thread that writes documents; more would only wait there with all their content. */
export const documentLimits: QueueLimits = { atOnce: 2, waiting: 8 };

export type DocumentQueue = <Made>(make: () => Promise<Made>) => Promise<Made>;

/**
 * Queues the generation of documents, so that many of them leave room for other requests. Throws a Problem 503
 * `documents_busy` with Retry-After when the queue is full.
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
      // the next one inherits the permit
      const begin = next.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}

const documentsBusy = (): Problem =>
  new Problem(503, 'documents_busy', 'Too many documents are being generated; try again in a moment', {
    headers: { 'retry-after': '5' },
  });
