import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.ts';

interface ShutdownOptions {
  servers: readonly Server[];
  log: Pick<Logger, 'info' | 'error'>;
  /** Milliseconds between the signal and closing the servers, so that a load balancer notices; 0 by default. */
  delayMs?: number;
  /** Milliseconds after that until requests in flight are cut. */
  graceMs: number;
  /**
   * Runs at the signal while servers still accept connections: readiness fails, and background work is asked to stop.
   */
  begin?: () => void;
  /** Closes what the servers used, after their last answer. */
  close: () => Promise<void>;
}

/** Milliseconds between checks for idle connections. */
const pollMs = 25;

/** Accepts no new connection and lets requests in flight finish within the grace time. True when none was cut. */
export async function drain(servers: readonly Server[], graceMs: number): Promise<boolean> {
  const endsAt = Date.now() + graceMs;
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  let isComplete = false;
  const allClosed = Promise.all(closed).then(() => (isComplete = true));
  while (!isComplete && Date.now() < endsAt) {
    // a kept-alive connection becomes idle only after its request
    for (const server of servers) server.closeIdleConnections();
    await Promise.race([allClosed, sleep(pollMs)]);
  }
  for (const server of servers) server.closeAllConnections();
  return isComplete;
}

/**
 * Shuts the process down on SIGTERM or SIGINT: it fails readiness, stops listening, finishes requests in flight and
 * closes resources. Exits with 0, or with 1 when a request was cut or closing failed. Further signals change nothing:
 * Ctrl-C reaches a whole process group, and its parent signals each process again.
 */
export function shutDownOnSignals(options: ShutdownOptions): void {
  const { servers, log, delayMs = 0, graceMs, begin, close } = options;
  let isEnding = false;
  async function end(signal: string): Promise<void> {
    begin?.();
    log.info({ signal }, 'shutting down');
    if (delayMs > 0) await sleep(delayMs);
    const isComplete = await drain(servers, graceMs);
    log.info({ isComplete }, 'shut down');
    await close();
    process.exit(isComplete ? 0 : 1);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'not shut down cleanly');
        process.exit(1);
      });
    });
  }
}
