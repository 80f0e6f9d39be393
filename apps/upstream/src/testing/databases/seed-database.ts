import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { connectPostgres } from '../../database/connection.ts';
import { loadDemo } from '../../load-demo.ts';
import { migrate } from '../../database/migrate.ts';
import { demoSourceHash } from '../../database/seed-cache.ts';

/** Arbitrary number of the advisory lock: one test process at a time creates the seed database. */
const seedLock = 704_250_012;

/**
 * Copies a database from a seed database, which is created once per state of the sources. Returns its address and a
 * function that drops it.
 */
export async function copySeedDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const seed = process.env['TEST_SEED'] ?? (await makeSeedDatabase(serverUrl));
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    // Concurrent copies of one template fail.
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    // a copy of the files takes half of the time of one through the write-ahead log
    await client.query(`create database ${name} template ${seed} strategy file_copy`);
  });
  return {
    url: withDatabase(serverUrl, name),
    drop: () => onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** Name of the seed database on every server. */
export const seedName = async (): Promise<string> => `shop_seed_${await demoSourceHash()}`;

/** Creates the seed database if it is missing, and returns its name. */
export async function makeSeedDatabase(serverUrl: string): Promise<string> {
  const seed = await seedName();
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    const found = await client.query('select 1 from pg_database where datname = $1', [seed]);
    if (found.rowCount === 0) await makeSeed(client, serverUrl, seed);
  });
  return seed;
}

/** Created under another name first, so that a database with the final name is complete. */
async function makeSeed(client: Client, serverUrl: string, seed: string): Promise<void> {
  const unfinished = `${seed}_unfinished`;
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished}`);
  const connection = connectPostgres(withDatabase(serverUrl, unfinished));
  try {
    await migrate(connection.db);
    await (await loadDemo()).fill(connection.db);
  } finally {
    await connection.close();
  }
  await client.query(`alter database ${unfinished} rename to ${seed}`);
}

/** Uses a connection of its own, so a lock taken on it ends with it. */
async function onServer(serverUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
