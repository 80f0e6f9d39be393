import type { IncomingHttpHeaders } from 'node:http';

/** Upstream headers that browsers receive: no cookies, no server names, no hop-by-hop headers. */
const passedOn = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

/** The headers of upstream's answer to forward to the browser. */
export function browserHeaders(upstream: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = upstream[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
