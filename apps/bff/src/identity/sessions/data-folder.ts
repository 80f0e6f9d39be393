import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** mkdir's own `recursive` never returns when a folder cannot be created in an existing parent (/proc). */
function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode });
  }
}

/** The BFF's own folder in DATA_DIR, unreadable for other users of the machine. */
export function sessionFolder(dataDir: string): string {
  const folder = resolve(dataDir, 'bff');
  makeFolder(folder, 0o700);
  return folder;
}

/** Returns why sessions cannot be kept in a folder; undefined when they can. */
export function writingError(dataDir: string): string | undefined {
  try {
    const probe = join(sessionFolder(dataDir), `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    return `the folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`;
  }
}
