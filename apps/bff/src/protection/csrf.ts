import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@shop/server';

/**
 * True when a call comes from our own pages: it has the header `X-CSRF: 1`, which forms and foreign pages cannot send,
 * and `Sec-Fetch-Site: same-origin`. For browsers that do not send the latter, Origin is checked; without either, reads
 * pass with the header alone.
 */
export function createCsrfCheck(publicUrl: URL): (request: IncomingMessage) => boolean {
  const isLocal = isLoopback(publicUrl);
  return ({ headers, method }) => {
    if (headers['x-csrf'] !== '1') return false;
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    const { origin } = headers;
    if (origin !== undefined) return origin === publicUrl.origin || (isLocal && origin === `http://${headers.host}`);
    return method === 'GET' || method === 'HEAD';
  };
}
