import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { PgliteClient } from './pglite-client.ts';

/** Longer than any of our queries; a caller that waits longer is in a deadlock. */
const maxWaitMs = 20_000;

/** Kysely dialect for embedded PostgreSQL: one connection, given to callers in order of request. */
export function pgliteDialect(client: PgliteClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function pgliteDriver(client: PgliteClient): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await client.query(query.sql, query.parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('The embedded database cannot stream; read in pages by key instead.');
    },
  };
  const turns = createTurns();
  const run = async (statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };

  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      await turns.take();
      return connection;
    },
    async beginTransaction(_connection, { isolationLevel, accessMode }) {
      await run(['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '));
    },
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection() {
      turns.give();
      return Promise.resolve();
    },
    destroy: () => client.close(),
  };
}

/**
 * Queue for the single connection. A query on `db` inside a transaction would wait for itself for ever; it fails after
 * 20 s with a message that says so.
 */
function createTurns() {
  const queue: (() => void)[] = [];
  let taken = false;
  return {
    take(): Promise<void> {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const next = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(next), 1);
          reject(new Error('Waited 20 s for the embedded database: does a query run outside the open transaction?'));
        }, maxWaitMs);
        timer.unref();
        queue.push(next);
      });
    },
    give(): void {
      const next = queue.shift();
      if (next) next();
      else taken = false;
    },
  };
}
