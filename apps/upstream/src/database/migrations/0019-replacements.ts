import { sql, type Kysely } from 'kysely';

/** Old models that units of the catalogue can replace, and what such units are used for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table replaced_model (
    id text primary key, position int not null, manufacturer_id text not null, manufacturer_name text not null,
    name text not null, data jsonb not null)`.execute(db);
  await sql`create table replacement_application (
    id text primary key, position int not null, data jsonb not null)`.execute(db);
}
