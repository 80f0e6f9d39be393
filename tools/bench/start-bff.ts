import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../workspace/build-web.mjs';
import { findNode } from '../workspace/find-node.mjs';
import { freePort } from '../workspace/ports.mjs';
import { startServer, stopServer, waitUntilReady } from '../workspace/processes.mjs';

export interface LoneBff {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** No rate limit, no log line for each request of a benchmark that fails: what a person's traffic meets, without the brake. */
export const unbraked = { RATE_LIMIT_PER_MINUTE: '1000000000' };

/** The BFF in front of any server, for benchmarks that need no commerce API. */
export async function startBff(upstreamUrl: string, env: Record<string, string> = {}): Promise<LoneBff> {
  const node = findNode();
  await buildWeb(node);
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const port = await freePort();
  const server = startServer({
    name: 'bff',
    node,
    file: 'apps/bff/src/main.ts',
    logFile: join(folder, 'bff.log'),
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      UPSTREAM_URL: upstreamUrl,
      METRICS_PORT: '0',
      NODE_ENV: 'production',
      ...unbraked,
      ...env,
    },
  });
  await waitUntilReady(server, `http://127.0.0.1:${port}/healthz`, 30_000);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    async stop() {
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
