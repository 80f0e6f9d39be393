import { sql, type Kysely } from 'kysely';

/** A text among ten thousand own units is found by its trigrams; a common one while the list is read in its order, from its index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // units are registered rarely and searched often: no list of additions that each search reads
  `create index unit_registration_text on unit_registration using gin (search_text gin_trgm_ops, serial_key gin_trgm_ops)
     with (fastupdate = off)`,
  `drop index unit_registration_customer`,
  `create index unit_registration_customer on unit_registration (customer_number, sort_name, serial_key, equipment_id)
     include (search_text)`,
];
