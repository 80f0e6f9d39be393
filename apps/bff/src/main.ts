import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { firstAnswer } from './identity/sessions/first-answer.ts';
import { createDeps, type Deps } from './deps.ts';
import { metricsListener } from './operations/metrics-listener.ts';
import { shutDown } from './operations/shutdown.ts';
import { loadWeb } from './render/web-bundle.ts';
import { createPublicServer } from './server.ts';

const read = readConfig(process.env);
if (!read.ok) {
  console.error(`The configuration has faults:\n${read.faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exit(1);
}
const { config } = read;
const web = await loadWeb(config.WEB_DIST).catch((error: Error) => {
  console.error(`${error.message}\n${String(error.cause)}`);
  process.exit(1);
});
const deps = openDeps();
const { logger, upstream, identity, readiness } = deps;
const server = createPublicServer(createApp(deps), config, deps.securityHeaders, logger);
let isEnding = false;
// a replica that has never reached its session store gets no traffic; one that loses it later still serves everybody who is not signed in
Object.assign(readiness, { isReady: false, reason: 'waiting for the session store' });
const metricsServer = createServer(metricsListener(deps.metrics));

function openDeps(): Deps {
  try {
    return createDeps(config, web);
  } catch (error) {
    console.error(`Cannot open the sessions in DATA_DIR: ${(error as Error).message}`);
    process.exit(1);
  }
}

async function listen(one: Server, port: number, host: string): Promise<string> {
  one.listen(port, host);
  await once(one, 'listening');
  const { address, port: taken, family } = one.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
}

try {
  const metricsAddress = await listen(metricsServer, config.METRICS_PORT, config.METRICS_HOST);
  const address = await listen(server, config.PORT, config.HOST);
  logger.info({ address, metricsAddress, publicUrl: config.PUBLIC_URL.origin, demo: config.DEMO }, 'listening');
  void firstAnswer(identity.store).then(() => {
    if (!isEnding) readiness.isReady = true;
  });
} catch (error) {
  console.error(`Cannot listen: ${(error as Error).message}`);
  process.exit(1);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    const { SHUTDOWN_DELAY_MS: delayMs, SHUTDOWN_GRACE_MS: graceMs } = config;
    void shutDown({
      servers: [server, metricsServer],
      agent: upstream.agent,
      readiness,
      logger,
      delayMs,
      graceMs,
    })
      .then(async (isComplete) => {
        await identity.store.close();
        return isComplete;
      })
      .then((isComplete) => process.exit(isComplete ? 0 : 1));
  });
}
