import { findPostgres, startPostgres, type PostgresServer } from '@shop/server/testing';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedSeed } from '../../database/seed-cache.ts';
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
  return cachedSeed(`postgres-${version}`, async (unfinished) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-seed-'));
    try {
      const settings = [...withoutDurability, 'min_wal_size=32MB', 'max_wal_size=32MB'];
      const server = (await startPostgres({ settings, keptIn: folder }))!;
      await makeSeedDatabase(server.url).finally(() => server.stop());
      cpSync(join(folder, 'data'), unfinished, { recursive: true });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return unfinished;
  });
}
