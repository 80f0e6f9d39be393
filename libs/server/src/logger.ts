import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './environment-values.ts';

export type { Logger };

interface LoggerOptions {
  level: LogLevel;
  /** Fields of every line. */
  base?: Readonly<Record<string, string>> | null;
  /** Paths of fields that are left out of every line. */
  hidden?: string[];
  /** By default standard output, written synchronously so that the last line before a crash is there. */
  destination?: DestinationStream;
}

/** JSON lines. What is logged is chosen field by field: route names instead of paths, no header, no query, no body. */
export const createLogger = ({
  level,
  base = null,
  hidden = [],
  destination = pino.destination({ dest: 1, sync: true }),
}: LoggerOptions): Logger => pino({ level, base, redact: { paths: hidden, remove: true } }, destination);
