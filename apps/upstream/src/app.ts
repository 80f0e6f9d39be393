import express, { type Express } from 'express';
import { allRoutes } from './all-routes.ts';
import { answerErrors, limitUrl, unknownPath } from './http/answer-errors.ts';
import type { Deps } from './http/deps.ts';
import { configuratorWebhook } from './configurations/configurator-webhook.ts';
import { healthRoutes } from './http/health.ts';
import { mediaRoutes } from './catalogue/media/media-routes.ts';
import { mountRoutes } from './http/mount.ts';
import { openApiRoute } from './http/open-api-route.ts';
import { settlePayment } from './orders/payments/settle-payment.ts';
import { paymentWebhooks } from './orders/payments/payment-webhooks.ts';
import { requestId, requestLog } from './http/request-log.ts';

/** The reference commerce API. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');

  app.use(requestId());
  app.use(requestLog(deps.log));
  app.use(limitUrl());
  app.use(healthRoutes(deps));
  app.use(openApiRoute(deps.settings));
  app.use(mediaRoutes(deps.db));
  app.use(paymentWebhooks(deps, settlePayment));
  app.use(configuratorWebhook(deps));
  app.use(mountRoutes(allRoutes(deps), deps));
  app.use(unknownPath());
  app.use(answerErrors(deps.log));
  return app;
}
