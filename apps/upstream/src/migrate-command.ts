import { configOrExit } from '@shop/server';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { DamagedDirectoryError } from './database/data-directory.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { openDatabase } from './database/open-database.ts';

/**
 * `migrate` brings the schema to the version of this release and ends: in the database of DATABASE_URL, while servers use
 * it, else in the embedded one in DATA_DIR, while none does. Where nothing is to be done it changes nothing.
 */
const config = configOrExit(readConfig(process.env));

try {
  const connection = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'upstream'),
    demo: null,
    log: console.log,
    warn: console.warn,
  });
  await connection.close();
  console.log('The schema is up to date.');
} catch (error) {
  const isForOperators = [DirectoryLockedError, DamagedDirectoryError].some((one) => error instanceof one);
  console.error(isForOperators ? (error as Error).message : error);
  process.exit(1);
}
