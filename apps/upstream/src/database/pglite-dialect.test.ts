import { sql } from 'kysely';
import { openTestDatabase } from '../testing/start-test-upstream.ts';
import type { Connection } from './connection.ts';

let connection: Connection;
beforeAll(async () => void (connection = await openTestDatabase()));
afterAll(() => connection.close());

const write = (key: string) => ({ key, value: 'x' });

describe('the database', () => {
  it('commits a transaction as a whole or not at all', async () => {
    const { db } = connection;
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values(write('half')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await db.transaction().execute((trx) => trx.insertInto('meta').values(write('whole')).execute());
    const rows = await db.selectFrom('meta').select('key').where('key', 'in', ['half', 'whole']).execute();
    expect(rows).toEqual([{ key: 'whole' }]);
  });

  it('answers concurrent queries each with its own result', async () => {
    const asked = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(
      asked.map(async (n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(connection.db)).rows[0]!.n),
    );
    expect(answers).toEqual(asked);
  });

  it('works after a failed statement, and reports PostgreSQL’s error code', async () => {
    await expect(sql`select 1 / 0`.execute(connection.db)).rejects.toMatchObject({ code: '22012' });
    await expect(sql`select 1`.execute(connection.db)).resolves.toBeDefined();
  });

  it('stores and reads bytes, arrays and JSON unchanged', async () => {
    const bytes = new Uint8Array([0, 1, 255]);
    const { rows } = await sql<{ bytes: Uint8Array; list: string[]; document: object }>`
      select ${bytes}::bytea as bytes, ${['a', 'b,c', '"']}::text[] as list, ${JSON.stringify({ a: [1] })}::jsonb as document
    `.execute(connection.db);
    expect([...rows[0]!.bytes]).toEqual([0, 1, 255]);
    expect(rows[0]).toMatchObject({ list: ['a', 'b,c', '"'], document: { a: [1] } });
  });
});
