import type { NextFunction, Request, Response } from 'express';
import { statusClass } from '../upstream/call-log.ts';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { startContext } from './request-context.ts';

/** Routes that say nothing worth a line on a healthy day. */
const quietRoutes = new Set(['health', 'static']);

/** Gives every request its context and its id, and writes one line when it is over: for a proxied call that is the line of the call. */
export function requestLog({ logger, metrics }: { logger: Logger; metrics: Metrics }) {
  return function logRequest(request: Request, response: Response, next: NextFunction): void {
    const context = (request.context = startContext(request));
    response.setHeader('x-request-id', context.id);
    metrics.requestStarted();
    response.once('close', () => {
      const ms = performance.now() - context.startedAt;
      const { route, reason, cache, call } = context;
      // 499: the browser went away before the answer was complete
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requestFinished(route, statusClass(status), ms / 1000);
      if (call) metrics.callFinished(call.group, reason ?? statusClass(status), ms / 1000);
      const isBad = status >= 500;
      if (!isBad && quietRoutes.has(route)) return;
      const line = {
        requestId: context.id,
        traceId: context.traceId,
        method: request.method,
        route,
        status,
        ms: Math.round(ms),
        reason,
        cache,
        group: call?.group,
        attempts: call?.attempts,
        waitedMs: call && Math.round(call.waitedMs),
      };
      if (isBad) logger.warn(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}
