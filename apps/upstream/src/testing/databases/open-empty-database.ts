import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { connectPostgres, openTemporary, type Connection } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';

/** A database as a new shop has it: all tables, nothing in them. On the server of TEST_DATABASE_URL, else embedded. */
export async function openEmptyDatabase(): Promise<Connection> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) {
    const connection = await openTemporary(null);
    await migrate(connection.db);
    return connection;
  }
  const name = `shop_empty_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = connectPostgres(url.href);
  await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
