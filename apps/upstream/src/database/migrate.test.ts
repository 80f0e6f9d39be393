import { sql } from 'kysely';
import { openEmptyDatabase } from '../testing/databases/open-empty-database.ts';
import type { Connection } from './connection.ts';
import { migrate } from './migrate.ts';

let connection: Connection;
beforeAll(async () => void (connection = await openEmptyDatabase()), 120_000);
afterAll(() => connection.close());

const rename = (name: string, to: string) =>
  sql`update kysely_migration set name = ${to} where name = ${name}`.execute(connection.db);

it('starts on the schema of a later release, and says so: a server of the release before may restart', async () => {
  const warn = jest.fn();
  await migrate(connection.db, warn);
  expect(warn).not.toHaveBeenCalled();
  await sql`insert into kysely_migration values ('9999-of-a-later-release', now()::text)`.execute(connection.db);
  await migrate(connection.db, warn);
  expect(warn).toHaveBeenCalledWith('the schema is that of a later release: 9999-of-a-later-release');
});

it('refuses a schema that is none of ours', async () => {
  await rename('0014-units', '0014-of-somebody-else');
  await expect(migrate(connection.db)).rejects.toThrow('0014-of-somebody-else is missing');
  await rename('0014-of-somebody-else', '0014-units');
});
