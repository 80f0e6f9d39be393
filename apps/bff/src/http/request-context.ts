import { newRequestId, readTraceContext, type Span, type Telemetry, type TraceContext } from '@shop/server';
import type { IncomingMessage } from 'node:http';
import type { RequestTarget } from './request-target.ts';

/** State of a request while it is answered. It contains no personal data. */
export interface RequestContext {
  /** Request id that a person reads out to support; in the answer, in every log line and in calls to upstream. */
  readonly id: string;
  /** W3C trace id, the client's when it sent a valid one. */
  readonly traceId: string;
  /** What the client says of its trace; undefined unless it is valid. */
  readonly trace: TraceContext | undefined;
  /** Where a collector is configured. */
  readonly span: Span | undefined;
  /** Name of the route, for log and metrics: never the path, which may contain free text. */
  route: string;
  target: RequestTarget;
  /** Reason code of a refusal or failure. */
  reason?: string;
  /** How the page cache answered. */
  cache?: string;
  /** The upstream call that the proxy made. */
  call?: { group: string; attempts: number; waitedMs: number };
}

declare module 'node:http' {
  interface IncomingMessage {
    context: RequestContext;
  }
}

const noTarget: RequestTarget = { path: '/', segments: [''], query: '' };

/** Starts the context of a request. A client's request id is ignored, so that ids stay unique in our logs. */
export function startContext(request: IncomingMessage, telemetry?: Telemetry): RequestContext {
  const id = newRequestId();
  const span = telemetry?.beginRequest(request);
  const trace = readTraceContext(request.headers);
  return {
    id,
    span,
    trace,
    traceId: span?.traceId ?? trace?.traceId ?? id.replaceAll('-', ''),
    route: 'unmatched',
    target: noTarget,
  };
}
