import type { Server } from 'node:http';
import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logging.ts';
import type { Readiness } from './health.ts';

interface ShutdownOptions {
  servers: Server[];
  agent: Agent;
  readiness: Readiness;
  logger: Logger;
  /** Milliseconds between failing readiness and closing the door. */
  delayMs: number;
  /** Milliseconds after which requests in flight are cut off. */
  graceMs: number;
}

/** Milliseconds between looks for connections that have become idle. */
const lookMs = 25;

/** Ends in order: readiness fails, the door closes, requests in flight finish, idle sockets close. True when nothing was cut off. */
export async function shutDown({
  servers,
  agent,
  readiness,
  logger,
  delayMs,
  graceMs,
}: ShutdownOptions): Promise<boolean> {
  const endsAt = Date.now() + graceMs;
  readiness.isReady = false;
  readiness.reason = 'shutting down';
  logger.info('shutting down');
  await sleep(delayMs);
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  let isClosed = false;
  const allClosed = Promise.all(closed).then(() => (isClosed = true));
  while (!isClosed && Date.now() < endsAt) {
    // a kept-alive connection whose request has just finished is idle only now
    for (const server of servers) server.closeIdleConnections();
    await Promise.race([allClosed, sleep(lookMs)]);
  }
  for (const server of servers) server.closeAllConnections();
  agent.destroy();
  logger.info({ isComplete: isClosed }, 'shut down');
  return isClosed;
}
