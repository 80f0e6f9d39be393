import { givenRequestId, newRequestId, requestLog as logRequests, traceIdOf, type Logger } from '@shop/server';
import type { NextFunction, Request, Response } from 'express';

/** The id under which a request is found in every log: that of the caller when it gives a sane one, else a new one; sent back. */
export function requestId() {
  return (request: Request, response: Response, next: NextFunction): void => {
    const id = givenRequestId(request.headers['x-request-id']) ?? newRequestId();
    response.locals['requestId'] = id;
    response.setHeader('x-request-id', id);
    next();
  };
}

/** One line per answer: names the route, never the address, which may hold what a person typed. */
export const requestLog = (log: Pick<Logger, 'info'>) =>
  logRequests(log, ({ headers }, { locals }) => ({
    route: (locals['route'] as string | undefined) ?? null,
    requestId: locals['requestId'] as string,
    traceId: traceIdOf(headers['traceparent']),
  }));
