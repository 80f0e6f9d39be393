import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../http/answer-failure.ts';
import { createBudget } from './budget.ts';
import type { PeerOf } from './peer.ts';

/** Limits the most expensive work: pages rendered for one peer. Pages from the cache do not count. */
export interface RenderLimit {
  /** True when a page may be rendered for this request, which is then counted. */
  admits(request: IncomingMessage): boolean;
  refuse(request: IncomingMessage, response: ServerResponse): void;
}

export function createRenderLimit(pagesPerMinute: number, peerOf: PeerOf): RenderLimit {
  const budget = createBudget(pagesPerMinute, 60_000);
  return {
    admits: (request) => budget(peerOf(request), 1) === undefined,
    refuse(request, response) {
      const title = 'Too many pages requested from your network';
      refuse(request, response, { status: 429, code: 'too_many_requests', title, retryAfterSeconds: 10 });
    },
  };
}
