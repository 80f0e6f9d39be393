import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { checkFiles, DamagedDirectoryError, findDatabase, makePrivate, markComplete } from './data-directory.ts';
import { databaseAddresses } from './database-addresses.ts';
import { lockDirectory } from './directory-lock.ts';
import { createPrimaryPool, type PoolState } from './primary-pool.ts';
import { watchCancelled } from './cancelled-statements.ts';
import { prepareStatements, statementNames } from './prepared-statements.ts';
import { startPglite, type PgliteClient } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';

/** Connections to a server, and how many statements it has ended since the start. */
export interface ObservedPool {
  readonly state: PoolState;
  readonly cancelledStatements: number;
}

export interface Connection {
  db: Kysely<Database>;
  /** Null where PostgreSQL is embedded: it has one connection. */
  pool: ObservedPool | null;
  /** Writes all of it as a tar file; null on a PostgreSQL server. */
  saveBackup: ((file: string) => Promise<void>) | null;
  /**
   * Ends the creation of the database in its directory. Until then it counts as unfinished, and the next start sets it
   * aside and creates another.
   */
  markComplete?(): Promise<void>;
  close(): Promise<void>;
}

/** Connections to a PostgreSQL server, or to the primary of several. */
export interface ServerConnection extends Connection {
  /** Ends them all, in use or not, with what waits for them; the next ones are new. */
  cutOff(): void;
}

interface Options {
  /** Called for every query, to count or log it. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

interface ServerOptions extends Options {
  /** Gets what an operator should know of the directory or of the servers. */
  warn?: ((message: string) => void) | undefined;
}

export interface PoolLimits {
  maxConnections?: number | undefined;
  waitMs?: number | undefined;
  statementTimeoutMs?: number | undefined;
}

/**
 * Connections to a PostgreSQL server, version 15 or newer; of several in one address (`postgres://user@db-1,db-2/shop`) to
 * the one that takes writes.
 */
export function connectPostgres(
  databaseUrl: string,
  { onQuery, warn, ...limits }: ServerOptions & PoolLimits = {},
): ServerConnection {
  const names = statementNames();
  let cancelledStatements = 0;
  const pool = createPrimaryPool(databaseAddresses(databaseUrl), {
    ...limits,
    onConnect(client) {
      prepareStatements(client, names);
      watchCancelled(client, () => (cancelledStatements += 1));
    },
    onChange: (host) => warn?.(`${host} takes the writes now: connected to it`),
  });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery ? { log: onQuery } : {}),
  });
  const observed = {
    get state() {
      return pool.state;
    },
    get cancelledStatements() {
      return cancelledStatements;
    },
  };
  return { db, pool: observed, saveBackup: null, cutOff: () => pool.cutOff(), close: () => db.destroy() };
}

/** Opens embedded PostgreSQL for tests: empty, or a copy of a seed. Nothing of it is left when it is closed. */
export async function openTemporary(seed: string | null, { onQuery }: Options = {}): Promise<Connection> {
  const client = await startPglite({ dataDir: null, seed });
  const db = new Kysely<Database>({ dialect: pgliteDialect(client), ...(onQuery ? { log: onQuery } : {}) });
  return { db, pool: null, saveBackup: (file) => client.saveBackup(file), close: () => closeBoth(db, client) };
}

/** Kysely ends what it has used; of a database that nobody asked anything the process would stay. */
async function closeBoth(db: Kysely<Database>, client: PgliteClient): Promise<void> {
  await db.destroy();
  await client.close();
}

/**
 * Opens embedded PostgreSQL in its own directory, which nobody else can read. `seed` is called only when the directory
 * has no database yet, which then is a copy of that data directory, or empty.
 *
 * @throws DirectoryLockedError when another live process holds the directory
 * @throws DamagedDirectoryError when files are missing or the database does not start
 */
export async function openDirectory(
  directory: string,
  seed: () => Promise<string | null>,
  { onQuery, warn = () => undefined }: ServerOptions = {},
): Promise<Connection> {
  await makePrivate(directory, warn);
  const lock = await lockDirectory(directory);
  let client: PgliteClient | undefined;
  try {
    const { dataDir, isNew } = await findDatabase(directory, warn);
    const start = { dataDir, seed: isNew ? await seed() : null };
    const opened = await startPglite(start, (pid) => lock.shareWith(pid)).catch((cause: Error) => {
      throw isNew ? cause : new DamagedDirectoryError(dataDir, `does not start (${cause.message})`, { cause });
    });
    client = opened;
    const db = new Kysely<Database>({ dialect: pgliteDialect(opened), ...(onQuery ? { log: onQuery } : {}) });
    if (!isNew) await checkFiles(db, dataDir);
    return {
      db,
      pool: null,
      saveBackup: (file) => opened.saveBackup(file),
      markComplete: () => markComplete(directory),
      async close() {
        await closeBoth(db, opened);
        await lock.release();
      },
    };
  } catch (error) {
    await client?.close();
    await lock.release();
    throw error;
  }
}
