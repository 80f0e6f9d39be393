import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDirectory } from '../database/connection.ts';
import { hasDatabase, makePrivate, replaceDatabase } from '../database/data-directory.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import { startPglite } from '../database/pglite-client.ts';
import { BackupError, writeWhole } from './backup-file.ts';

/**
 * Writes the embedded database of a directory into one tar file. Only while no server uses the directory.
 *
 * @throws DirectoryLockedError, DamagedDirectoryError, BackupError
 */
export async function backUpDirectory(directory: string, file: string): Promise<void> {
  if (!(await hasDatabase(directory))) throw new BackupError(`There is no database in ${directory}.`);
  const connection = await openDirectory(directory, () => Promise.resolve(null));
  try {
    await writeWhole(file, (part) => connection.saveBackup!(part));
  } finally {
    await connection.close();
  }
}

/**
 * Replaces the embedded database of a directory by that of a backup. The previous one is kept beside it.
 *
 * @returns where the previous one is now; null if there was none
 * @throws DirectoryLockedError, BackupError when the file does not hold a database
 */
export async function restoreDirectory(directory: string, file: string): Promise<string | null> {
  await makePrivate(directory, () => undefined);
  const lock = await lockDirectory(directory);
  const restored = join(directory, 'restoring');
  try {
    // left by a restore that was interrupted, and never in use
    await rm(restored, { recursive: true, force: true });
    const client = await startPglite({ dataDir: restored, backupFile: file }, (pid) => lock.shareWith(pid)).catch(
      (cause: Error) => {
        throw new BackupError(`${file} cannot be restored (${cause.message}). Nothing was changed.`, { cause });
      },
    );
    try {
      await client.query('select count(*) from shop_order', []).catch((cause: Error) => {
        throw new BackupError(`${file} is no backup of a shop (${cause.message}). Nothing was changed.`, { cause });
      });
    } finally {
      await client.close();
    }
    return await replaceDatabase(directory, restored);
  } finally {
    await rm(restored, { recursive: true, force: true });
    await lock.release();
  }
}
