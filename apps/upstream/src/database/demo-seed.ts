import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDirectory } from './connection.ts';
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
 * Path of a data directory with the demo company in `node_modules/.cache/shop`: made once per state of the sources, then
 * copied where a database begins.
 */
export async function demoSeed(fill: Demo['fill'], log: (message: string) => void = () => undefined): Promise<string> {
  const seed = join(seedCache, `upstream-${await sourceHash()}`);
  if (existsSync(seed)) return seed;

  log('creating the demo data, once');
  const unfinished = `${seed}.${process.pid}`;
  try {
    const connection = await openDirectory(unfinished, () => Promise.resolve(null));
    try {
      await migrate(connection.db);
      await fill(connection.db);
      // else the copies have the log of all that as well
      await sql`checkpoint`.execute(connection.db);
    } finally {
      await connection.close();
    }
    await rename(join(unfinished, 'postgres'), seed).catch((error: unknown) => {
      // another process may have been faster
      if (!existsSync(seed)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldSeeds(/^upstream-[0-9a-f]+$/);
  return seed;
}

/** Time after which nobody is making a seed any more. */
const abandonedMs = 3_600_000;

/**
 * Keeps the newest two of a kind, since another process may be about to read the previous one, and removes what a killed
 * process left under its number.
 */
export async function removeOldSeeds(kind: RegExp): Promise<void> {
  const entries = await Promise.all(
    (await readdir(seedCache)).map(async (name) => ({
      name,
      // another process may have removed it meanwhile
      madeAt: (await stat(join(seedCache, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const old = entries.filter(({ name }) => kind.test(name)).sort((a, b) => b.madeAt - a.madeAt);
  const abandoned = entries.filter(({ name, madeAt }) => /\.\d+$/.test(name) && madeAt < Date.now() - abandonedMs);
  for (const { name } of [...old.slice(2), ...abandoned]) {
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
