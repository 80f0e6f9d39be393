import { isLoopback } from '@shop/server';

/**
 * True when a Host header names this shop: the host of PUBLIC_URL or, when that is this machine, any of its names on
 * any port. This prevents links built from a foreign Host, and allows cache keys without the host.
 */
export function createHostCheck(publicUrl: URL): (host: string | undefined) => boolean {
  const known = new Set([publicUrl.host]);
  // an explicit default port is the same host
  if (publicUrl.port === '') known.add(`${publicUrl.hostname}:${publicUrl.protocol === 'https:' ? 443 : 80}`);
  const loopbackToo = isLoopback(publicUrl);
  const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
  return (host) => {
    if (host === undefined) return false;
    const name = host.toLowerCase();
    return known.has(name) || (loopbackToo && loopbackHost.test(name));
  };
}
