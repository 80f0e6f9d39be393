/**
 * The security headers of the shop, relaxed for Vite in the browser: style elements, the socket for hot updates, and
 * the worker that waits for the server to restart. Scripts are as restricted as in production, so that violations of
 * the policy show during development.
 */
export function developmentHeaders(headers: ReadonlyMap<string, string>, publicUrl: URL): ReadonlyMap<string, string> {
  const sockets = ['localhost', '127.0.0.1'].map((host) => `ws://${host}:${publicUrl.port || 80}`).join(' ');
  const policy = (headers.get('content-security-policy') ?? '')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${sockets}`)
    .concat(";worker-src 'self' blob:");
  return new Map([...headers, ['content-security-policy', policy]]);
}
