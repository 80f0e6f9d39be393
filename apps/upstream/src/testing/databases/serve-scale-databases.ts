import { connectPostgres } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { storeContents } from '../../memory/load-categories.ts';
import { areColumnsStored, storeColumns } from '../../memory/category/stored-columns.ts';
import { enlargeCatalogue } from './enlarge-catalogue.ts';
import { startPostgres, type PostgresServer } from '@shop/server/testing';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * A PostgreSQL server with the demo company in one database for each size of `--articles 5000,100000`, kept in the folder
 * `--data` so that a second start finds them. It prints the addresses and its process as one line of JSON, or
 * `{"urls":null}` where PostgreSQL is not installed, and runs until SIGTERM.
 */
const { values } = parseArgs({ options: { articles: { type: 'string' }, data: { type: 'string' } } });
/** As a machine of its own is set up; the statistics of statements are what queries are counted by. */
const settings = [
  'shared_preload_libraries=pg_stat_statements',
  'shared_buffers=1GB',
  'max_wal_size=8GB',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'random_page_cost=1.1',
];
const postgres = await startPostgres({ settings, keptIn: values.data! });
if (postgres) process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
const urls: Record<string, string> = {};
for (const articles of postgres ? values.articles!.split(',') : []) {
  urls[articles] = await filled(postgres!, articles);
  await completed(urls[articles]);
}
console.log(JSON.stringify({ urls: postgres && urls, pid: postgres?.pid }));
// keeps the process running until the signal
setInterval(() => undefined, 60_000);

/** Of how it is filled; newer migrations are made when it is found. */
function fillingHash(): string {
  const source = readFileSync(join(import.meta.dirname, 'enlarge-catalogue.ts'));
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}

/** Filled under another name first, so that a database with the final name is complete. */
async function filled(server: PostgresServer, articles: string): Promise<string> {
  const name = `scale_${articles}_${fillingHash()}`;
  const urlOf = (database: string) => server.url.replace(/[^/]*$/, database);
  if ((await server.query(`select 1 from pg_database where datname = '${name}'`)) !== '') return urlOf(name);
  console.error(`filling ${Number(articles).toLocaleString('en')} articles …`);
  const unfinished = `${name}_unfinished`;
  await server.query(`drop database if exists ${unfinished}`);
  await server.query(`create database ${unfinished}`);
  const connection = connectPostgres(urlOf(unfinished));
  try {
    await migrate(connection.db);
    const { loadDemo } = await import('../../load-demo.ts');
    await (await loadDemo()).fill(connection.db);
    await enlargeCatalogue(connection.db, Number(articles));
  } finally {
    await connection.close();
  }
  await server.query(`alter database ${unfinished} rename to ${name}`);
  return urlOf(name);
}

/** Has the newest tables, and the columns that an import stores. */
async function completed(url: string): Promise<void> {
  const connection = connectPostgres(url);
  const { db } = connection;
  try {
    await migrate(db);
    if (!(await areColumnsStored(db))) await db.transaction().execute((trx) => storeColumns(trx));
    await storeContents(db);
  } finally {
    await connection.close();
  }
}
