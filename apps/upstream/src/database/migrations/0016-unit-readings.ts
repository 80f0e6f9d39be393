import { sql, type Kysely } from 'kysely';

/** What customers measure at their units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // °C, m³/h, kPa. The owner is kept, because readings are not handed over with a unit.
  `create table unit_reading (
     id bigint generated always as identity primary key, equipment_id text not null references unit on delete cascade,
     customer_number text references customer on delete cascade, oid text references person on delete cascade,
     measured_at timestamptz not null, hot_in float not null, hot_out float not null, cold_in float not null,
     cold_out float not null, hot_flow float, cold_flow float, hot_pressure_drop float, cold_pressure_drop float,
     after_cleaning boolean not null default false, source text not null default 'person',
     check (source in ('person', 'gateway')), check ((customer_number is null) <> (oid is null)),
     unique nulls not distinct (equipment_id, customer_number, oid, measured_at))`,
];
