import { whenAnswered, type Logger, type Telemetry } from '@shop/server';
import type { NextFunction, Request, Response } from 'express';
import { statusClass, type Metrics } from './metrics.ts';
import { startContext } from '../http/request-context.ts';
import type { RequestTarget } from '../http/request-target.ts';

/** Routes whose successful requests are not logged. */
const quietRoutes = new Set(['health', 'static']);

interface RequestLogOptions {
  logger: Logger;
  metrics: Metrics;
  telemetry: Telemetry | undefined;
}

/**
 * Gives every request a context and an id, and writes one log line when it ends; for a proxied call, that is the line
 * of the call.
 */
export function requestLog({ logger, metrics, telemetry }: RequestLogOptions) {
  return function logRequest(request: Request, response: Response, next: NextFunction): void {
    const context = (request.context = startContext(request, telemetry));
    response.setHeader('x-request-id', context.id);
    metrics.requestStarted();
    whenAnswered(request, response, ({ method, status, ms }) => {
      const { route, reason, cache, call } = context;
      metrics.requestFinished(route, statusClass(status), ms / 1000, reason);
      context.span?.end({ route, status, reason });
      if (call) metrics.callFinished(call.group, reason ?? statusClass(status), ms / 1000);
      const isBad = status >= 500;
      if (!isBad && quietRoutes.has(route)) return;
      const line = {
        requestId: context.id,
        traceId: context.traceId,
        method,
        route,
        market: marketOf(context.target),
        status,
        ms,
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

const market = /^[a-z]{2}(?:-[a-z]{4})?-[a-z]{2}$/;

/** The market of a page, or the one that a call names: `sr-latn-rs`. */
function marketOf({ segments, query }: RequestTarget): string | undefined {
  const [first = ''] = segments;
  const named = market.test(first) ? first : (/[?&]locale=([a-z-]+)(?:&|$)/.exec(query)?.[1] ?? '');
  return market.test(named) ? named : undefined;
}
