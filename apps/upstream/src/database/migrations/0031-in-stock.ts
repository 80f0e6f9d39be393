import { sql, type Kysely } from 'kysely';

/** Search lists what is in stock first, as the newest import has it; until then nothing counts as such. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_text add column in_stock boolean not null default false`.execute(db);
}
