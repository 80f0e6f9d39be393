import type { QueryResult, RawBuilder } from 'kysely';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { connectPostgres, type ServerConnection } from './connection.ts';

/** Milliseconds in which a server must say how it is. */
const answerMs = 1_000;

/** A connection of its own for questions about a server: those of the pool may all be in use. */
export const connectToAsk = (databaseUrl: string): ServerConnection =>
  connectPostgres(databaseUrl, { maxConnections: 1, waitMs: 2 * answerMs });

/** Sends a statement; throws an Error when it is not answered within a second, and cuts off what waits for it. */
export async function askInTime<Row>(
  connection: ServerConnection,
  statement: RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const end = new AbortController();
  const answer = statement.execute(connection.db);
  const late = sleep(answerMs, undefined, { signal: end.signal, ref: false }).then(async () => {
    // what arrived while this process itself was busy is in time
    await nextTurn();
    throw new Error(`no answer within ${answerMs} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    answer.catch(() => undefined);
    connection.cutOff();
    throw error;
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
