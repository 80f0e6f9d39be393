import type { ClientBase, QueryResult } from 'pg';
import { cancelledState } from './database-down.ts';

/** Calls `onCancelled` for each statement of a connection that the server has ended. */
export function watchCancelled(client: ClientBase, onCancelled: () => void): void {
  const run = client.query.bind(client) as (...given: unknown[]) => Promise<QueryResult>;
  const watched = async (...given: unknown[]): Promise<QueryResult> => {
    try {
      return await run(...given);
    } catch (error) {
      if ((error as { code?: string }).code === cancelledState) onCancelled();
      throw error;
    }
  };
  client.query = watched as ClientBase['query'];
}
