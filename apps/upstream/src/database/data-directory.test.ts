import { cpSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDirectory, type Connection } from './connection.ts';

// every start of the embedded database is a process
jest.setTimeout(120_000);

let folder: string;
let directory: string;
let warnings: string[] = [];
/** A database that holds one acknowledged value, each time a copy of the same. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  directory = join(folder, 'made');
  await create();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  directory = join(await mkdtemp(join(folder, 'copy-')), 'upstream');
  cpSync(join(folder, 'made'), directory, { recursive: true });
  warnings = [];
});

const open = (): Promise<Connection> =>
  openDirectory(directory, () => Promise.resolve(null), { warn: (message) => void warnings.push(message) });

async function create(): Promise<void> {
  const connection = await open();
  await sql`create table acknowledged as select 'SO-1' as number`.execute(connection.db);
  await connection.markComplete!();
  await connection.close();
}

async function valueIn(connection: Connection): Promise<unknown> {
  try {
    return (await sql`select * from acknowledged`.execute(connection.db)).rows;
  } finally {
    await connection.close();
  }
}

describe('the directory of the embedded database', () => {
  longTest('is closed with its process, although nobody asked it anything', async () => {
    directory = join(folder, 'unasked');
    const connection = await open();
    await connection.close();
    await expect(connection.saveBackup!(join(folder, 'late.tar'))).rejects.toThrow('is closed');
  });

  longTest(
    'keeps its orders when all small files around the database are gone, as after a copy that leaves them out',
    async () => {
      for (const name of await readdir(directory)) {
        if (name !== 'postgres') await rm(join(directory, name), { recursive: true });
      }
      expect(await valueIn(await open())).toEqual([{ number: 'SO-1' }]);
      expect(warnings).toEqual([]);
    },
  );

  longTest('sets aside what an interrupted creation left, says where, and begins anew', async () => {
    await writeFile(join(directory, 'being-made'), '');
    const created = await open();
    const found = await sql`select 1 from pg_class where relname = 'acknowledged'`.execute(created.db);
    await created.close();
    expect(found.rows).toEqual([]);
    const aside = (await readdir(directory)).find((name) => name.startsWith('unfinished-'))!;
    expect(warnings).toEqual([expect.stringContaining(join(directory, aside))]);
    // nothing of it is lost
    await rm(join(directory, 'postgres'), { recursive: true });
    await rm(join(directory, 'being-made'));
    await rename(join(directory, aside), join(directory, 'postgres'));
    expect(await valueIn(await open())).toEqual([{ number: 'SO-1' }]);
  });

  it.each([
    ['PG_VERSION', /has no file PG_VERSION/],
    ['global/pg_control', /does not start/],
  ])('is refused without %s, and nothing in it changes', async (file, reason) => {
    await rename(join(directory, 'postgres', file), join(directory, 'kept'));
    await expect(open()).rejects.toThrow(reason);
    await rename(join(directory, 'kept'), join(directory, 'postgres', file));
    expect(await valueIn(await open())).toEqual([{ number: 'SO-1' }]);
  });

  it('is refused when a table has lost its file, naming the table', async () => {
    const connection = await open();
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('acknowledged') as path`.execute(
      connection.db,
    );
    await connection.close();
    const file = join(directory, 'postgres', rows[0]!.path);
    await rename(file, join(directory, 'kept'));
    await expect(open()).rejects.toThrow('lacks the files of acknowledged');
    await rename(join(directory, 'kept'), file);
    expect(await valueIn(await open())).toEqual([{ number: 'SO-1' }]);
  });

  it('can be entered by its own user alone, also when it was open before', async () => {
    await chmod(directory, 0o755);
    await (await open()).close();
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  });
});
