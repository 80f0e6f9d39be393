import type { Request, Response } from 'express';

/** Whether this process wants traffic; false as the first thing of a shutdown. */
export interface Readiness {
  isReady: boolean;
}

/** `/healthz`: the process answers. Says nothing of upstream: restarting the BFF does not mend upstream. */
export function healthz(request: Request, response: Response): void {
  request.context.route = 'health';
  response.set('cache-control', 'no-store').type('text').send('ok\n');
}

/** `/readyz`: send traffic here, or, during a shutdown, no longer. Cached pages are worth traffic also while upstream is down. */
export function readyz(readiness: Readiness) {
  return (request: Request, response: Response): void => {
    request.context.route = 'health';
    response
      .set('cache-control', 'no-store')
      .status(readiness.isReady ? 200 : 503)
      .type('text')
      .send(readiness.isReady ? 'ready\n' : 'shutting down\n');
  };
}
