import { access, chmod, open, rename, rm } from 'node:fs/promises';

/** A reason why a backup was not written or read, for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes a backup under a temporary name first, so that a file with the final name is complete and on the disk. Only
 * the current user can read it. An existing file is refused.
 */
export async function writeWhole(file: string, write: (file: string) => Promise<void>): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new BackupError(`${file} exists. Choose another name.`);
  const part = `${file}.part`;
  try {
    // created before it is written, so that nobody else can open it meanwhile
    await (await open(part, 'w', 0o600)).close();
    await chmod(part, 0o600);
    await write(part);
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
