import { sql, type Kysely } from 'kysely';

/** Customers' machines, what is built into them, and who has registered them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // serial_key, serial_shape: for comparison (serial-key.ts). commercial_item_id: may have left the catalogue.
  `create table unit (
     equipment_id text primary key, serial_number text not null, serial_key text not null, serial_shape text not null,
     tag_id text unique, manufacturer_id text not null, manufacturer_name text not null, commercial_item_id text,
     construction_name text, product_family_id text, customer_model_id text, customer_model_name text, year int,
     attributes jsonb not null default '{}', status text not null default 'inService',
     successor_equipment_id text references unit, deleted_at timestamptz,
     check (status in ('inService', 'decommissioned', 'replaced')),
     check ((status = 'replaced') = (successor_equipment_id is not null)))`,
  // people type the beginning of a number, or its last digits
  `create index unit_serial_beginning on unit (serial_key text_pattern_ops)`,
  `create index unit_serial_ending on unit (reverse(serial_key) text_pattern_ops)`,
  `create index unit_serial_shape on unit (serial_shape)`,
  `create table unit_revision (
     equipment_id text references unit on delete cascade, revision int, kind text not null, made_on date not null,
     plate_pack jsonb not null, parts jsonb not null, primary key (equipment_id, revision),
     check (kind in ('built', 'regasketed', 'extended')))`,
  `create table unit_registration (
     equipment_id text primary key references unit on delete cascade,
     customer_number text references customer on delete cascade, oid text references person on delete cascade,
     custom_name text not null default '', registered_by text references person on delete set null,
     registered_at timestamptz not null default now(),
     check ((customer_number is null) <> (oid is null)))`,
  `create index unit_registration_customer on unit_registration (customer_number)`,
  `create index unit_registration_oid on unit_registration (oid)`,
];
