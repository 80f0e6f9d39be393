import { sql, type Kysely } from 'kysely';

/** Guides from what somebody notices at a unit to the part that repairs it, by the category of the unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table troubleshooting_guide (product_family_id text primary key, guide jsonb not null)`.execute(db);
}
