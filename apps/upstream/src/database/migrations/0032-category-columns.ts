import { sql, type Kysely } from 'kysely';

/** Large categories as columns, made when a catalogue is filled: a start reads them in one go instead of article by article. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table category_columns (
      category_id text not null,
      version text not null,
      number int not null,
      data text not null,
      primary key (category_id, version, number)
    )`.execute(db);
  // bytes in base64 get no smaller
  await sql`alter table category_columns alter column data set storage external`.execute(db);
}
