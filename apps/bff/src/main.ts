import {
  configOrExit,
  listen,
  metricsListener,
  processIdentity,
  shutDownOnSignals,
  startTelemetry,
} from '@shop/server';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { configRules } from './config-rules.ts';
import { readConfig } from './config.ts';
import { createBffLogger, createDeps, type Deps } from './deps.ts';
import { firstAnswer } from './identity/sessions/first-answer.ts';
import { loadWeb } from './web/web-bundle.ts';
import { createPublicServer } from './server.ts';
import { reasonOf } from './upstream/failure.ts';
import { createUpstreamPing } from './upstream/ping-upstream.ts';

const config = configOrExit(readConfig(process.env, configRules));
const web = await loadWeb(config.WEB_DIST).catch((error: Error) => {
  console.error(`${error.message}\n${String(error.cause)}`);
  process.exit(1);
});
const logger = createBffLogger(config);
const telemetry = await startTelemetry({ ...processIdentity('bff', config), config, log: logger });
const deps = openDeps();
const { upstream, identity, readiness } = deps;
const server = createPublicServer(createApp(deps), config, {
  headers: deps.securityHeaders,
  logger,
  metrics: deps.metrics,
});
let isEnding = false;
// a replica that has never reached what it needs gets no traffic; one that loses it later still serves visitors and
// cached pages
Object.assign(readiness, { isReady: false, reason: 'waiting for the session store' });
const metricsServer = createServer(metricsListener(deps.metrics));

function openDeps(): Deps {
  try {
    return createDeps(config, web, { logger, telemetry });
  } catch (error) {
    console.error(`Cannot open the sessions in DATA_DIR: ${(error as Error).message}`);
    process.exit(1);
  }
}

try {
  const { address: metricsAddress } = await listen(metricsServer, config.METRICS_PORT, config.METRICS_HOST);
  const { address } = await listen(server, config.PORT, config.HOST);
  logger.info({ address, metricsAddress, publicUrl: config.PUBLIC_URL.origin, demo: config.DEMO }, 'listening');
  void waitForParts();
} catch (error) {
  console.error(`Cannot listen: ${(error as Error).message}`);
  process.exit(1);
}

async function waitForParts(): Promise<void> {
  await firstAnswer(identity.store);
  if (!isEnding) readiness.reason = 'waiting for upstream';
  const ping = createUpstreamPing(upstream);
  await firstAnswer({
    ping: () =>
      ping().catch((error: unknown) => {
        const isEmpty = reasonOf(error) === 'no_market';
        if (!isEnding) readiness.reason = isEmpty ? 'no_market: import a catalogue' : 'waiting for upstream';
        throw error;
      }),
  });
  if (!isEnding) readiness.isReady = true;
}

shutDownOnSignals({
  servers: [server, metricsServer],
  log: logger,
  delayMs: config.SHUTDOWN_DELAY_MS,
  graceMs: config.SHUTDOWN_GRACE_MS,
  begin() {
    isEnding = true;
    Object.assign(readiness, { isReady: false, reason: 'shutting down' });
  },
  async close() {
    upstream.agent.destroy();
    await telemetry?.stop();
    await identity.store.close();
  },
});
