import type { Telemetry } from '@shop/server';
import type { LogEvent } from 'kysely';

/** Reports each statement with its placeholders; what people entered is in the parameters, which stay here. */
export const traceStatements =
  (telemetry: Telemetry) =>
  ({ level, query, queryDurationMillis }: LogEvent): void =>
    telemetry.statement({ text: query.sql, ms: queryDurationMillis, isFailed: level === 'error' });
