import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './environment-values.ts';
import { createLogStream } from './log-stream.ts';

export type { Logger };

interface LoggerOptions {
  level: LogLevel;
  /** Fields of every line. */
  base?: Readonly<Record<string, string>> | null;
  /** Paths of fields removed from every line. */
  hidden?: string[];
  /** Defaults to standard output, which never blocks the process. */
  destination?: DestinationStream;
}

/** Logs JSON lines. Fields are chosen one by one: route names instead of paths, no header, query or body. */
export function createLogger({ level, base = null, hidden = [], destination }: LoggerOptions): Logger {
  const reportDropped = (lines: number): void => logger.warn({ lines }, 'log lines dropped');
  const logger = pino(
    { level, base, redact: { paths: hidden, remove: true } },
    destination ?? createLogStream(reportDropped),
  );
  return logger;
}
