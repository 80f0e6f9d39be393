import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.ts';

interface ShutdownOptions {
  servers: readonly Server[];
  log: Pick<Logger, 'info' | 'error'>;
  /** Milliseconds between the signal and closing the door, so that a load balancer notices; none by default. */
  delayMs?: number;
  /** Milliseconds after that until requests in flight are cut off. */
  graceMs: number;
  /** At the signal, while the door is still open: readiness fails, and work behind the scenes is asked to end. */
  begin?: () => void;
  /** Closes what the servers used, after their last answer. */
  close: () => Promise<void>;
}

/** Milliseconds between looks for connections that have become idle. */
const lookMs = 25;

/** Takes no new connection and lets requests in flight finish within the grace time. True when nothing was cut off. */
export async function drain(servers: readonly Server[], graceMs: number): Promise<boolean> {
  const endsAt = Date.now() + graceMs;
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  let isComplete = false;
  const allClosed = Promise.all(closed).then(() => (isComplete = true));
  while (!isComplete && Date.now() < endsAt) {
    // a kept-alive connection whose request has just finished is idle only now
    for (const server of servers) server.closeIdleConnections();
    await Promise.race([allClosed, sleep(lookMs)]);
  }
  for (const server of servers) server.closeAllConnections();
  return isComplete;
}

/**
 * On SIGTERM or SIGINT the process ends in order: it asks for no more traffic, closes the door, finishes what is in flight, closes what it
 * used. Exits with 0, or with 1 when something was cut off or could not be closed. Further signals change nothing: Ctrl-C reaches a whole
 * group of processes, and whoever started them signals each once more.
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
