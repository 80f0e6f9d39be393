import type { RequestHandler } from 'express';

/**
 * Answers only under names of this machine, whatever a foreign name resolves to: the mailbox is open to whoever reaches it. The provider
 * builds its addresses from Host, so it always gets to see the public one.
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
