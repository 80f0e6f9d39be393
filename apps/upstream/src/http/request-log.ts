import { givenRequestId, newRequestId, readTraceContext, requestLog as logRequests, type Logger } from '@shop/server';
import type { NextFunction, Request, Response } from 'express';

/**
 * Takes over the caller's request id if it is well-formed, else creates one, and sends it back; it identifies the
 * request in every log.
 */
export function requestId() {
  return (request: Request, response: Response, next: NextFunction): void => {
    const id = givenRequestId(request.headers['x-request-id']) ?? newRequestId();
    response.locals['requestId'] = id;
    response.setHeader('x-request-id', id);
    next();
  };
}

/** Logs one line per answer: the route, never the address, which may contain what a person typed. */
export const requestLog = (log: Pick<Logger, 'info'>) =>
  logRequests(log, ({ headers, query }, { locals }) => ({
    route: (locals['route'] as string | undefined) ?? null,
    market: marketOf(query['locale']),
    requestId: locals['requestId'] as string,
    traceId: readTraceContext(headers)?.traceId,
  }));

/** A market as pages name it, `sr-latn-rs`; nothing else that somebody put there. */
const marketOf = (locale: unknown): string | undefined =>
  typeof locale === 'string' && /^[a-z]{2}(?:-[a-z]{4})?-[a-z]{2}$/.test(locale) ? locale : undefined;
