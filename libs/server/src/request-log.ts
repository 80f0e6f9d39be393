import type { NextFunction, Request, Response } from 'express';
import type { Logger } from './logger.ts';

/** How a request ended. */
export interface Answered {
  method: string;
  /** 499 when the browser went away before the answer was complete. */
  status: number;
  /** Milliseconds, to a tenth. */
  ms: number;
}

/** Tells once how a request ended, counted from now. */
export function whenAnswered(request: Request, response: Response, tell: (answered: Answered) => void): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    tell({ method: request.method, status: response.writableFinished ? response.statusCode : 499, ms });
  });
}

/** One line per answer, with further fields; they must hold nothing that a person typed. */
export function requestLog(
  log: Pick<Logger, 'info'>,
  fieldsOf: (request: Request, response: Response) => Readonly<Record<string, unknown>>,
) {
  return (request: Request, response: Response, next: NextFunction): void => {
    whenAnswered(request, response, (answered) => log.info({ ...answered, ...fieldsOf(request, response) }, 'request'));
    next();
  };
}
