import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';

export type { Logger };

/**
 * JSON lines on standard output, written synchronously so that the last line before a crash is there. What is logged is chosen field by
 * field: route names instead of paths, no header, no query, no body.
 */
export function createLogger(level: Config['LOG_LEVEL']): Logger {
  return pino(
    { level, base: { service: 'bff' }, timestamp: pino.stdTimeFunctions.epochTime },
    pino.destination({ dest: 1, sync: true }),
  );
}
