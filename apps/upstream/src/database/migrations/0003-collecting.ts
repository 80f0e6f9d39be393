import { sql, type Kysely } from 'kysely';

/** Tables for collecting articles: carts, favourite lists, own article numbers; also the authors of reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
}

const tables = [
  // Owned by a person with a customer number, a person without one, or a visitor (docs/decisions/0011).
  `create table cart (
     id text primary key, action text not null, country text not null, company_site text,
     oid text references person on delete cascade, customer_number text references customer on delete cascade,
     state text not null default 'open', version int not null default 0, changed_at timestamptz not null default now(),
     check (action in ('Buy', 'RequestQuote')), check (state in ('open', 'merged', 'deleted', 'ordered')))`,
  // item_key: identity of a line as one text. seen: price and issue when last read; change: what has changed since
  // without the owner, in version changed_in.
  `create table cart_line (
     cart_id text references cart on delete cascade, line_id text, item_key text not null, position int not null,
     generic_item_id text not null, commercial_item_id text not null, cart_item_id jsonb not null, quantity int not null,
     note text not null default '', custom_article_number text, name text not null, article_number text not null,
     seen jsonb not null, change jsonb, changed_in int not null default 0,
     primary key (cart_id, line_id), unique (cart_id, item_key), check (quantity between 1 and 99999))`,
  // Units assembled in the configurator; public when they have no owner.
  `create table configuration (
     id text primary key, oid text references person on delete cascade, names jsonb not null, lines jsonb not null,
     list_price int)`,
  `create table cart_configuration (
     cart_id text references cart on delete cascade, configuration_id text references configuration on delete cascade,
     position int not null, custom_article_numbers jsonb not null default '{}', primary key (cart_id, configuration_id))`,
  `create table favourite_list (
     id text primary key, oid text not null references person on delete cascade,
     customer_number text references customer on delete cascade, name text not null, is_shared boolean not null default false,
     changed_at timestamptz not null default now())`,
  `create table favourite_list_item (
     list_id text references favourite_list on delete cascade, id text, item_key text not null, position int not null,
     generic_item_id text not null, commercial_item_id text, cart_item_id jsonb not null, quantity int not null,
     name text not null, article_number text not null, primary key (list_id, id), unique (list_id, item_key), check (quantity between 1 and 99999))`,
  `create table favourite_list_configuration (
     list_id text references favourite_list on delete cascade, configuration_id text references configuration on delete cascade,
     position int not null, primary key (list_id, configuration_id))`,
  // key: the number without hyphens, spaces and case. Owned by a customer number, or by a person without one.
  `create table custom_article_number (
     customer_number text references customer on delete cascade, oid text references person on delete cascade,
     commercial_item_id text not null, number text not null, key text not null,
     check (num_nonnulls(customer_number, oid) = 1))`,
  `alter table review add column oid text references person on delete set null`,
];

const indexes = [
  `create unique index one_open_cart on cart (oid, coalesce(customer_number, ''), country, coalesce(company_site, ''), action)
     where state = 'open' and oid is not null`,
  `create index cart_age on cart (changed_at)`,
  `create index favourite_list_of_person on favourite_list (oid)`,
  `create index favourite_list_of_customer on favourite_list (customer_number) where is_shared`,
  `create index favourite_list_item_variant on favourite_list_item (commercial_item_id)`,
  `create unique index one_review_of_person on review (oid, generic_item_id)`,
  ...['customer_number', 'oid'].flatMap((owner) => [
    `create unique index custom_article_number_of_${owner} on custom_article_number (${owner}, commercial_item_id)
       where ${owner} is not null`,
    `create index custom_article_number_key_of_${owner} on custom_article_number (${owner}, key) where ${owner} is not null`,
  ]),
];
