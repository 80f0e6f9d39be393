import type { RequestHandler, Response } from 'express';

/** Whether a process accepts traffic: from the first complete start-up until a shutdown begins. */
export interface Readiness {
  isReady: boolean;
  /** Reason for not being ready. */
  reason?: string;
}

const answer = (response: Response, status: number, text: string): void =>
  void response.set('cache-control', 'no-store').status(status).type('text').send(`${text}\n`);

/** `/healthz`: the process answers. @param check of indispensable dependencies; its error is answered */
export const healthz =
  (check: () => Promise<unknown> = () => Promise.resolve()): RequestHandler =>
  async (_request, response) => {
    await check();
    answer(response, 200, 'ok');
  };

/** `/readyz`: 200 when ready for traffic; 503 with the reason during start-up and shutdown. */
export const readyz =
  (readiness: Readiness): RequestHandler =>
  (_request, response) =>
    answer(response, readiness.isReady ? 200 : 503, readiness.isReady ? 'ready' : String(readiness.reason));
