import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { configRules } from '../config-rules.ts';
import { readConfig, type Config } from '../config.ts';
import { createDeps, type Deps, type DepsOptions } from '../deps.ts';
import { firstAnswer } from '../identity/sessions/first-answer.ts';
import type { BuiltWeb } from '../web/web-bundle.ts';
import { createPublicServer } from '../server.ts';
import { createFakeWeb } from './fake-web-bundle.ts';
import { identityEnvironment } from './identity-environment.ts';

export interface RunningBff {
  url: string;
  port: number;
  server: Server;
  deps: Deps;
  /** Parsed log lines. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

export interface BffOptions extends DepsOptions {
  web?: BuiltWeb;
  /** Environment variables that override the test configuration. */
  environment?: Record<string, string>;
  /** False when the test's session store does not answer. */
  waitsForStore?: boolean;
}

export function testConfig(upstreamUrl: string, environment: Record<string, string> = {}): Config {
  const set = {
    UPSTREAM_URL: upstreamUrl,
    PUBLIC_URL: 'http://localhost:3000',
    // a busy machine is not what these tests are about
    SHED_DELAY_MS: '60000',
    ...environment,
  };
  const read = readConfig({ ...identityEnvironment(), ...set }, configRules);
  if (!read.ok) throw new Error(read.errors.join('; '));
  return read.config;
}

/** Starts the whole server on a free port of this machine, in this process. */
export async function startBff(upstreamUrl: string, options: BffOptions = {}): Promise<RunningBff> {
  const config = testConfig(upstreamUrl, options.environment);
  const log: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const deps = createDeps(config, options.web ?? createFakeWeb(), { logger, ...options });
  const headers = deps.protections.securityHeaders ? deps.securityHeaders : new Map<string, string>();
  const server = createPublicServer(createApp(deps), config, { headers, logger, metrics: deps.metrics });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  if (options.waitsForStore !== false) await firstAnswer(deps.identity.store);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    deps,
    log,
    async close() {
      server.close();
      server.closeAllConnections();
      deps.upstream.agent.destroy();
      if (server.listening) await once(server, 'close');
      await deps.identity.store.close();
    },
  };
}
