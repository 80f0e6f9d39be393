import type { IncomingMessage, ServerResponse } from 'node:http';
import { retryAfterSecondsOf } from '../http/reason.ts';
import { bestEncoding } from '../http/encodings.ts';
import { isUnchanged } from '../http/entity-tag.ts';
import type { Served } from './page-cache.ts';

/**
 * Browsers store a page and revalidate it each time (ETag, 304), because it contains prices and stock, and only this
 * server knows when they change. Shared caches are excluded: this server caches the compressed page itself and decides
 * its freshness.
 */
const pageCaching = 'private, no-cache';

/** Sends a page in the best encoding that the browser accepts. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, how }: Served,
): Promise<void> {
  request.context.cache = how;
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const { status } = page;
  const isFailure = status >= 500;
  const headers: Record<string, string | number> = {
    ...page.headers,
    'cache-control': isFailure ? 'no-store' : pageCaching,
    vary: 'Accept-Encoding',
    'x-page-cache': how,
  };
  if (isFailure) {
    const reason = page.reason ?? 'internal';
    request.context.reason = reason;
    headers['x-reason-code'] = reason;
    headers['retry-after'] = retryAfterSecondsOf(reason) ?? 5;
  } else {
    headers['etag'] = page.etag;
    if (isUnchanged(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const body = page.ready(encoding) ?? (await page.in(encoding));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
