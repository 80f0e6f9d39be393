import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
/** Of what is made once per state of the sources. */
const seedCache = join(root, 'node_modules/.cache/shop');
/** Sources that determine the content of a freshly imported database. */
const contributingDirectories = [
  'apps/upstream/src/database',
  'libs/commerce-model/src',
  'libs/demo-company/src',
  'libs/thermal/src',
];
/** Time after which nobody is making a seed any more. */
const abandonedMs = 3_600_000;

/**
 * Path of a data directory with the demo company in `node_modules/.cache/shop`: made once per state of the sources, complete when
 * it is there. The newest two of a kind stay, since another process may be about to read the previous one.
 *
 * @param kind of server: `upstream`
 * @param make makes it below the given path, which does not exist and is removed afterwards; returns where it is
 */
export async function cachedSeed(kind: string, make: (unfinished: string) => Promise<string>): Promise<string> {
  const seed = join(seedCache, `${kind}-${await demoSourceHash()}`);
  if (existsSync(seed)) return seed;

  await mkdir(seedCache, { recursive: true });
  const unfinished = `${seed}.${process.pid}`;
  // of a process that was killed and had the same number, as in a container
  await rm(unfinished, { recursive: true, force: true });
  try {
    await rename(await make(unfinished), seed).catch((error: unknown) => {
      // another process may have been faster
      if (!existsSync(seed)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldSeeds(kind);
  return seed;
}

/** Removes all but the newest two of a kind, and what killed processes left under their numbers. */
async function removeOldSeeds(kind: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(seedCache)).map(async (name) => ({
      name,
      // another process may have removed it meanwhile
      madeAt: (await stat(join(seedCache, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const isUnfinished = (name: string): boolean => /\.\d+$/.test(name);
  const old = entries
    .filter(({ name }) => name.startsWith(`${kind}-`) && !isUnfinished(name))
    .sort((a, b) => b.madeAt - a.madeAt)
    .slice(2);
  const abandoned = entries.filter(({ name, madeAt }) => isUnfinished(name) && madeAt < Date.now() - abandonedMs);
  for (const { name } of [...old, ...abandoned]) await rm(join(seedCache, name), { recursive: true, force: true });
}

/** Hash of all sources of the demo data. */
export async function demoSourceHash(): Promise<string> {
  const hash = createHash('sha256');
  const files = ['libs/api-contracts/src/articles/article-key.ts', 'libs/api-contracts/src/fold-text.ts'];
  for (const directory of contributingDirectories) {
    const names = await readdir(join(root, directory), { recursive: true });
    files.push(...names.filter((name) => /(?<!\.test)\.(ts|json)$/.test(name)).map((name) => join(directory, name)));
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
