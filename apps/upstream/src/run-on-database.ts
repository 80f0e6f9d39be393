import { join } from 'node:path';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { DamagedDirectoryError } from './database/data-directory.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { openDatabase } from './database/open-database.ts';

type ErrorClass = abstract new (...parameters: never[]) => Error;

/**
 * Runs a command on the database of DATABASE_URL, while servers use it, else on the embedded one in DATA_DIR, while none does; its
 * schema is that of this release. The process ends with 0 where `work` resolves to true, otherwise with 1. Errors of a class in
 * `forOperators`, or of the directory, are printed as their message, others with their stack.
 */
export async function runOnDatabase(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (db: Kysely<Database>) => Promise<boolean>,
  forOperators: readonly ErrorClass[] = [],
): Promise<void> {
  const { log, warn } = console;
  try {
    const connection = await openDatabase({ databaseUrl, directory: join(dataDir, 'upstream'), demo: null, log, warn });
    try {
      process.exitCode = (await work(connection.db)) ? 0 : 1;
    } finally {
      await connection.close();
    }
  } catch (error) {
    const known = [DirectoryLockedError, DamagedDirectoryError, ...forOperators];
    console.error(known.some((one) => error instanceof one) ? (error as Error).message : error);
    process.exit(1);
  }
}
