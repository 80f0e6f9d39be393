import { sql, type Kysely } from 'kysely';

/** Tables of people, their customers, their addresses, and idempotency keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
}

const tables = [
  `create table customer (
     number text primary key, name text not null, selected_locale text not null, discounts jsonb not null,
     has_credit boolean not null, is_partner boolean not null, is_tax_exempt boolean not null, company_site text)`,
  `create table person (
     oid text primary key, email text not null, first_name text not null, last_name text not null,
     is_company boolean not null default false, company_name text not null default '', phone_number text not null default '',
     company_number text not null default '', electronic_invoice_number text not null default '',
     vat_id text not null default '', permissions text[] not null default '{}', customer_number text references customer,
     market text, locale text, known_since timestamptz not null default now())`,
  `create table membership (
     oid text references person on delete cascade, customer_number text references customer on delete cascade,
     primary key (oid, customer_number))`,
  `create table accepted_terms (
     oid text references person on delete cascade, version text, accepted_at timestamptz not null default now(),
     primary key (oid, version))`,
  // An address belongs to a customer number, or to a person who has none.
  `create table address (
     id text primary key, customer_number text references customer on delete cascade,
     oid text references person on delete cascade, display_name text not null, company_or_name text not null,
     street_address text not null, address_line_two text not null, zip_code text not null, city text not null,
     country_code text not null, state_code text not null, default_delivery boolean not null, default_invoice boolean not null,
     check (num_nonnulls(customer_number, oid) = 1))`,
  `create table feedback (
     id int generated always as identity primary key, oid text references person on delete set null, email text not null,
     message text not null, locale text not null, company_site text, received_at timestamptz not null default now())`,
  `create table idempotency_key (
     owner text, key text, request text not null, answer json not null, answered_at timestamptz not null default now(),
     primary key (owner, key))`,
];

const indexes = [
  `create index membership_of_customer on membership (customer_number)`,
  `create index address_of_customer on address (customer_number)`,
  `create index address_of_person on address (oid)`,
  ...['delivery', 'invoice'].flatMap((kind) =>
    ['customer_number', 'oid'].map(
      (owner) => `create unique index one_default_${kind}_of_${owner} on address (${owner}) where default_${kind}`,
    ),
  ),
  `create index idempotency_key_age on idempotency_key (answered_at)`,
];
