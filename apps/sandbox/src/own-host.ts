import type { RequestHandler } from 'express';

/**
 * Answers only requests for names of this machine, so that a foreign name that resolves to it cannot read the mailbox,
 * which has no sign-in. The provider builds its addresses from Host, so Host is always set to the public one.
 */
export function ownHost(publicUrl: string): RequestHandler {
  const { host, port } = new URL(publicUrl);
  const known = new Set([
    host,
    ...['localhost', '127.0.0.1', '[::1]'].map((name) => (port ? `${name}:${port}` : name)),
  ]);
  return (request, response, next) => {
    if (!known.has(request.headers.host ?? '')) {
      response.status(421).type('text').send(`This is ${publicUrl}\n`);
      return;
    }
    request.headers.host = host;
    next();
  };
}
