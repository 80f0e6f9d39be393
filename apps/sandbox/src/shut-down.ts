import type { Server } from 'node:http';
import type { Logger } from 'pino';

interface Options {
  server: Server;
  graceMs: number;
  /** Closes what the server used, after its last answer. */
  close: () => Promise<void>;
  log: Pick<Logger, 'info' | 'error'>;
}

/** On one of these signals: take no new connections, let requests in flight finish within the grace time, close, exit 0. */
export function shutDownOn(signals: NodeJS.Signals[], { server, graceMs, close, log }: Options): void {
  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(cut);
    await close();
    process.exit(0);
  }
  for (const signal of signals) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'not stopped cleanly');
        process.exit(1);
      });
    });
  }
}
