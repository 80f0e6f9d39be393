import type { Request, Response } from 'express';

/** Whether this process wants traffic; not before everything has answered once, and no longer as the first thing of a shutdown. */
export interface Readiness {
  isReady: boolean;
  /** Why not. */
  reason?: string;
}

/** `/healthz`: the process answers. Says nothing of upstream: restarting the BFF does not mend upstream. */
export function healthz(request: Request, response: Response): void {
  request.context.route = 'health';
  response.set('cache-control', 'no-store').type('text').send('ok\n');
}

/**
 * `/readyz`: send traffic here, or, during a shutdown, no longer. Cached pages are worth traffic also while upstream is down, and all of the
 * shop that needs no sign-in while the session store is.
 */
export function readyz(readiness: Readiness) {
  return (request: Request, response: Response): void => {
    request.context.route = 'health';
    response
      .set('cache-control', 'no-store')
      .status(readiness.isReady ? 200 : 503)
      .type('text')
      .send(`${readiness.isReady ? 'ready' : readiness.reason}\n`);
  };
}
