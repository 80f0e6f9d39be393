import { sql, type LogEvent } from 'kysely';
import { connectPostgres, openDirectory, type Connection, type PoolLimits } from './connection.ts';
import { migrate } from './migrate.ts';
import type { Demo } from './demo.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { refuseRealData } from './refuse-real-data.ts';
import { demoSeed } from './demo-seed.ts';

interface Options {
  /** Address of a PostgreSQL server, or of several; undefined for embedded PostgreSQL in `directory`. */
  databaseUrl: string | undefined;
  directory: string;
  /** Fills an empty database and updates it at every start; null without demo. */
  demo: Pick<Demo, 'fill' | 'isIn' | 'moveToPresent'> | null;
  log: (message: string) => void;
  /** Gets what an operator should know of the directory or of the servers. */
  warn?: (message: string) => void;
  onQuery?: (event: LogEvent) => void;
  /** Limits of the connections to a server. Migrations have no time limit. */
  limits?: PoolLimits;
}

/** Arbitrary number of the advisory lock: one process at a time imports. */
const importLock = 704_250_011;

/**
 * Opens the database and migrates its schema; with `demo`, also imports the demo company. Throws a RealDataError when it
 * holds data of a real shop.
 */
export async function openDatabase({
  databaseUrl,
  directory,
  demo,
  log,
  warn,
  onQuery,
  limits,
}: Options): Promise<Connection> {
  const seed = (): Promise<string | null> => (demo ? demoSeed(demo.fill, log) : Promise.resolve(null));
  const connection =
    databaseUrl === undefined
      ? await openDirectory(directory, seed, { onQuery, warn })
      : connectPostgres(databaseUrl, { onQuery, warn, ...limits });
  try {
    if (databaseUrl !== undefined && limits?.statementTimeoutMs) await migrateWithoutLimit(databaseUrl, warn);
    else await migrate(connection.db, warn);
    if (demo) {
      await refuseRealData(connection.db, demo);
      await importWhenEmpty(connection, demo.fill, log);
      await connection.db.transaction().execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await demo.moveToPresent(trx);
      });
    }
    await connection.markComplete?.();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function migrateWithoutLimit(databaseUrl: string, warn: Options['warn']): Promise<void> {
  const connection = connectPostgres(databaseUrl);
  try {
    await migrate(connection.db, warn);
  } finally {
    await connection.close();
  }
}

async function importWhenEmpty({ db }: Connection, fill: Demo['fill'], log: (message: string) => void): Promise<void> {
  if ((await catalogueVersion(db)) !== null) return;
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${sql.lit(importLock)})`.execute(one);
    try {
      if ((await catalogueVersion(one)) !== null) return;
      log('importing the demo data');
      await fill(one);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(importLock)})`.execute(one);
    }
  });
}
