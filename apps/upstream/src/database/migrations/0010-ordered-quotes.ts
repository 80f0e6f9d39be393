import { sql, type Kysely } from 'kysely';

/** What a generated quote holds, so that it can be ordered at its prices; those from before are documents alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // lines: null when something in it had no price; total: minor units.
  `alter table generated_quote
     add column valid_until date not null default (now() at time zone 'UTC')::date + 30,
     add column country text, add column company_site text, add column currency text, add column total bigint,
     add column includes_tax boolean not null default false, add column lines jsonb`,
  `update generated_quote set valid_until = (created_at at time zone 'UTC')::date + 30`,
  // The cart that orders a generated quote; it cannot be changed.
  `alter table cart add column generated_quote_id text unique references generated_quote on delete cascade`,
  `drop index one_open_cart`,
  `create unique index one_open_cart on cart (oid, coalesce(customer_number, ''), country, coalesce(company_site, ''), action)
     where state = 'open' and oid is not null and offer_id is null and generated_quote_id is null`,
];
