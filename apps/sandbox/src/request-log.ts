import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** One line per answer, with the path alone: queries hold codes and addresses, and the ids of open pages and payments are left out. */
export function requestLog(log: Pick<Logger, 'info'>): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const path = request.path.replace(/\/(login|authorize|pay|results|sessions)\/[^/]+/, '/$1/…');
    response.on('close', () => {
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      log.info(
        { method: request.method, path, status: response.writableFinished ? response.statusCode : 499, ms },
        'request',
      );
    });
    next();
  };
}
