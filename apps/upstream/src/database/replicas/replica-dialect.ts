import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { Database } from '@shop/commerce-model';
import { cancelledState } from '../database-down.ts';

interface Sides {
  /** The database to ask for the next statement: that of the replica while it is used, else that of the primary. */
  asked: () => Kysely<Database>;
  primary: Kysely<Database>;
  /** Called for a statement that the replica did not answer. */
  onFailed: () => void;
}

/**
 * Kysely dialect for reads of a replica, each a single statement: what the replica does not answer is asked of the
 * primary. So no caller, and nobody who shares a cached read with one, notices the end of a replica.
 */
export function replicaDialect(sides: Sides): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => replicaDriver(sides),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function replicaDriver({ asked, primary, onFailed }: Sides): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const db = asked();
      try {
        return await db.executeQuery<R>(query);
      } catch (error) {
        // what takes too long here would take as long there
        if (db === primary || (error as { code?: unknown }).code === cancelledState) throw error;
        onFailed();
        return primary.executeQuery<R>(query);
      }
    },
    streamQuery() {
      throw new Error('Reads of a replica are single statements.');
    },
  };
  const refuseTransaction = (): Promise<never> =>
    Promise.reject(new Error('Reads of a replica have no transactions: change data on the primary.'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
