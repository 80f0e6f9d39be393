import { sql, type Kysely } from 'kysely';

/**
 * Partners and their locations, quote requests, offers, messages, generated quotes, tools for partners
 * (docs/decisions/0013).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
}

const tables = [
  // The own sales company is a partner too: is_own. customer_number: with which its members sign in and answer.
  `create table partner (
     id text primary key, name text not null, is_own boolean not null default false, customer_number text unique references customer,
     website text, answers_itself boolean not null default false)`,
  // countries: markets it supplies. categories: what it supplies, with descendants; empty: everything.
  `create table partner_location (
     id text primary key, partner_id text not null references partner on delete cascade, name text not null default '',
     street_address text not null, zip_code text not null, city text not null, country_code text not null, latitude double precision,
     longitude double precision, phone_number text not null, email text not null, services text[] not null default '{}',
     languages text[] not null default '{}', countries text[] not null, categories text[] not null default '{}',
     check ((latitude is null) = (longitude is null)))`,
  // Centre of an area of postal codes with a common prefix.
  `create table postal_area (
     country_code text, prefix text, latitude double precision not null, longitude double precision not null,
     primary key (country_code, prefix))`,
  // Choices before a request is sent: [selected, ...others] by group.
  `create table quote_draft (
     cart_id text primary key references cart on delete cascade, locations jsonb not null default '{}')`,
  `create sequence quote_number start 300041`,
  // lines: copied from the cart. time_zone: determines the days on which offers end.
  `create table quote_request (
     number text primary key, cart_id text references cart on delete set null, quote_group_key text not null,
     oid text references person on delete set null, customer_number text references customer on delete set null, country text not null,
     company_site text, locale text not null, currency text not null, time_zone text not null, contact jsonb not null, text text,
     wanted_date date, lines jsonb not null, requested_at timestamptz not null default now(), seen_at timestamptz not null default now())`,
  `create table quote_file (
     file_id text primary key references stored_file on delete cascade, cart_id text references cart on delete set null,
     oid text not null, added_at timestamptz not null default now())`,
  // A file of a cart is sent with each of its requests.
  `create table quote_request_file (
     request_number text references quote_request on delete cascade, file_id text references stored_file,
     primary key (request_number, file_id))`,
  // One per location that was asked. Expired means offered and past expires_at; that state is never stored.
  `create table quote_offer (
     id text primary key, request_number text not null references quote_request on delete cascade,
     location_id text not null references partner_location, position int not null, state text not null default 'requested',
     expires_at timestamptz, declined_by text, decline_reason text not null default '', accepted_revision int,
     accepted_lines text[], accepted_reference text not null default '', accepted_at timestamptz, customer_news_at timestamptz,
     partner_news_at timestamptz not null default now(), partner_seen_at timestamptz, changed_at timestamptz not null default now(),
     unique (request_number, location_id),
     check (state in ('requested', 'inPreparation', 'offered', 'accepted', 'declined')),
     check ((state = 'accepted') = (accepted_revision is not null and accepted_lines is not null and accepted_at is not null)),
     check ((state = 'declined') = (declined_by is not null)))`,
  // lines: prices in minor units of the request's currency.
  `create table offer_revision (
     offer_id text references quote_offer on delete cascade, revision int, lines jsonb not null, valid_until date not null,
     text text not null default '', offered_at timestamptz not null default now(), primary key (offer_id, revision))`,
  `create table quote_message (
     id text primary key, offer_id text not null references quote_offer on delete cascade, sender text not null, author text not null,
     text text not null, line_id text, written_at timestamptz not null default now(), check (sender in ('customer', 'partner')))`,
  // The cart with the accepted lines of an offer, for ordering them; it cannot be changed.
  `alter table cart add column offer_id text unique references quote_offer`,
  `create sequence generated_quote_number start 1001`,
  `create table generated_quote (
     id text primary key, number text not null unique, oid text references person on delete set null,
     customer_number text references customer on delete cascade, name text not null, line_count int not null, format text not null,
     file_id text not null references stored_file, created_by text not null, created_at timestamptz not null default now())`,
  // Names and descriptions by language; countries: markets in which it is offered, empty: all.
  `create table partner_application (
     id text primary key, position int not null, address text not null, image text not null, texts jsonb not null,
     countries text[] not null default '{}')`,
];

const indexes = [
  // A person has a cart for each accepted offer.
  `drop index one_open_cart`,
  `create unique index one_open_cart on cart (oid, coalesce(customer_number, ''), country, coalesce(company_site, ''), action)
     where state = 'open' and oid is not null and offer_id is null`,
  `create unique index one_request_of_group on quote_request (cart_id, quote_group_key)`,
  `create index quote_of_customer on quote_request (customer_number, requested_at desc)`,
  `create index quote_of_person on quote_request (oid, requested_at desc)`,
  `create index offer_of_location on quote_offer (location_id)`,
  `create index message_of_offer on quote_message (offer_id, written_at)`,
  `create index file_of_cart on quote_file (cart_id)`,
  `create index request_of_file on quote_request_file (file_id)`,
  `create index generated_quote_of_file on generated_quote (file_id)`,
  // Reading a request looks up the orders of its offers.
  `create index order_of_cart on shop_order (cart_id)`,
  `create index location_of_partner on partner_location (partner_id)`,
  `create index generated_quote_of_customer on generated_quote (customer_number, created_at desc)`,
  `create index generated_quote_of_person on generated_quote (oid, created_at desc)`,
];
