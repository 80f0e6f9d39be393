import { configOrExit } from '@shop/server';
import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { DamagedDirectoryError } from '../database/data-directory.ts';
import { DirectoryLockedError } from '../database/directory-lock.ts';
import { BackupError } from './backup-file.ts';
import { backUpDirectory, restoreDirectory } from './embedded-backup.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';

/**
 * `backup FILE` writes the database of upstream into a file, `restore FILE` reads it back: the one of DATABASE_URL by
 * pg_dump and pg_restore, else the embedded one in DATA_DIR, with the same variables as the server.
 */
const [command, given] = process.argv.slice(2);
if ((command !== 'backup' && command !== 'restore') || given === undefined) {
  console.error('Which file? npm run backup -- FILE, npm run restore -- FILE');
  process.exit(1);
}
const file = resolve(given);
const config = configOrExit(readConfig(process.env));
const directory = resolve(config.DATA_DIR, 'upstream');

async function run(): Promise<string> {
  const { DATABASE_URL: databaseUrl } = config;
  if (command === 'backup') {
    await (databaseUrl === undefined ? backUpDirectory(directory, file) : backUpPostgres(databaseUrl, file));
    return `Written: ${file}`;
  }
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, file);
    return `Restored from ${file}`;
  }
  const previous = await restoreDirectory(directory, file);
  return `Restored from ${file}.${previous === null ? '' : ` The previous database is kept in ${previous}.`}`;
}

try {
  console.log(await run());
} catch (error) {
  const isForOperators = [BackupError, DirectoryLockedError, DamagedDirectoryError].some((one) => error instanceof one);
  console.error(isForOperators ? (error as Error).message : error);
  process.exit(1);
}
