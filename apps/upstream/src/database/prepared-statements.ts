import type { ClientBase, QueryConfig, QueryResult } from 'pg';

/** The form in which Kysely sends statements, and the one with a name. */
interface Run {
  (text: string, values?: unknown[]): Promise<QueryResult>;
  (named: QueryConfig): Promise<QueryResult>;
}

/** How often a text must have been sent before the server keeps it: lists of changing length would fill the server otherwise. */
const usesBeforeNamed = 3;
/** How many rows a pattern leaves depends on what was typed, so the plan does too: such statements are planned each time. */
const pattern = / like /;
/** Each connection of the server keeps as many plans, a few ten kB each. */
const maxNamed = 400;
/** Texts that are counted until they get a name. */
const maxCounted = 5_000;

/**
 * Which statements PostgreSQL keeps: those sent often get a name, with which each connection parses and plans them once.
 * `renew` gives other names from then on, since a kept statement is useless once a migration has changed its columns.
 */
export function statementNames() {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let generation = 1;
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known || names.size >= maxNamed) return known;
      const times = (uses.get(text) ?? 0) + 1;
      if (times < usesBeforeNamed) {
        if (uses.size >= maxCounted) uses.clear();
        uses.set(text, times);
        return undefined;
      }
      uses.delete(text);
      const name = `s${generation}_${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    renew(): void {
      generation += 1;
      names.clear();
    },
  };
}

/** SQLSTATE of a kept statement whose columns have changed ("cached plan must not change result type"). */
const changedColumns = '0A000';

/**
 * Lets a new connection send the names of `statementNames` along. A statement whose columns have changed since is sent
 * once more without a name, unless it was part of a transaction, which has ended with the error then.
 */
export function prepareStatements(client: ClientBase, names: ReturnType<typeof statementNames>): void {
  const run = client.query.bind(client) as Run;
  const prepared = async (text: string, values?: unknown[]): Promise<QueryResult> => {
    const name = values?.length && !pattern.test(text) ? names.nameOf(text) : undefined;
    if (name === undefined) return run(text, values);
    try {
      return await run({ name, text, values });
    } catch (error) {
      if ((error as { code?: string }).code !== changedColumns) throw error;
      names.renew();
      return run(text, values).catch(() => Promise.reject(error as Error));
    }
  };
  client.query = prepared as ClientBase['query'];
}
