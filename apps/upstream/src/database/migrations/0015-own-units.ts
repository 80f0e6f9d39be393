import { sql, type Kysely } from 'kysely';

/** What owners say of their units: picture, place; and requests to hand a unit over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // serial_key: as of the unit, so that a page of the list is read from one index
  `alter table unit_registration add column image_id text references stored_file,
     add column serial_key text not null default ''`,
  `update unit_registration set serial_key = unit.serial_key from unit where unit.equipment_id = unit_registration.equipment_id`,
  `drop index unit_registration_customer`,
  `drop index unit_registration_oid`,
  `create index unit_registration_customer
     on unit_registration (customer_number, lower(custom_name), serial_key, equipment_id)`,
  // read whenever a file is deleted
  `create index unit_registration_image on unit_registration (image_id) where image_id is not null`,
  `create index unit_registration_oid on unit_registration (oid, lower(custom_name), serial_key, equipment_id)`,
  // goes with the registration: who has the unit next is not told where it stood
  `create table unit_installation (
     equipment_id text primary key references unit_registration on delete cascade, in_use_at text not null default '',
     address text not null default '', zip text not null default '', city text not null default '',
     region text not null default '', country text not null default '', longitude double precision,
     latitude double precision, check ((longitude is null) = (latitude is null)))`,
  // released: the owner has removed the unit meanwhile, so anybody may register it
  `create table unit_handover (
     id text primary key, equipment_id text not null references unit on delete cascade,
     customer_number text references customer on delete cascade, oid text references person on delete cascade,
     asked_by text not null references person on delete cascade, locale text not null,
     asked_at timestamptz not null default now(), state text not null default 'pending', decided_at timestamptz,
     check ((customer_number is null) <> (oid is null)),
     check (state in ('pending', 'confirmed', 'refused', 'released')))`,
  // each asks once at a time
  `create unique index unit_handover_pending
     on unit_handover (equipment_id, coalesce(customer_number, ''), coalesce(oid, '')) where state = 'pending'`,
  `create index unit_handover_customer on unit_handover (customer_number) where state = 'pending'`,
  `create index unit_handover_oid on unit_handover (oid) where state = 'pending'`,
];
