import { sql, type Kysely } from 'kysely';

/** Orders, payments, stock reservations, outbox, uploaded files, tax exemptions, complaints (docs/decisions/0012). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes]) await sql.raw(statement).execute(db);
}

const tables = [
  `alter table customer add column needs_order_reference boolean not null default false`,
  // Private files: certificates, purchase orders, documents as they were sent.
  `create table stored_file (
     id text primary key, name text not null, type text not null, bytes bytea not null, hash text not null,
     stored_at timestamptz not null default now())`,
  // sequence of order numbers: a rolled back order leaves a gap, and no number is used twice
  `create sequence order_number start 240117`,
  // open: being filled in. paying: the cart is frozen. placed, cancelled: final except for status and shipments. lines:
  // copied from the cart in cart_version, with prices. Amounts are in minor units.
  `create table shop_order (
     id text primary key, cart_id text references cart, oid text references person on delete set null,
     customer_number text references customer on delete set null, country text not null, company_site text, locale text not null,
     affiliate_id text, state text not null default 'open', version int not null default 1, cart_version int not null default 0,
     contact jsonb, vat_id_check text, shipping_address jsonb, invoice_address jsonb, has_invoice_choice boolean not null default false,
     order_file text references stored_file, freight_quote jsonb, freight jsonb, lines jsonb not null default '[]',
     totals jsonb, currency text not null, order_number text unique, placed_by text not null default '', placed_at timestamptz,
     payment_method text, status text, shipments jsonb not null default '[]', search_words text not null default '',
     created_at timestamptz not null default now(), changed_at timestamptz not null default now(),
     check (state in ('open', 'paying', 'placed', 'cancelled')),
     check ((state = 'placed') = (order_number is not null and placed_at is not null and status is not null)))`,
  // One per attempt to pay. session: created by the provider, null until it answers. order_version: the version to be
  // paid.
  `create table payment (
     id text primary key, order_id text not null references shop_order on delete cascade, provider text not null, method text,
     state text not null default 'started', amount bigint not null, currency text not null, return_url text not null default '',
     session jsonb, psp_reference text, order_version int not null default 0, captured_at timestamptz, refunded_at timestamptz,
     created_at timestamptz not null default now(), expires_at timestamptz not null, settled_at timestamptz,
     check (state in ('started', 'pending', 'authorised', 'refused', 'cancelled', 'expired', 'refunded')))`,
  // Stock held by an order: taken off variant.stock when reserved, returned when the order reopens, consumed when it is
  // sold.
  `create table stock_reservation (
     order_id text references shop_order on delete cascade, commercial_item_id text, quantity int not null check (quantity > 0),
     is_sold boolean not null default false, primary key (order_id, commercial_item_id))`,
  // Jobs in external systems, written with the change that requires them.
  `create table outbox (
     key text primary key, errand jsonb not null, attempts int not null default 0, due_at timestamptz not null default now(),
     done_at timestamptz, fault text)`,
  `create table tax_exempt (
     id text primary key, customer_number text references customer on delete cascade, oid text references person on delete cascade,
     state_code text not null, expiry_date date not null, file_id text not null references stored_file,
     added_at timestamptz not null default now(), check (num_nonnulls(customer_number, oid) = 1))`,
  `create sequence claim_number start 7001`,
  `create table order_claim (
     number text primary key, order_id text not null references shop_order on delete cascade, line_id text not null,
     quantity int not null check (quantity > 0), reason text not null, text text not null, state text not null default 'received',
     created_at timestamptz not null default now())`,
  // Documents beside the confirmation, which every order has: written at shipping and invoicing.
  `create table order_document (
     order_id text references shop_order on delete cascade, id text, kind text not null, number text not null, day date not null,
     primary key (order_id, id))`,
  // A document that was requested once is stored and answered unchanged.
  `create table order_document_file (
     order_id text references shop_order on delete cascade, document_id text, language text, file_id text not null references stored_file,
     primary key (order_id, document_id, language))`,
];

const indexes = [
  `create unique index one_open_order on shop_order (cart_id) where state in ('open', 'paying')`,
  `create index order_of_customer on shop_order (customer_number, placed_at desc) where state = 'placed'`,
  `create index order_of_person on shop_order (oid, placed_at desc) where state = 'placed'`,
  `create unique index psp_reference on payment (provider, psp_reference) where psp_reference is not null`,
  `create unique index one_running_payment on payment (order_id) where state in ('started', 'pending')`,
  `create index unsettled_payment on payment (created_at) where state in ('started', 'pending')`,
  `create index due_errand on outbox (due_at) where done_at is null`,
  `create index tax_exempt_of_customer on tax_exempt (customer_number)`,
  `create index tax_exempt_of_person on tax_exempt (oid)`,
  `create index claim_of_order on order_claim (order_id)`,
];
