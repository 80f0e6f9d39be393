import { sql, type Kysely } from 'kysely';

/** Codes on labels of other makers, and of the owners themselves, that lead to a unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table unit_alias (
    equipment_id text not null references unit_registration on delete cascade,
    customer_number text references customer on delete cascade, oid text references person on delete cascade,
    code text not null, added_at timestamptz not null default clock_timestamp(),
    check ((customer_number is null) <> (oid is null)), check (length(code) <= 500),
    unique nulls not distinct (customer_number, oid, code))`.execute(db);
  await sql`create index unit_alias_unit on unit_alias (equipment_id)`.execute(db);
}
