import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './workspace/build-web.mjs';
import { findNode } from './workspace/find-node.mjs';
import { freePort } from './workspace/ports.mjs';
import { bffFlags as productionFlags, startServer, stopServer, waitUntilReady } from './workspace/processes.mjs';
import { sandboxEnvironment } from './workspace/sandbox-environment.mjs';
import type { Server } from './workspace/processes.d.mts';

/** Lifts the limits per peer, since a benchmark sends all its requests from one address; otherwise as for normal traffic. */
export const withoutPeerLimits = {
  RATE_LIMIT_PER_MINUTE: '1000000000',
  RENDERS_PER_MINUTE: '1000000000',
  MAX_REQUESTS_IN_FLIGHT_PER_PEER: '1000',
  // the most that it can answer is measured, not what it refuses beyond
  SHED_DELAY_MS: '60000',
};

/** No collector of telemetry, as shipped: what a benchmark compares with reports nothing either, and the sandbox would need a core for it. */
export const withoutCollector = { OTEL_EXPORTER_OTLP_ENDPOINT: '' };

/** A separate running shop: sandbox, upstream and BFF on free loopback ports, with their own data. */
export interface Stack {
  /** The BFF's address without a trailing slash. */
  url: string;
  upstreamUrl: string;
  metricsUrl: string;
  /** The sandbox's address without a trailing slash: identity provider, payment provider, mailbox, VAT register. */
  sandboxUrl: string;
  /** The mailbox; `mail.json` beside it is for programs. */
  mailUrl: string;
  /** Every payment at the payment provider; programs get JSON. */
  ledgerUrl: string;
  /** What browsers and servers report; with `.json` for programs. */
  telemetryUrl: string;
  upstream: Server;
  sandbox: Server;
  bff: Server;
  /** Milliseconds until the BFF was ready. */
  startMs: number;
  /** Stops only the upstream process, to test the shop without it. */
  stopUpstream(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  startUpstream(): Promise<void>;
  /** Stops only the sandbox. */
  stopSandbox(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  startSandbox(): Promise<void>;
  /** Ends a server like a power cut, without warning (SIGKILL). */
  kill(name: ServerName): Promise<void>;
  /** Restarts a killed server, on its port and with its data. */
  revive(name: ServerName): Promise<void>;
  /** Starts another BFF of the same shop, ready when it resolves; `stop` ends it too. */
  startBff(options?: BffOptions): Promise<Replica>;
  /** Stops all processes and removes their data, unless the folder was given. */
  stop(): Promise<void>;
}

export type ServerName = 'upstream' | 'sandbox' | 'bff';

export interface BffOptions {
  /** Default: a free port. */
  port?: number;
  /** Entry file, for one that lacks a protection; default: the server's own. */
  file?: string;
  /**
   * Additional environment variables, on top of the first BFF's. PUBLIC_URL stays the first one's, as with replicas behind one load
   * balancer: requests must carry that Host.
   */
  env?: Record<string, string>;
}

/** An additional BFF. */
export interface Replica {
  server: Server;
  /** Its address, `http://127.0.0.1:port`. */
  address: string;
  metricsUrl: string;
  stop(): Promise<void>;
}

export interface StackOptions {
  /** Folder of data and logs; by default a temporary folder that `stop` removes. */
  dataDir?: string;
  /** Additional environment variables of each server. */
  bffEnv?: Record<string, string>;
  upstreamEnv?: Record<string, string>;
  sandboxEnv?: Record<string, string>;
  /** False: an empty shop of one's own, beside a sandbox without demo accounts; ready when it says that it is empty. */
  demo?: boolean;
  /** Host name of the sandbox for browsers: a different site than the shop, as in production, or `localhost` for the same site. */
  sandboxHost?: '127.0.0.1' | 'localhost';
  /** Node flags for the BFF, such as `--cpu-prof`. */
  bffFlags?: string[];
}

/**
 * Builds the web application if it has changed and starts a stack; ready when it resolves.
 *
 * @throws Error with the last log lines of the process that did not start
 */
export async function startStack({
  dataDir,
  bffEnv = {},
  upstreamEnv = {},
  sandboxEnv = {},
  sandboxHost = '127.0.0.1',
  bffFlags = [],
  demo = true,
}: StackOptions = {}): Promise<Stack> {
  const node = findNode();
  await buildWeb(node);
  const startedAt = performance.now();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'shop-'));
  const [upstreamPort, port, metricsPort, sandboxPort, smtpPort] = await differentFreePorts();
  const shared = { HOST: '127.0.0.1', DEMO: String(demo), SANDBOX: String(!demo), NODE_ENV: 'production' };
  const url = `http://localhost:${port}`;
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
  const sandboxUrl = `http://${sandboxHost}:${sandboxPort}`;
  const surroundings = sandboxEnvironment({ sandboxUrl, smtpPort, shopUrl: url, dataDir: folder });
  const replicas: Server[] = [];

  async function startUpstream() {
    stack.upstream = startServer({
      name: 'upstream',
      node,
      file: 'apps/upstream/src/main.ts',
      logFile: join(folder, 'logs/upstream.log'),
      env: { ...shared, PORT: String(upstreamPort), DATA_DIR: folder, ...surroundings.upstream, ...upstreamEnv },
    });
    await waitUntilReady(stack.upstream, `${upstreamUrl}/healthz`);
  }

  async function startSandbox() {
    stack.sandbox = startServer({
      name: 'sandbox',
      node,
      file: 'apps/sandbox/src/main.ts',
      logFile: join(folder, 'logs/sandbox.log'),
      env: {
        ...shared,
        PORT: String(sandboxPort),
        DATA_DIR: folder,
        DEMO_ACCOUNTS: String(demo),
        ...surroundings.sandbox,
        ...sandboxEnv,
      },
    });
    await waitUntilReady(stack.sandbox, `http://127.0.0.1:${sandboxPort}/healthz`, 60_000);
  }

  async function startOneBff(
    name: string,
    ports: { port: number; metricsPort: number },
    env: Record<string, string>,
    file = 'apps/bff/src/main.ts',
  ) {
    const server = startServer({
      name,
      node,
      file,
      flags: [...productionFlags, ...bffFlags],
      logFile: join(folder, `logs/${name}.log`),
      env: {
        ...shared,
        PORT: String(ports.port),
        PUBLIC_URL: url,
        UPSTREAM_URL: upstreamUrl,
        METRICS_PORT: String(ports.metricsPort),
        DATA_DIR: folder,
        ...surroundings.bff,
        // all its users share one address
        RENDERS_PER_MINUTE: '1000000',
        WRITE_LINES_PER_10_MINUTES: '1000000',
        WRITE_BYTES_PER_10_MINUTES: '1000000000',
        // what else runs on this machine must not refuse them
        SHED_DELAY_MS: '60000',
        ...bffEnv,
        ...env,
      },
    });
    replicas.push(server);
    await waitUntilReady(server, `http://127.0.0.1:${ports.port}/${demo ? 'readyz' : 'healthz'}`);
    return server;
  }

  const stack = {
    url,
    upstreamUrl,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    sandboxUrl,
    mailUrl: `${sandboxUrl}/mail`,
    ledgerUrl: `${sandboxUrl}/payments/ledger`,
    telemetryUrl: `${sandboxUrl}/telemetry`,
    startUpstream,
    stopUpstream: () => stopServer(stack.upstream),
    startSandbox,
    stopSandbox: () => stopServer(stack.sandbox),
    async kill(name: ServerName) {
      stack[name].child.kill('SIGKILL');
      await stack[name].exited;
    },
    async revive(name: ServerName) {
      if (name === 'upstream') await startUpstream();
      else if (name === 'sandbox') await startSandbox();
      else stack.bff = await startOneBff('bff', { port, metricsPort }, {});
    },
    async startBff({ port, file, env = {} }: BffOptions = {}) {
      const ports = { port: port ?? (await freePort()), metricsPort: await freePort() };
      const server = await startOneBff(`bff-${replicas.length + 1}`, ports, env, file);
      return {
        server,
        address: `http://127.0.0.1:${ports.port}`,
        metricsUrl: `http://127.0.0.1:${ports.metricsPort}/metrics`,
        stop: () => stopServer(server),
      };
    },
    async stop() {
      for (const server of [...replicas, stack.sandbox, stack.upstream]) if (server) await stopServer(server);
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  } as Stack;

  try {
    // the BFF loads in parallel and is ready when upstream is
    [stack.bff] = await Promise.all([startOneBff('bff', { port, metricsPort }, {}), startUpstream(), startSandbox()]);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  stack.startMs = performance.now() - startedAt;
  return stack;
}

async function differentFreePorts(): Promise<[number, number, number, number, number]> {
  const ports = new Set<number>();
  while (ports.size < 5) ports.add(await freePort());
  return [...ports] as [number, number, number, number, number];
}
