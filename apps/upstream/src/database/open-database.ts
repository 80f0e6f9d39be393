import { sql, type LogEvent } from 'kysely';
import { catalogueVersion } from '../catalogue/reference-data/load-reference-data.ts';
import { connectPostgres, openDirectory, type Connection } from './connection.ts';
import { fillWithDemoCompany } from './fill-with-demo-company.ts';
import { migrate } from './migrate.ts';
import { moveDemoQuotes } from './move-demo-quotes.ts';
import { seedSnapshot } from './seed-snapshot.ts';

interface Options {
  /** A PostgreSQL server; without one, embedded PostgreSQL in `directory`. */
  databaseUrl: string | undefined;
  directory: string;
  demo: boolean;
  log: (message: string) => void;
  onQuery?: (event: LogEvent) => void;
}

/** Any number that nobody else locks: one process at a time imports. */
const importLock = 704_250_011;

/** The database with the newest schema and, for the demo, with the demo company in it. */
export async function openDatabase({ databaseUrl, directory, demo, log, onQuery }: Options): Promise<Connection> {
  const snapshot = (): Promise<string | null> => (demo ? seedSnapshot(log) : Promise.resolve(null));
  const connection =
    databaseUrl === undefined
      ? await openDirectory(directory, snapshot, { onQuery })
      : connectPostgres(databaseUrl, { onQuery });
  try {
    await migrate(connection.db);
    if (demo) {
      await importWhenEmpty(connection, log);
      await connection.db.transaction().execute(moveDemoQuotes);
    }
    await connection.markComplete?.();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function importWhenEmpty({ db }: Connection, log: (message: string) => void): Promise<void> {
  if ((await catalogueVersion(db)) !== null) return;
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${sql.lit(importLock)})`.execute(one);
    try {
      if ((await catalogueVersion(one)) !== null) return;
      log('importing the demo data');
      await fillWithDemoCompany(one);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(importLock)})`.execute(one);
    }
  });
}
