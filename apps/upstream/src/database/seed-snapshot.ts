import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openInMemory } from './connection.ts';
import type { Demo } from './demo.ts';
import { migrate } from './migrate.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
/** Of what is made once per state of the sources. */
export const seedCache = join(root, 'node_modules/.cache/shop');
/** Sources that determine the content of a freshly imported database. */
const contributingDirectories = [
  'apps/upstream/src/database',
  'libs/commerce-model/src',
  'libs/demo-company/src',
  'libs/thermal/src',
];

/**
 * Path of a data directory with the demo company as one file in `node_modules/.cache/shop`: created once per state of
 * the sources, then restored in less than a second.
 */
export async function seedSnapshot(
  fill: Demo['fill'],
  log: (message: string) => void = () => undefined,
): Promise<string> {
  const name = `upstream-${await sourceHash()}.tar`;
  const file = join(seedCache, name);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return file;

  log('creating the demo data, once');
  await mkdir(seedCache, { recursive: true });
  const connection = await openInMemory(null);
  try {
    await migrate(connection.db);
    await fill(connection.db);
    const unfinished = `${file}.${process.pid}`;
    await connection.saveSnapshot!(unfinished);
    await rename(unfinished, file);
  } finally {
    await connection.close();
  }
  await removeOldSeeds(/^upstream-[0-9a-f]+\.tar$/);
  return file;
}

/** Keeps the newest two of a kind, since another process may be about to read the previous one. */
export async function removeOldSeeds(kind: RegExp): Promise<void> {
  const names = (await readdir(seedCache)).filter((name) => kind.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, madeAt: (await stat(join(seedCache, name))).mtimeMs })),
  );
  for (const { name } of files.sort((a, b) => b.madeAt - a.madeAt).slice(2)) {
    await rm(join(seedCache, name), { recursive: true, force: true });
  }
}

/** Hash of all sources of the demo data. */
export async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  const files = ['libs/api-contracts/src/articles/article-key.ts', 'libs/api-contracts/src/fold-text.ts'];
  for (const directory of contributingDirectories) {
    const names = await readdir(join(root, directory), { recursive: true });
    files.push(...names.filter((name) => /(?<!\.test)\.(ts|json)$/.test(name)).map((name) => join(directory, name)));
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
