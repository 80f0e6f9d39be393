import { traceParentOf, type Span, type TraceContext } from '@shop/server';
import type { IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { compressionsIn } from '../http/encodings.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Client headers that upstream receives; all others are dropped. Headers are built from this list, never copied. */
const passedOn = [
  'accept',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
] as const;

/** Maximum length of a forwarded value, in characters. */
const valueLimit = 1_000;

/** True when a header's value may be forwarded to upstream. */
export const isPassedOn = (value: string | string[] | undefined): value is string =>
  typeof value === 'string' && value.length <= valueLimit;

export interface CallIdentity {
  requestId: string;
  /** 32 hexadecimal digits (W3C trace context). */
  traceId: string;
  /** The client's place in its trace. */
  trace?: TraceContext | undefined;
  /** Span that makes the call, or in the headers of a call, its own. */
  span?: Span | undefined;
}

/** Who makes the calls of a request. */
export const identityOf = ({ id, traceId, trace, span }: RequestContext): CallIdentity => ({
  requestId: id,
  traceId,
  trace,
  span,
});

/** Encodings that both sides support; the client's list is never forwarded as it is. */
export function encodingsOf(acceptEncoding: string | undefined): string | undefined {
  const known = compressionsIn(acceptEncoding);
  return known.length === 0 ? undefined : known.join(', ');
}

/** The beginning of a trace; sampled, because the collector decides. */
function traceParent(traceId: string): string {
  const id = randomUUID();
  return traceParentOf({ traceId, spanId: id.slice(0, 8) + id.slice(24, 32), flags: '01' });
}

/**
 * Headers of a call to upstream.
 * @param client headers from the browser; the customer number in `x-account` becomes `x-customer-number`
 * @param host authority of upstream
 * @param peer address of the socket's peer (or what a configured proxy reports), undefined while rendering
 * @param contentLength bytes of the body, undefined when its length is unknown or there is none
 * @param token access token of the signed-in person; the client's own authorization is ignored
 * @param only names of the client headers to forward, replacing the usual ones
 */
export function upstreamHeaders(
  client: IncomingHttpHeaders,
  host: string,
  { requestId, traceId, trace, span }: CallIdentity,
  peer?: string,
  contentLength?: number,
  token?: string,
  only?: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = { host };
  for (const name of only ?? passedOn) {
    const value = client[name];
    if (isPassedOn(value)) headers[name] = value;
  }
  const customerNumber = only ? undefined : /:(.*)$/.exec(client['x-account']?.toString() ?? '')?.[1];
  if (customerNumber !== undefined) headers['x-customer-number'] = customerNumber.slice(0, valueLimit);
  const encodings = only ? undefined : encodingsOf(client['accept-encoding']);
  if (encodings !== undefined) headers['accept-encoding'] = encodings;
  if (contentLength !== undefined) headers['content-length'] = String(contentLength);
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (peer !== undefined) headers['x-forwarded-for'] = peer;
  headers['x-request-id'] = requestId;
  // without a span of our own, upstream continues where the client is
  headers['traceparent'] = span?.traceparent ?? (trace ? traceParentOf(trace) : traceParent(traceId));
  const state = only ? undefined : span ? span.tracestate : trace?.state;
  if (state !== undefined) headers['tracestate'] = state;
  return headers;
}
