import { sendProblem, type Logger } from '@shop/server';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isDatabaseBusy, isDatabaseDown } from '../database/database-down.ts';
import { databaseBusy, databaseDown, notFound, Problem } from '../problem/problem.ts';

const maxUrlLength = 12 * 1024;
const lastingReasons = new Set(['database_down', 'no_market']);

/** Refuses longer addresses before they are parsed. */
export const limitUrl = (): RequestHandler => (request, _response, next) => {
  if (request.url.length > maxUrlLength) throw new Problem(414, 'url_too_long', 'Address too long');
  next();
};

/** Answers 404 for paths without a route. */
export const unknownPath = (): RequestHandler => () => {
  throw notFound('path_unknown', 'Path not found');
};

/**
 * Answers every error as problem+json with the request id. Unexpected errors are logged, and the answer hides their
 * cause.
 */
export function answerErrors(log: Pick<Logger, 'error'>): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const requestId = response.locals['requestId'] as string;
    const problem = problemOf(error);
    // without the stack: it is the same for every request until the database is back, or filled
    if (lastingReasons.has(problem.code)) log.error({ requestId, reason: problem.code }, 'request failed');
    else if (problem.status >= 500 && problem.code !== 'sentinel')
      log.error({ err: error, requestId }, 'request failed');
    if (response.headersSent) return next(error);
    if (problem.status >= 500) response.setHeader('x-reason-code', problem.code);
    sendProblem(response, problem.toBody(requestId), problem.headers);
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseBusy(error)) return databaseBusy();
  if (isDatabaseDown(error)) return databaseDown();
  if (error instanceof URIError) return new Problem(400, 'invalid_url', 'Address is not correctly encoded');
  switch ((error as { type?: string } | null)?.type) {
    case 'entity.too.large':
      return new Problem(413, 'body_too_large', 'Body too large');
    case 'entity.parse.failed':
      return new Problem(400, 'invalid_json', 'Body is not valid JSON');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new Problem(415, 'unsupported_encoding', 'Content encoding not supported');
    case 'request.aborted':
      return new Problem(400, 'aborted', 'Body is incomplete');
    default:
      return new Problem(500, 'internal', 'The request failed; the log has details under its request id');
  }
}
