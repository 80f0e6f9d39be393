import { sql, type Kysely } from 'kysely';

/** Units that customers registered by typing their nameplates, and what was corrected of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // of those that were typed before nobody knows it any more: they count as known from the factory
  `alter table unit add column is_typed boolean not null default false`,
  // makers are looked up whenever somebody types a name
  `create index unit_manufacturer on unit (manufacturer_id) where not is_typed`,
  `create table unit_correction (
     id bigint generated always as identity primary key, equipment_id text not null references unit on delete cascade,
     corrected_by text references person on delete set null,
     customer_number text references customer on delete set null, corrected_at timestamptz not null default now(),
     former jsonb not null, corrected jsonb not null)`,
  `create index unit_correction_unit on unit_correction (equipment_id)`,
  // a tag that was typed wrong may stand in links
  `create index unit_correction_tag on unit_correction ((former ->> 'tagId'))`,
];
