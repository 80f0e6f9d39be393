/** The place of a span in a trace, as W3C Trace Context names it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: the span that made the request. */
  spanId: string;
}

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Reads a `traceparent` header; undefined unless it is valid. */
export function readTraceParent(header: string | string[] | undefined): TraceContext | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && pattern.exec(header)) || [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/** Trace id of a `traceparent` header; undefined without a valid one. */
export const traceIdOf = (header: string | string[] | undefined): string | undefined =>
  readTraceParent(header)?.traceId;
