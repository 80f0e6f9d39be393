import { sql, type Kysely } from 'kysely';

/** An imported unit has the year in which it was built, and no day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unit_revision alter column made_on drop not null`.execute(db);
}
