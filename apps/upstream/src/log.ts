import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** What PostgreSQL adds to an error: the row, with all that a person has entered. */
const rowsInErrors = ['err.detail', 'err.where', 'err.internalQuery'];

/** JSON lines on standard output, written synchronously so that the last line before a crash is there. */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger {
  return pino({ level, base: null, redact: { paths: rowsInErrors, remove: true } }, destination);
}
