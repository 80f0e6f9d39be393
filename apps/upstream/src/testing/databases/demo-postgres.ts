import { findPostgres, startPostgres, type PostgresServer } from '@shop/server/testing';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOldSeeds, seedCache } from '../../database/demo-seed.ts';
import { makeSeedDatabase, seedName } from './seed-database.ts';

/** Settings without waiting for the disk, for data that nobody needs after a crash of the machine. */
const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL server that has the demo company in its database: a copy of one that is filled once per state of the sources.
 * Null when PostgreSQL is not installed.
 */
export async function startDemoPostgres({ settings }: { settings?: string[] } = {}): Promise<PostgresServer | null> {
  const data = await filledData();
  return data === null ? null : startPostgres({ settings, copyOf: data, database: await seedName() });
}

/** Starts a server for many tests, each of which copies the seed database; commits do not wait for the disk. Null as above. */
export async function startSeedServer(): Promise<PostgresServer | null> {
  const data = await filledData();
  return data === null ? null : startPostgres({ settings: withoutDurability, copyOf: data });
}

/** Path of the data of a stopped server with the seed database. */
async function filledData(): Promise<string | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).match(/\d+/)![0];
  const data = join(seedCache, `postgres-${version}-${await seedName()}`);
  if (existsSync(data)) return data;

  await mkdir(seedCache, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'shop-seed-'));
  const unfinished = `${data}.${process.pid}`;
  try {
    const settings = [...withoutDurability, 'min_wal_size=32MB', 'max_wal_size=32MB'];
    const server = (await startPostgres({ settings, keptIn: folder }))!;
    await makeSeedDatabase(server.url).finally(() => server.stop());
    cpSync(join(folder, 'data'), unfinished, { recursive: true });
    await rename(unfinished, data).catch((error: unknown) => {
      // another process may have been faster
      if (!existsSync(data)) throw error;
    });
  } finally {
    for (const one of [folder, unfinished]) await rm(one, { recursive: true, force: true });
  }
  await removeOldSeeds(/^postgres-\d+-shop_seed_[0-9a-f]+$/);
  return data;
}
