import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutCollector, withoutPeerLimits } from '../stack.ts';
import { buildWeb } from '../workspace/build-web.mjs';
import { findNode } from '../workspace/find-node.mjs';
import { freePort } from '../workspace/ports.mjs';
import { bffFlags, startServer, stopServer, waitUntilReady } from '../workspace/processes.mjs';
import { sandboxEnvironment } from '../workspace/sandbox-environment.mjs';

export interface LoneBff {
  url: string;
  pid: number;
  /** Cookie header of a newly signed-in user; requires `signsIn`. */
  signIn(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the BFF in front of any server, for benchmarks that need no commerce API.
 *
 * @param signsIn also starts an identity provider
 */
export async function startBff(
  upstreamUrl: string,
  env: Record<string, string> = {},
  { signsIn = false } = {},
): Promise<LoneBff> {
  const node = findNode();
  await buildWeb(node);
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const port = await freePort();
  const shopUrl = `http://localhost:${port}`;
  const sandboxPort = signsIn ? await freePort() : 0;
  const sandboxUrl = signsIn ? `http://127.0.0.1:${sandboxPort}` : 'https://login.invalid';
  const surroundings = sandboxEnvironment({ sandboxUrl, smtpPort: 0, shopUrl, dataDir: folder });
  const sandbox = signsIn
    ? startServer({
        name: 'sandbox',
        node,
        file: 'apps/sandbox/src/main.ts',
        logFile: join(folder, 'sandbox.log'),
        env: { PORT: String(sandboxPort), DATA_DIR: folder, NODE_ENV: 'production', ...surroundings.sandbox },
      })
    : undefined;
  if (sandbox) await waitUntilReady(sandbox, `${sandboxUrl}/healthz`, 30_000);
  const server = startServer({
    name: 'bff',
    node,
    file: 'apps/bff/src/main.ts',
    flags: bffFlags,
    logFile: join(folder, 'bff.log'),
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: shopUrl,
      UPSTREAM_URL: upstreamUrl,
      METRICS_PORT: '0',
      NODE_ENV: 'production',
      DATA_DIR: folder,
      ...surroundings.bff,
      ...(signsIn ? { DEMO: 'true' } : {}),
      ...withoutPeerLimits,
      ...withoutCollector,
      ...env,
    },
  });
  await waitUntilReady(server, `http://127.0.0.1:${port}/healthz`, 30_000);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    signIn: () => signIn(shopUrl),
    async stop() {
      await stopServer(server);
      if (sandbox) await stopServer(sandbox);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in through the provider like a browser with cookies per host; the demo sign-in takes one click. */
export async function signIn(shopUrl: string): Promise<string> {
  const cookies = new Map<string, Map<string, string>>();
  let url = new URL('/auth/login?returnTo=/&fake=1', shopUrl);
  for (let hop = 0; hop < 15; hop++) {
    const own = cookies.get(url.hostname) ?? new Map<string, string>();
    cookies.set(url.hostname, own);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
      own.set(name, value);
    }
    await response.arrayBuffer();
    const session = cookies.get('localhost')?.get('sid');
    if (session) return `sid=${session}`;
    url = new URL(response.headers.get('location') ?? '', url);
  }
  throw new Error('Signing in leads nowhere');
}
