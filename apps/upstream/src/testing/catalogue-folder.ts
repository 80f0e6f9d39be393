import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files to start from, as they stand in the documentation. */
export const starterFolder = join(import.meta.dirname, '../../../../docs/own-catalogue');

/** A copy of the starter folder to change, with a file rewritten by each of `changes`. */
export async function copyStarter(changes: Record<string, (text: string) => string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-catalogue-'));
  await cp(starterFolder, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')));
  }
  return folder;
}
