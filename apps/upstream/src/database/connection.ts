import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '@shop/commerce-model';
import { lockDirectory } from './directory-lock.ts';
import { startPglite } from './pglite-client.ts';
import { pgliteDialect } from './pglite-dialect.ts';

export interface Connection {
  db: Kysely<Database>;
  /** Null on a PostgreSQL server. */
  saveSnapshot: ((file: string) => Promise<void>) | null;
  /**
   * Marks the database in its directory as complete. Without the mark its creation was interrupted, and it is created
   * again.
   */
  markComplete?(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Called for every query, to count or log it. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/** A pool of connections to a PostgreSQL server, version 15 or newer. */
export function connectPostgres(databaseUrl: string, { onQuery }: Options = {}): Connection {
  const pool = new Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5_000 });
  // without a listener, an idle connection closed by the server would end the process
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(onQuery ? { log: onQuery } : {}) });
  return { db, saveSnapshot: null, close: () => db.destroy() };
}

/** Opens embedded PostgreSQL in memory, for tests and for creating snapshots. */
export async function openInMemory(snapshotFile: string | null, { onQuery }: Options = {}): Promise<Connection> {
  const client = await startPglite({ dataDir: null, snapshotFile });
  const db = new Kysely<Database>({ dialect: pgliteDialect(client), ...(onQuery ? { log: onQuery } : {}) });
  return { db, saveSnapshot: (file) => client.saveSnapshot(file), close: () => db.destroy() };
}

/**
 * Opens embedded PostgreSQL in its own directory. `snapshot` is called only when the directory has no database yet.
 * Throws DirectoryLockedError when another live process holds the directory.
 */
export async function openDirectory(
  directory: string,
  snapshot: () => Promise<string | null>,
  { onQuery }: Options = {},
): Promise<Connection> {
  const lock = await lockDirectory(directory);
  try {
    const dataDir = join(directory, 'postgres');
    const note = join(directory, 'complete');
    const isComplete = await access(note).then(
      () => true,
      () => false,
    );
    if (!isComplete) await rm(dataDir, { recursive: true, force: true });
    const start = { dataDir, snapshotFile: isComplete ? null : await snapshot() };
    const client = await startPglite(start, (pid) => lock.shareWith(pid));
    const db = new Kysely<Database>({ dialect: pgliteDialect(client), ...(onQuery ? { log: onQuery } : {}) });
    return {
      db,
      saveSnapshot: (file) => client.saveSnapshot(file),
      markComplete: () => writeFile(note, ''),
      async close() {
        await db.destroy();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
