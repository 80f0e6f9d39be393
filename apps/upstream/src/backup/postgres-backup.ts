import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { databaseAddresses } from '../database/database-addresses.ts';
import { findPrimary } from '../database/find-primary.ts';
import { BackupError, writeWhole } from './backup-file.ts';

/** Writes a PostgreSQL database into a file of pg_dump's custom format, while servers use it. */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  const address = await primaryOf(databaseUrl);
  await writeWhole(file, (part) =>
    run('pg_dump', address, ['--format=custom', '--no-owner', '--no-acl', `--file=${part}`]),
  );
}

/**
 * Fills an empty PostgreSQL database from a file of `backUpPostgres`, completely or not at all. One that holds tables
 * is refused.
 */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const address = await primaryOf(databaseUrl);
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`,
    );
    const { tables } = rows[0]!;
    if (tables > 0) {
      throw new BackupError(`The database holds ${tables} tables. Restore into a new, empty one (createdb).`);
    }
  } finally {
    await client.end();
  }
  const options = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', address, [...options, file]);
}

/** Where an address names several servers, the one that takes writes. */
async function primaryOf(databaseUrl: string): Promise<string> {
  const addresses = databaseAddresses(databaseUrl);
  const primary = addresses.length > 1 ? await findPrimary(addresses) : addresses[0];
  if (primary === undefined) throw new BackupError('None of the servers in DATABASE_URL takes writes.');
  return primary;
}

/** Runs a program of PostgreSQL. Its password is not among the arguments, which all users of a machine can read. */
async function run(program: 'pg_dump' | 'pg_restore', databaseUrl: string, options: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [`--dbname=${url.href}`, ...options], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') {
      throw new BackupError(`${program} is not installed. It is among PostgreSQL's client programs.`, { cause });
    }
    throw cause;
  })) as [number | null];
  if (code !== 0) throw new BackupError(`${program} exited with ${code}: ${output.trim()}`);
}
