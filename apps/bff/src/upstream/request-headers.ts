import type { IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { compressionsIn } from '../operations/encodings.ts';

/** What upstream may learn of a browser's headers; everything else stays here. Headers are built from this list, never copied. */
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

/** Longest value passed on, in characters. */
const valueLimit = 1_000;

/** Whether a header's value is one that upstream gets to see. */
export const isPassedOn = (value: string | string[] | undefined): value is string =>
  typeof value === 'string' && value.length <= valueLimit;

export interface CallIdentity {
  requestId: string;
  /** 32 hexadecimal digits (W3C trace context). */
  traceId: string;
}

/** Encodings that both sides know; a client's list is never handed on as it came. */
export function encodingsOf(acceptEncoding: string | undefined): string | undefined {
  const known = compressionsIn(acceptEncoding);
  return known.length === 0 ? undefined : known.join(', ');
}

/** One span of a W3C trace; always sampled, the collector decides. */
export const traceParent = (traceId: string): string => `00-${traceId}-${spanId()}-01`;

const spanId = (): string => {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(24, 32);
};

/**
 * The headers of a call to upstream.
 * @param client headers as the browser sent them
 * @param host authority of upstream
 * @param peer address of the socket's other end (or what a configured proxy says), undefined while rendering
 * @param contentLength bytes of the body, undefined when its length is unknown or there is none
 * @param token access token of who is signed in; what the client says of itself never counts
 * @param only names of the client's headers that pass in place of the usual ones
 */
export function upstreamHeaders(
  client: IncomingHttpHeaders,
  host: string,
  { requestId, traceId }: CallIdentity,
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
  const encodings = only ? undefined : encodingsOf(client['accept-encoding']);
  if (encodings !== undefined) headers['accept-encoding'] = encodings;
  if (contentLength !== undefined) headers['content-length'] = String(contentLength);
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (peer !== undefined) headers['x-forwarded-for'] = peer;
  headers['x-request-id'] = requestId;
  headers['traceparent'] = traceParent(traceId);
  return headers;
}
