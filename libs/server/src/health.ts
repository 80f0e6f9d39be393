import type { RequestHandler, Response } from 'express';

/** Whether a process wants traffic; not before everything has answered once, and no longer as the first thing of a shutdown. */
export interface Readiness {
  isReady: boolean;
  /** Why not. */
  reason?: string;
}

const answer = (response: Response, status: number, text: string): void =>
  void response.set('cache-control', 'no-store').status(status).type('text').send(`${text}\n`);

/**
 * `/healthz`: the process answers.
 * @param check of what the process is nothing without; where it rejects, that error is answered
 */
export const healthz =
  (check: () => Promise<unknown> = () => Promise.resolve()): RequestHandler =>
  async (_request, response) => {
    await check();
    answer(response, 200, 'ok');
  };

/** `/readyz`: send traffic here, or, before the start is complete and during a shutdown, not: 503 with the reason. */
export const readyz =
  (readiness: Readiness): RequestHandler =>
  (_request, response) =>
    answer(response, readiness.isReady ? 200 : 503, readiness.isReady ? 'ready' : String(readiness.reason));
