import type { Logger } from '@shop/server';
import type { NextFunction, Request, Response } from 'express';
import { answerFailure } from './answer-failure.ts';

/** Answers unhandled errors; the stack goes to the log, never to the browser. */
export function lastResort(logger: Logger) {
  // Express recognises an error handler by its four parameters
  return function answerUnexpected(error: unknown, request: Request, response: Response, _next: NextFunction): void {
    logger.error({ err: error, requestId: request.context.id, route: request.context.route }, 'unexpected');
    answerFailure(request, response, 'internal');
  };
}
