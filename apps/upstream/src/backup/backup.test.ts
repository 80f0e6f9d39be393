import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { connectPostgres, openDirectory, type Connection } from '../database/connection.ts';
import { DirectoryLockedError } from '../database/directory-lock.ts';
import { migrate } from '../database/migrate.ts';
import { backUpDirectory, restoreDirectory } from './embedded-backup.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';

// every start of the embedded database is a process
jest.setTimeout(120_000);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  file = join(folder, 'shop.backup');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const setValue = ({ db }: Connection, value: number): Promise<unknown> =>
  sql`update acknowledged set value = ${value}`.execute(db);
const valueIn = async ({ db }: Connection): Promise<number> =>
  (await sql<{ value: number }>`select value from acknowledged`.execute(db)).rows[0]!.value;
const createWithValue = async ({ db }: Connection, value: number): Promise<void> => {
  await migrate(db);
  await sql`create table acknowledged as select ${sql.lit(value)}::int as value`.execute(db);
};

describe('a backup of the embedded database', () => {
  let directory: string;
  /** Opens the database, and closes it after the work. */
  async function inDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await openDirectory(directory, () => Promise.resolve(null));
    try {
      await connection.markComplete!();
      return await work(connection);
    } finally {
      await connection.close();
    }
  }
  let made: string;
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'shop-backup-'));
    directory = join(made, 'upstream');
    await inDatabase((connection) => createWithValue(connection, 111));
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  beforeEach(() => {
    directory = join(folder, 'upstream');
    cpSync(join(made, 'upstream'), directory, { recursive: true });
  });

  it('brings back what was there, and keeps what it replaces', async () => {
    await backUpDirectory(directory, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await inDatabase((connection) => setValue(connection, 222));
    const replaced = await restoreDirectory(directory, file);
    expect(await inDatabase(valueIn)).toBe(111);
    expect(await readdir(replaced!)).toContain('PG_VERSION');
  });

  longTest('fills a directory that has no database yet', async () => {
    await backUpDirectory(directory, file);
    directory = join(folder, 'elsewhere');
    expect(await restoreDirectory(directory, file)).toBeNull();
    expect(await inDatabase(valueIn)).toBe(111);
  });

  longTest('waits for no server that uses the directory, and disturbs none', async () => {
    await backUpDirectory(directory, file);
    await inDatabase(async (connection) => {
      await expect(backUpDirectory(directory, join(folder, 'another'))).rejects.toThrow(DirectoryLockedError);
      await expect(restoreDirectory(directory, file)).rejects.toThrow(DirectoryLockedError);
      expect(await valueIn(connection)).toBe(111);
    });
  });

  it('overwrites no file, and is not made of a directory without a database', async () => {
    await writeFile(file, 'precious');
    await expect(backUpDirectory(directory, file)).rejects.toThrow('exists. Choose another name.');
    expect(await readFile(file, 'utf8')).toBe('precious');
    await expect(backUpDirectory(join(folder, 'nothing'), join(folder, 'x'))).rejects.toThrow('no database');
  });

  it('is refused when the file is none, and the database stays', async () => {
    await writeFile(file, 'not a backup');
    await expect(restoreDirectory(directory, file)).rejects.toThrow('Nothing was changed.');
    expect(await inDatabase(valueIn)).toBe(111);
    expect(await readdir(directory)).not.toContain('restoring');
  });
});

const server = process.env['TEST_DATABASE_URL'];
const ofPostgres = server === undefined ? [] : ['a backup of a PostgreSQL database'];
for (const title of ofPostgres)
  describe(title, () => {
    async function withNewDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
      const name = `shop_restored_${randomBytes(6).toString('hex')}`;
      const client = new Client({ connectionString: server });
      await client.connect();
      try {
        await client.query(`create database ${name}`);
        const url = new URL(server!);
        url.pathname = `/${name}`;
        return await work(url.href);
      } finally {
        await client.query(`drop database if exists ${name} with (force)`);
        await client.end();
      }
    }

    it('fills an empty database, and is refused by one that holds tables', async () => {
      await withNewDatabase(async (url) => {
        const connection = connectPostgres(url);
        await createWithValue(connection, 111);
        await backUpPostgres(url, file);
        await setValue(connection, 222);
        await expect(restorePostgres(url, file)).rejects.toThrow(/holds \d+ tables/);
        expect(await valueIn(connection)).toBe(222);
        await connection.close();
        await withNewDatabase(async (restoredUrl) => {
          await restorePostgres(restoredUrl, file);
          const restored = connectPostgres(restoredUrl);
          expect(await valueIn(restored)).toBe(111);
          await restored.close();
        });
      });
    });

    it('says in one sentence what failed, without the password', async () => {
      const url = 'postgres://shop:secret@127.0.0.1:1/shop';
      const failed = await backUpPostgres(url, file).catch((error: Error) => error.message);
      expect(failed).toMatch(/^pg_dump exited with 1: /);
      expect(failed).not.toContain('secret');
      expect(await readdir(folder)).toEqual([]);
    });
  });
