import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from './logger.ts';

/** How a request ended. */
export interface Answered {
  method: string;
  /** 499 when the client left before the answer was complete. */
  status: number;
  /** Milliseconds, to a tenth. */
  ms: number;
}

/** Reports once how a request ended, timed from this call. */
export function whenAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (answered: Answered) => void,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    tell({ method: request.method ?? '', status: response.writableFinished ? response.statusCode : 499, ms });
  });
}

/** Logs one line per answer with extra fields, which must not contain what a person typed. */
export function requestLog(
  log: Pick<Logger, 'info'>,
  fieldsOf: (request: Request, response: Response) => Readonly<Record<string, unknown>>,
) {
  return (request: Request, response: Response, next: NextFunction): void => {
    whenAnswered(request, response, (answered) => log.info({ ...answered, ...fieldsOf(request, response) }, 'request'));
    next();
  };
}
