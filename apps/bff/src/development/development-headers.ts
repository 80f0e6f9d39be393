/**
 * The security headers of the shop, loosened by what Vite needs in the browser: styles as elements, the socket that tells of changes, and
 * the worker that waits for a server that starts again. Scripts stay as strict as in production, so that an error against the policy shows
 * while one works.
 */
export function developmentHeaders(headers: ReadonlyMap<string, string>, publicUrl: URL): ReadonlyMap<string, string> {
  const sockets = ['localhost', '127.0.0.1'].map((host) => `ws://${host}:${publicUrl.port || 80}`).join(' ');
  const policy = (headers.get('content-security-policy') ?? '')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ${sockets}`)
    .concat(";worker-src 'self' blob:");
  return new Map([...headers, ['content-security-policy', policy]]);
}
