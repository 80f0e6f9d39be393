import type { ClientBase, QueryResult } from 'pg';

/** SQLSTATE of a statement that ran into its time limit, or that an operator has ended. */
const cancelled = '57014';

/** Calls `onCancelled` for each statement of a connection that the server has ended. */
export function watchCancelled(client: ClientBase, onCancelled: () => void): void {
  const run = client.query.bind(client) as (...given: unknown[]) => Promise<QueryResult>;
  const watched = async (...given: unknown[]): Promise<QueryResult> => {
    try {
      return await run(...given);
    } catch (error) {
      if ((error as { code?: string }).code === cancelled) onCancelled();
      throw error;
    }
  };
  client.query = watched as ClientBase['query'];
}
