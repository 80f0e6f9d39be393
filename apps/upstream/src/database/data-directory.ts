import { access, chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Files of the embedded database that somebody has to look at; nothing was changed or deleted. */
export class DamagedDirectoryError extends Error {
  override readonly name = 'DamagedDirectoryError';
  constructor(directory: string, what: string, options?: ErrorOptions) {
    super(
      `The embedded database in ${directory} ${what}. Nothing was changed. ` +
        'Restore a backup (npm run restore -- FILE), or move the directory away to begin anew.',
      options,
    );
  }
}

const markOf = (directory: string): string => join(directory, 'being-made');
const databaseIn = (directory: string): string => join(directory, 'postgres');
const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Creates the directory, and closes it to other users of the machine. `warn` gets the reason when that is impossible. */
export async function makePrivate(directory: string, warn: (message: string) => void): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || ((await stat(directory)).mode & 0o077) === 0) return;
  await chmod(directory, 0o700).catch((error: Error) =>
    warn(`Other users of this machine can reach ${directory}: ${error.message}`),
  );
}

/**
 * Looks for a database in the directory, which must be locked. Never deletes one: what an interrupted creation left is
 * set aside. (A mark says "being made", and none "complete": a copy that leaves out a small file must not make a
 * database with orders look unfinished.)
 *
 * @returns where the database is, and whether it has yet to be created; `markComplete` must follow then
 * @throws DamagedDirectoryError
 */
export async function findDatabase(
  directory: string,
  warn: (message: string) => void,
): Promise<{ dataDir: string; isNew: boolean }> {
  const dataDir = databaseIn(directory);
  const names = (await isThere(dataDir)) ? await readdir(dataDir) : [];
  if (names.length > 0 && (await isThere(markOf(directory)))) {
    const aside = await setAside(directory, 'unfinished');
    warn(`The creation of the embedded database was interrupted. What there was is now in ${aside}`);
  } else if (names.length > 0) {
    if (!names.includes('PG_VERSION')) throw new DamagedDirectoryError(dataDir, 'has no file PG_VERSION');
    return { dataDir, isNew: false };
  }
  await writeFile(markOf(directory), '');
  return { dataDir, isNew: true };
}

/** Ends the creation of a database. */
export const markComplete = (directory: string): Promise<void> => rm(markOf(directory), { force: true });

/** Whether a directory holds a database that is not being made. */
export const hasDatabase = async (directory: string): Promise<boolean> =>
  (await isThere(join(databaseIn(directory), 'PG_VERSION'))) && !(await isThere(markOf(directory)));

/** Moves the files of a database in a locked directory out of the way; returns their new path. */
async function setAside(directory: string, why: 'unfinished' | 'replaced'): Promise<string> {
  const aside = join(directory, `${why}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await rename(databaseIn(directory), aside);
  return aside;
}

/**
 * Puts a complete database in the place of the one in a locked directory, which is set aside.
 *
 * @returns where the previous one is now; null if there was none
 */
export async function replaceDatabase(directory: string, restored: string): Promise<string | null> {
  const previous = (await isThere(databaseIn(directory))) ? await setAside(directory, 'replaced') : null;
  await markComplete(directory);
  await rename(restored, databaseIn(directory));
  return previous;
}

/**
 * Checks that the files of all tables and indexes exist: PostgreSQL starts without them, and a table without its file
 * fails only when somebody asks for its rows.
 *
 * @throws DamagedDirectoryError
 */
export async function checkFiles(db: Kysely<Database>, dataDir: string): Promise<void> {
  const { rows } = await sql<{ name: string; path: string }>`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relkind in ('r', 'i', 't', 'S', 'm') and pg_relation_filepath(oid) is not null`.execute(db);
  const found = await Promise.all(rows.map(({ path }) => isThere(join(dataDir, path))));
  const missing = rows.filter((_row, n) => !found[n]).map(({ name }) => name);
  if (missing.length === 0) return;
  const more = missing.length > 3 ? `, and ${missing.length - 3} more` : '';
  throw new DamagedDirectoryError(dataDir, `lacks the files of ${missing.slice(0, 3).join(', ')}${more}`);
}
