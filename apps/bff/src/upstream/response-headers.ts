import type { IncomingHttpHeaders } from 'node:http';

/** What a browser may learn of upstream's headers: no cookies, no server names, nothing hop-by-hop. */
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

/** The headers of upstream's answer that go on to the browser. */
export function browserHeaders(upstream: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = upstream[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
