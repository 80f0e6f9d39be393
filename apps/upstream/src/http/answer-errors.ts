import { sendProblem, type Logger } from '@shop/server';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { notFound, Problem } from '../problem/problem.ts';

const maxUrlLength = 12 * 1024;

/** Addresses longer than any of ours are refused before they are parsed. */
export const limitUrl = (): RequestHandler => (request, _response, next) => {
  if (request.url.length > maxUrlLength) throw new Problem(414, 'url_too_long', 'The address is too long');
  next();
};

/** No route has this path. */
export const unknownPath = (): RequestHandler => () => {
  throw notFound('path_unknown', 'There is nothing at this address');
};

/** Every failure becomes problem+json with the request's id; what was not foreseen is logged and says nothing about its cause. */
export function answerErrors(log: Pick<Logger, 'error'>): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const requestId = response.locals['requestId'] as string;
    const problem = problemOf(error);
    if (problem.status >= 500 && problem.code !== 'sentinel') log.error({ err: error, requestId }, 'request failed');
    if (response.headersSent) return next(error);
    sendProblem(response, problem.toBody(requestId), problem.headers);
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof URIError) return new Problem(400, 'invalid_url', 'The address is not well encoded');
  switch ((error as { type?: string } | null)?.type) {
    case 'entity.too.large':
      return new Problem(413, 'body_too_large', 'The body is too large');
    case 'entity.parse.failed':
      return new Problem(400, 'invalid_json', 'The body is not JSON');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new Problem(415, 'unsupported_encoding', 'The body is encoded in an unknown way');
    case 'request.aborted':
      return new Problem(400, 'aborted', 'The body did not arrive');
    default:
      return new Problem(500, 'internal', 'The request failed; the log has more under its id');
  }
}
