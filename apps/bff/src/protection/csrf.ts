import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@shop/server';

/**
 * Whether a call comes from our own pages: the header `X-CSRF: 1`, which no form and no foreign page can send, and
 * `Sec-Fetch-Site: same-origin`; where a browser does not send that, Origin; with neither, reads pass on the header alone.
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
