import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

/** The id under which a request is found in every log: that of the caller when it gives a sane one, else a new one; sent back. */
export function requestId() {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.get('x-request-id');
    const id = given !== undefined && /^[A-Za-z0-9._-]{1,100}$/.test(given) ? given : randomUUID();
    response.locals['requestId'] = id;
    response.setHeader('x-request-id', id);
    next();
  };
}

/** Trace id of a W3C traceparent header, undefined when there is none. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? '')?.[1];
}

/** One line per answer: names the route, never the address, which may hold what a person typed. */
export function requestLog(log: Pick<Logger, 'info'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const begun = performance.now();
    response.on('close', () => {
      log.info(
        {
          method: request.method,
          route: (response.locals['route'] as string | undefined) ?? null,
          status: response.writableFinished ? response.statusCode : 499,
          ms: Math.round((performance.now() - begun) * 10) / 10,
          requestId: response.locals['requestId'] as string,
          traceId: traceIdOf(request.get('traceparent')),
        },
        'request',
      );
    });
    next();
  };
}
