import { sql } from 'kysely';
import { openTestDatabase } from '../testing/start-test-upstream.ts';
import type { Connection } from './connection.ts';
import { statementNames } from './prepared-statements.ts';

describe('which statements are kept', () => {
  it('names a text from its third use, and always the same', () => {
    const names = statementNames();
    const used = Array.from({ length: 5 }, () => names.nameOf('select $1'));
    expect(used).toEqual([undefined, undefined, 's1_1', 's1_1', 's1_1']);
  });

  it('names no more than a connection can keep, however many lists of other lengths are asked for', () => {
    const names = statementNames();
    const texts = Array.from(
      { length: 3_000 },
      (_, length) => `select * from item where id in (${'$,'.repeat(length)})`,
    );
    const named = new Set([...texts, ...texts, ...texts].map((text) => names.nameOf(text)).filter(Boolean));
    expect(named.size).toBe(400);
  });

  it('names texts anew once columns have changed', () => {
    const names = statementNames();
    const nameOf = () => [1, 2, 3].map(() => names.nameOf('select $1')).at(-1);
    const before = nameOf();
    names.renew();
    expect(nameOf()).not.toBe(before);
  });
});

describe('statements that are sent often', () => {
  const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
  let database: Connection;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table probe as select 1 as id`.execute(database.db);
  });
  afterAll(() => database.close());

  const read = () => sql<{ id: number }>`select * from probe where id = ${1}`.execute(database.db);

  it('are parsed once and kept by a server', async () => {
    for (let times = 0; times < 5; times++) await read();
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db);
    const texts = kept.rows.map(({ statement }) => statement).filter((text) => text.includes('from probe'));
    // the embedded database has one connection, and a driver of its own
    expect(texts).toHaveLength(isServer ? 1 : 0);
  });

  it('are planned each time when they look for a pattern, which one row may have or all', async () => {
    const find = () => sql`select * from probe where id::text like ${'%1%'}`.execute(database.db);
    for (let times = 0; times < 5; times++) await find();
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db);
    expect(kept.rows.filter(({ statement }) => statement.includes('id::text like'))).toEqual([]);
  });

  it('go on while a migration of another process adds a column', async () => {
    for (let times = 0; times < 5; times++) await read();
    await sql`alter table probe add column name text default 'new'`.execute(database.db);
    expect((await read()).rows).toEqual([{ id: 1, name: 'new' }]);
    expect((await read()).rows).toEqual([{ id: 1, name: 'new' }]);
  });

  it('end a transaction with the error of the server when their columns changed before', async () => {
    for (let times = 0; times < 5; times++) await read();
    await sql`alter table probe add column size int`.execute(database.db);
    const reading = database.db
      .transaction()
      .execute((transaction) => sql`select * from probe where id = ${1}`.execute(transaction));
    if (isServer) await expect(reading).rejects.toThrow('cached plan must not change result type');
    else await expect(reading).resolves.toBeDefined();
    expect((await read()).rows).toHaveLength(1);
  });
});
