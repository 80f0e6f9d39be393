// The BFF of `npm run dev`: the same server, with pages and files made from the sources by Vite. Production cannot run
// it: `.dockerignore` keeps this folder out of the images, and Vite is no dependency of the BFF.
import { configOrExit, isLoopback, listen, metricsListener, processIdentity, startTelemetry } from '@shop/server';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Express, Request, Response } from 'express';
import { createApp } from '../app.ts';
import { configRules } from '../config-rules.ts';
import { outsideOrigins, readConfig } from '../config.ts';
import { createBffLogger, createDeps } from '../deps.ts';
import { firstAnswer } from '../identity/sessions/first-answer.ts';
import { isCall } from '../http/answer-failure.ts';
import { adyenOrigin } from '../protection/adyen-origins.ts';
import { securityHeaders } from '../protection/security-headers.ts';
import { createPublicServer } from '../server.ts';
import { UpstreamError } from '../upstream/failure.ts';
import { developmentHeaders } from './development-headers.ts';
import { sourceErrorPage } from './source-error-page.ts';
import { startWeb } from './start-web.ts';

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const read = configOrExit(readConfig(process.env, configRules));
// pages are not cached, so that every request shows the current sources
const config = { ...read, PAGE_FRESH_MS: 0, PAGE_STALE_MS: 0, PAGE_FAILURE_MS: 0 };
if (process.env['NODE_ENV'] === 'production' || !isLoopback(config.PUBLIC_URL) || !isLoopback(urlOf(config.HOST)))
  exitWith('The development server shows its sources: it listens on this machine alone, and never in production.');

const logger = createBffLogger(config);
const html = { 'content-type': 'text/html; charset=utf-8' };
const server = createPublicServer(answer, config, { headers: new Map(), logger });
const metricsServer = createServer();
const web = await startWeb(server);
const telemetry = await startTelemetry({ ...processIdentity('bff', config), config, log: logger });
const deps = createDeps(config, web.built, { logger, telemetry });
metricsServer.on('request', metricsListener(deps.metrics));
const renderPage = deps.render;
deps.render = async (url, identity, signal) => {
  try {
    return await renderPage(url, identity, signal);
  } catch (error) {
    if (error instanceof UpstreamError || signal.aborted) throw error;
    logger.error({ err: error }, 'page failed');
    web.noteError();
    return { status: 500, headers: html, html: sourceErrorPage(error) };
  }
};

const paymentOrigins = config.ADYEN_ENVIRONMENT ? [adyenOrigin(config.ADYEN_ENVIRONMENT)] : [];
let app: Express | undefined;
let appSource = '';

/** The server for the current sources; created again when the boot script or the page parameters change. */
function currentApp(): Express {
  const { bootScript, pageQueryParameters } = web.built.bundle;
  const source = JSON.stringify([bootScript, pageQueryParameters]);
  if (!app || source !== appSource) {
    const headers = developmentHeaders(
      securityHeaders(bootScript, false, paymentOrigins, outsideOrigins(config)),
      config.PUBLIC_URL,
    );
    app = createApp({ ...deps, securityHeaders: headers });
    appSource = source;
  }
  return app;
}

/** Vite's modules and files first, then the shop; changed page sources are loaded again. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  web.serve(request, response, () => {
    const showShop = (): void => void currentApp()(request as Request, response as Response);
    const isHealth = /^\/(?:healthz|readyz)$/.test(request.url ?? '');
    if (isCall(request) || isHealth) return showShop();
    web.refresh().then(showShop, (error: unknown) => {
      logger.error({ err: error }, 'sources cannot be loaded');
      response.writeHead(500, { ...html, 'cache-control': 'no-store' }).end(sourceErrorPage(error));
    });
  });
}

function urlOf(host: string): URL {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}`);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // the sockets of open pages never close by themselves
    const closing = [web.close(), deps.identity.store.close()];
    for (const one of [server, metricsServer]) {
      one.close();
      one.closeAllConnections();
    }
    deps.upstream.agent.destroy();
    void Promise.allSettled(closing).then(() => process.exit(0));
  });
}

try {
  await listen(metricsServer, config.METRICS_PORT, config.METRICS_HOST);
  await listen(server, config.PORT, config.HOST);
} catch (error) {
  exitWith(`Cannot listen: ${(error as Error).message}`);
}
logger.info({ publicUrl: config.PUBLIC_URL.origin }, 'listening, with pages from the sources');
Object.assign(deps.readiness, { isReady: false, reason: 'waiting for the session store' });
void firstAnswer(deps.identity.store).then(() => (deps.readiness.isReady = true));
