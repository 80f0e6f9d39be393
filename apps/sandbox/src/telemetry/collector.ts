import express, { Router, type ErrorRequestHandler } from 'express';
import { readEnvelopes } from './read-envelopes.ts';
import { readMetrics, readTraces } from './read-otlp.ts';
import type { TelemetryStore } from './telemetry-store.ts';

/**
 * What an application-monitoring service accepts: `POST /v2/track` batches of Application Insights' JavaScript SDK, `POST
 * /v1/traces` and `/v1/metrics` OTLP in JSON. Anything else is answered 400.
 */
export function collector(store: TelemetryStore): Router {
  const parse = express.json({ limit: '4mb', strict: true, type: () => true });
  return Router()
    .post('/v2/track', parse, ({ body }, response) => {
      const received = (body as unknown[]).length;
      store.add(readEnvelopes(body));
      response.json({ itemsReceived: received, itemsAccepted: received, errors: [] });
    })
    .post('/v1/traces', parse, ({ body }, response) => {
      store.add(readTraces(body));
      response.json({});
    })
    .post('/v1/metrics', parse, ({ body }, response) => {
      store.measure(readMetrics(body));
      response.json({});
    })
    .use(refuse);
}

const refuse: ErrorRequestHandler = (error: Error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.status(400).json({ error: error.message.slice(0, 500) });
};
