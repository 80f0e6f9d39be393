import type { IncomingHttpHeaders } from 'node:http';

/** The place of a span in a trace, as W3C Trace Context names it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: the span that made the request. */
  spanId: string;
  /** Two hexadecimal digits; the last bit says that the caller recorded its span. */
  flags: string;
  /** What tracing systems on the way have to say to each other, handed on as it came. */
  state?: string;
}

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
/** At most as long as every tracing system has to hand on. */
const statePattern = /^[\x20-\x7e]{1,512}$/;

/** Reads `traceparent`, and `tracestate` beside it; undefined unless the former is valid. */
export function readTraceContext(headers: IncomingHttpHeaders): TraceContext | undefined {
  const { traceparent, tracestate } = headers;
  const [, traceId, spanId, flags] = (typeof traceparent === 'string' && pattern.exec(traceparent)) || [];
  if (!traceId || !spanId || !flags) return undefined;
  const hasState = typeof tracestate === 'string' && statePattern.test(tracestate);
  return { traceId, spanId, flags, ...(hasState ? { state: tracestate } : {}) };
}

/** The header `traceparent` of a place in a trace. */
export const traceParentOf = ({ traceId, spanId, flags }: TraceContext): string => `00-${traceId}-${spanId}-${flags}`;
