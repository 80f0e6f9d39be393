import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './environment-values.ts';
import { createLogStream } from './log-stream.ts';

export type { Logger };

interface LoggerOptions {
  level: LogLevel;
  /** Fields of every line. */
  base?: Readonly<Record<string, string>> | null;
  /** Paths of fields that are left out of every line. */
  hidden?: string[];
  /** By default standard output, which is never waited for. */
  destination?: DestinationStream;
}

/** JSON lines. What is logged is chosen field by field: route names instead of paths, no header, no query, no body. */
export function createLogger({ level, base = null, hidden = [], destination }: LoggerOptions): Logger {
  const tellDropped = (lines: number): void => logger.warn({ lines }, 'log lines dropped');
  const logger = pino(
    { level, base, redact: { paths: hidden, remove: true } },
    destination ?? createLogStream(tellDropped),
  );
  return logger;
}
