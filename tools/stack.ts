import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './workspace/build-web.mjs';
import { findNode } from './workspace/find-node.mjs';
import { freePort } from './workspace/ports.mjs';
import { startServer, stopServer, waitUntilReady } from './workspace/processes.mjs';
import type { Server } from './workspace/processes.d.mts';

/** A running shop of its own: upstream and BFF on free ports of loopback, with their own data. */
export interface Stack {
  /** The BFF's address without a slash at the end. */
  url: string;
  upstreamUrl: string;
  metricsUrl: string;
  upstream: Server;
  bff: Server;
  /** Milliseconds until the BFF was ready. */
  startMs: number;
  /** Ends the upstream process alone, to see how the shop lives without it. */
  stopUpstream(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  startUpstream(): Promise<void>;
  /** Ends both processes and removes their data, unless the folder was given. */
  stop(): Promise<void>;
}

export interface StackOptions {
  /** Where data and logs go; by default a temporary folder that `stop` removes. */
  dataDir?: string;
  /** Further environment of the BFF and of upstream. */
  bffEnv?: Record<string, string>;
  upstreamEnv?: Record<string, string>;
  /** Node's flags for the BFF, `--cpu-prof` say. */
  bffFlags?: string[];
}

/**
 * Builds the web application where it has changed and starts a stack; ready when it resolves.
 *
 * @throws Error with the last log lines of the process that did not start
 */
export async function startStack({
  dataDir,
  bffEnv = {},
  upstreamEnv = {},
  bffFlags = [],
}: StackOptions = {}): Promise<Stack> {
  const node = findNode();
  await buildWeb(node);
  const startedAt = performance.now();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'shop-'));
  const [upstreamPort, port, metricsPort] = await differentFreePorts();
  const shared = { HOST: '127.0.0.1', DEMO: 'true', NODE_ENV: 'production' };
  const url = `http://localhost:${port}`;
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;

  async function startUpstream() {
    stack.upstream = startServer({
      name: 'upstream',
      node,
      file: 'apps/upstream/src/main.ts',
      logFile: join(folder, 'logs/upstream.log'),
      env: { ...shared, PORT: String(upstreamPort), DATA_DIR: folder, ...upstreamEnv },
    });
    await waitUntilReady(stack.upstream, `${upstreamUrl}/healthz`);
  }

  const stack = {
    url,
    upstreamUrl,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    startUpstream,
    stopUpstream: () => stopServer(stack.upstream),
    async stop() {
      for (const server of [stack.bff, stack.upstream]) if (server) await stopServer(server);
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  } as Stack;

  try {
    await startUpstream();
    stack.bff = startServer({
      name: 'bff',
      node,
      file: 'apps/bff/src/main.ts',
      flags: bffFlags,
      logFile: join(folder, 'logs/bff.log'),
      env: {
        ...shared,
        PORT: String(port),
        PUBLIC_URL: url,
        UPSTREAM_URL: upstreamUrl,
        METRICS_PORT: String(metricsPort),
        DATA_DIR: folder,
        ...bffEnv,
      },
    });
    await waitUntilReady(stack.bff, `http://127.0.0.1:${port}/readyz`, 60_000);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  stack.startMs = performance.now() - startedAt;
  return stack;
}

async function differentFreePorts(): Promise<[number, number, number]> {
  const ports = new Set<number>();
  while (ports.size < 3) ports.add(await freePort());
  return [...ports] as [number, number, number];
}
