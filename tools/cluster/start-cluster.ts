import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '../workspace/build-web.mjs';
import { findNode } from '../workspace/find-node.mjs';
import { freePort } from '../workspace/ports.mjs';
import { bffFlags, startServer, stopServer, waitUntilReady } from '../workspace/processes.mjs';
import { sandboxEnvironment } from '../workspace/sandbox-environment.mjs';
import type { Server } from '../workspace/processes.d.mts';
import { startLoadBalancer } from './load-balancer.ts';
import type { Part } from './part.ts';
import { startPostgresPair } from './postgres-pair.ts';
import { startRedisTrio } from './redis-trio.ts';

export interface ClusterOptions {
  /** Folder of logs and of the sandbox's data. */
  dataDir: string;
  /** Port of the shop; default: a free one. */
  port?: number;
  /** False: the load balancers send nothing again; for the negative control. */
  resends?: boolean;
  upstreamEnv?: Record<string, string>;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Two of everything on this machine: PostgreSQL with a synchronous standby, Redis with Sentinel, two BFFs, two upstreams,
 * two workers, and a load balancer before BFFs and upstreams. Ready when it resolves.
 *
 * @throws Error with the last log lines of the process that did not start
 */
export async function startCluster({ dataDir, port: givenPort, resends = true, upstreamEnv = {} }: ClusterOptions) {
  const node = findNode();
  await buildWeb(node);
  const port = givenPort ?? (await freePort());
  const [sandboxPort, smtpPort, upstreamsPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const surroundings = sandboxEnvironment({ sandboxUrl, smtpPort, shopUrl: url, dataDir });
  const shared = { HOST: '127.0.0.1', DEMO: 'true', NODE_ENV: 'production', DATA_DIR: dataDir };
  /** In the order of their start; ended the other way round. */
  const running: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const one of running.splice(0).reverse()) await one.stop();
  };

  async function startOne(name: string, file: string, ownPort: number, env: Record<string, string>): Promise<Part> {
    const logFile = join(dataDir, `logs/${name}.log`);
    let server: Server;
    const launch = async (): Promise<void> => {
      const flags = file.startsWith('apps/bff/') ? bffFlags : [];
      server = startServer({ name, node, file, flags, logFile, env: { ...shared, PORT: String(ownPort), ...env } });
      await waitUntilReady(server, `http://127.0.0.1:${ownPort}/${file.includes('sandbox') ? 'healthz' : 'readyz'}`);
    };
    running.push({ stop: () => stopServer(server) });
    await launch();
    return {
      name,
      async kill() {
        server.child.kill('SIGKILL');
        await server.exited;
      },
      revive: launch,
      async restart() {
        await stopServer(server, 30_000);
        await launch();
        // the load balancers ask in between
        await sleep(500);
      },
    };
  }

  try {
    const postgres = await startPostgresPair();
    running.push(postgres);
    const redis = await startRedisTrio();
    running.push(redis);
    await startOne('sandbox', 'apps/sandbox/src/main.ts', sandboxPort, surroundings.sandbox);
    const upstreamPorts = [await freePort(), await freePort()];
    const startUpstream = (name: string, ownPort: number, env: Record<string, string>): Promise<Part> =>
      startOne(name, 'apps/upstream/src/main.ts', ownPort, {
        ...surroundings.upstream,
        DATABASE_URL: postgres.url,
        DATABASE_READ_URL: postgres.readUrl,
        ...upstreamEnv,
        ...env,
      });
    // the first fills the database
    const upstreams = [await startUpstream('upstream-1', upstreamPorts[0]!, { WORKERS: 'false' })];
    const others = await Promise.all([
      startUpstream('upstream-2', upstreamPorts[1]!, { WORKERS: 'false' }),
      startUpstream('worker-1', await freePort(), {}),
      startUpstream('worker-2', await freePort(), {}),
    ]);
    upstreams.push(others[0]);
    const beforeUpstreams = await startLoadBalancer({ port: upstreamsPort, targets: upstreamPorts, resends });
    running.push({ stop: () => beforeUpstreams.close() });
    const bffPorts = [await freePort(), await freePort()];
    const bffs = await Promise.all(
      bffPorts.map(async (ownPort, n) =>
        startOne(`bff-${n + 1}`, 'apps/bff/src/main.ts', ownPort, {
          ...surroundings.bff,
          PUBLIC_URL: url,
          UPSTREAM_URL: beforeUpstreams.url,
          METRICS_PORT: String(await freePort()),
          TRUST_PROXY: '1',
          REDIS_URL: 'redis://shop/0',
          REDIS_SENTINELS: redis.sentinels,
          // all its users share one address
          PAYMENT_CALLS_PER_10_MINUTES: '1000000',
          RATE_LIMIT_PER_MINUTE: '1000000',
          RENDERS_PER_MINUTE: '1000000',
          // what else runs on this machine must not refuse reads
          SHED_DELAY_MS: '60000',
          WRITE_LINES_PER_10_MINUTES: '1000000',
          WRITE_BYTES_PER_10_MINUTES: '1000000000',
        }),
      ),
    );
    const beforeBffs = await startLoadBalancer({ port, targets: bffPorts, resends });
    running.push({ stop: () => beforeBffs.close() });
    return {
      url,
      upstreamUrl: beforeUpstreams.url,
      /** Addresses of the upstreams themselves. */
      upstreams: upstreamPorts.map((one) => `http://127.0.0.1:${one}`),
      sandboxUrl,
      databaseUrl: postgres.url,
      bffs,
      servers: upstreams,
      workers: others.slice(1),
      engines: [...postgres.parts, ...redis.parts],
      separateStandby: () => postgres.separate(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
