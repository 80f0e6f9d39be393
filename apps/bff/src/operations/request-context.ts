import { newRequestId, traceIdOf } from '@shop/server';
import type { IncomingMessage } from 'node:http';
import type { RequestTarget } from '../protection/request-target.ts';

/** What is known about a request while it is answered. Nothing in it names a person. */
export interface RequestContext {
  /** Read out by a person to support; in the answer, every log line and upstream. */
  readonly id: string;
  /** W3C trace id, the client's when it sent a valid one. */
  readonly traceId: string;
  /** Name of what answers, for log and metrics: never the path, which may hold free text. */
  route: string;
  target: RequestTarget;
  /** Why it was refused or failed. */
  reason?: string;
  /** How the page cache answered. */
  cache?: string;
  /** The call that the proxy made for it. */
  call?: { group: string; attempts: number; waitedMs: number };
}

declare module 'node:http' {
  interface IncomingMessage {
    context: RequestContext;
  }
}

const noTarget: RequestTarget = { path: '/', segments: [''], query: '' };

/** Starts the context of a request. A client's request id is not taken over, so that ids stay ours to search by. */
export function startContext(request: IncomingMessage): RequestContext {
  const id = newRequestId();
  return {
    id,
    traceId: traceIdOf(request.headers['traceparent']) ?? id.replaceAll('-', ''),
    route: 'unmatched',
    target: noTarget,
  };
}
