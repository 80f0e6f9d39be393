// `npm start`: from a new clone to a running shop on this machine. Plain JavaScript, since it runs before anything is installed.
import './workspace/require-node.mjs';
import { join, resolve } from 'node:path';
import { buildWeb } from './workspace/build-web.mjs';
import { ensureInstalled } from './workspace/ensure-installed.mjs';
import { claimFolder } from './workspace/data-folder.mjs';
import { findNode } from './workspace/find-node.mjs';
import { chosenPort } from './workspace/ports.mjs';
import { bffFlags, startServer, stopServer, waitUntilReady } from './workspace/processes.mjs';
import { onSourceChange } from './workspace/restart-on-change.mjs';
import { root } from './workspace/root.mjs';
import { demoAccountLines, sandboxEnvironment, sandboxPorts } from './workspace/sandbox-environment.mjs';
import { serverSources } from './workspace/server-sources.mjs';

// DEMO=false: a shop of one's own, which `npm run import` fills
const isDemo = process.env.DEMO !== 'false';
const isDev = process.argv.includes('--dev');
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const running = [];
const building = new AbortController();
let stopping;
let releaseFolder;

const ownShopLines =
  'A shop of your own, beside a sandbox that stands for the identity provider, the bank and the mail server.\n' +
  'Make an account with "Sign in", "Sign up": the code arrives in the mailbox. While it is empty, stop it and fill it:\n' +
  '  npm run import -- FOLDER (docs/own-catalogue.md)';

/** Ends everything, the public server first so that no request fails for lack of upstream. */
function stop(exitCode) {
  stopping ??= (async () => {
    building.abort();
    for (const part of running.toReversed()) await stopServer(part.server);
    releaseFolder?.();
    process.exit(exitCode);
  })();
  return stopping;
}

/** A process that ends ends the others too; in development it waits for the next change instead. */
function watchOver(part) {
  const { server } = part;
  void server.exited.then((how) => {
    if (stopping || part.server !== server || part.isRestarting) return;
    console.error(`\n${server.name} ${how}. Its last lines (all in ${server.logFile}):\n${server.lastLines()}`);
    if (part.isReady && isDev) console.error('It starts again when a source changes.');
    else void stop(1);
  });
}

function start(options) {
  const launch = () => startServer({ ...options, logFile: join(dataDir, `logs/${options.name}.log`) });
  const part = { server: launch(), isReady: false, isRestarting: false, restart };
  async function restart(reason) {
    if (stopping || part.isRestarting) return;
    part.isRestarting = true;
    await stopServer(part.server);
    part.isRestarting = false;
    if (stopping) return;
    part.server = launch();
    watchOver(part);
    console.log(`${options.name} restarted: ${reason}`);
  }
  running.push(part);
  watchOver(part);
  return part;
}

async function main() {
  releaseFolder = claimFolder(dataDir);
  const port = await chosenPort('PORT', 3000);
  const upstreamPort = await chosenPort('UPSTREAM_PORT');
  const metricsPort = await chosenPort('METRICS_PORT');
  const { port: sandboxPort, smtpPort } = await sandboxPorts(dataDir);
  await ensureInstalled();
  const node = findNode();
  const url = `http://localhost:${port}`;
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const surroundings = sandboxEnvironment({ sandboxUrl, smtpPort, shopUrl: url, dataDir });
  const shared = {
    HOST: '127.0.0.1',
    DEMO: String(isDemo),
    SANDBOX: String(!isDemo),
    NODE_ENV: isDev ? 'development' : 'production',
  };

  const ownSender = isDemo ? {} : { MAIL_FROM: process.env.MAIL_FROM || 'orders@shop.example' };

  console.log(
    isDemo
      ? 'Starting upstream (the first time it creates the demo data, which takes up to a minute) …'
      : 'Starting upstream without the demo company …',
  );
  const upstream = start({
    name: 'upstream',
    node,
    file: 'apps/upstream/src/main.ts',
    // METRICS_PORT of the environment is the BFF's
    env: {
      ...shared,
      PORT: String(upstreamPort),
      METRICS_PORT: '',
      DATA_DIR: dataDir,
      ...surroundings.upstream,
      ...ownSender,
    },
  });
  const sandbox = start({
    name: 'sandbox',
    node,
    file: 'apps/sandbox/src/main.ts',
    env: {
      ...shared,
      PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DEMO_ACCOUNTS: String(isDemo),
      ...surroundings.sandbox,
    },
  });
  const startBff = () =>
    start({
      name: 'bff',
      node,
      file: isDev ? 'apps/bff/src/development/main.ts' : 'apps/bff/src/main.ts',
      flags: isDev ? [] : bffFlags,
      env: {
        ...shared,
        PORT: String(port),
        PUBLIC_URL: url,
        UPSTREAM_URL: upstreamUrl,
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        ...surroundings.bff,
      },
    });
  // the development BFF reads the web application itself
  if (!isDev) {
    console.log('Building the web application where it has changed …');
    const { built, seconds } = await buildWeb(node, building.signal);
    if (built) console.log(`Web application built in ${seconds} s.`);
  }
  const bff = startBff();
  await Promise.all([
    waitUntilReady(upstream.server, `${upstreamUrl}/healthz`),
    waitUntilReady(sandbox.server, `${sandboxUrl}/healthz`),
    // an empty shop is not ready, and says so on every page
    waitUntilReady(bff.server, `http://127.0.0.1:${port}/${isDemo ? 'readyz' : 'healthz'}`),
  ]);
  upstream.isReady = sandbox.isReady = bff.isReady = true;
  if (isDev) {
    const watched = { upstream, sandbox, bff };
    for (const [name, part] of Object.entries(watched))
      onSourceChange(serverSources(name), (file) => void part.restart(`${file} has changed`));
  }
  console.log(
    `\nready ${url}/\n\n` +
      `${isDemo ? await demoAccountLines(sandboxUrl) : ownShopLines}\n\n` +
      `  mailbox        ${sandboxUrl}/mail (codes and order confirmations arrive here)\n` +
      `  payments       ${sandboxUrl}/payments/ledger\n` +
      `  telemetry      ${sandboxUrl}/telemetry (what browsers and servers report, as traces)\n` +
      `  upstream API   ${upstreamUrl}\n` +
      `  its OpenAPI    ${upstreamUrl}/openapi.json\n` +
      `  metrics        http://127.0.0.1:${metricsPort}/metrics\n` +
      `  data and logs  ${dataDir}\n\n` +
      `Ctrl-C stops all of it${isDemo ? '; npm run reset starts again from the demo data.' : '.'}`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    console.log('\nStopping …');
    void stop(0);
  });
}
// The children are unreferenced, so this keeps the process running until stop(). It also notices when npm ends: the shell between npm and
// this process does not forward signals.
const parent = process.ppid;
const keepAlive = setInterval(() => {
  if (process.env.npm_lifecycle_event && process.ppid !== parent) void stop(0);
}, 500);
main().catch((error) => {
  clearInterval(keepAlive);
  if (stopping) return;
  console.error(`\n${error.message}`);
  void stop(1);
});
