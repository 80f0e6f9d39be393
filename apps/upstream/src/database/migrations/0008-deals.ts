import { sql, type Kysely } from 'kysely';

/** What a supplier needs to deliver an accepted offer, and the times of mails about it (docs/decisions/0013). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table quote_request add column delivery_place jsonb`,
  `alter table offer_revision add column terms jsonb`,
  // When the supplier of an ordered offer confirmed its days.
  `alter table shop_order add column confirmed_at timestamptz`,
  // Questions about orders that no supplier's offer came before: those are messages of the offer.
  `create table order_question (
     id text primary key, order_id text not null references shop_order on delete cascade, author text not null, email text not null,
     text text not null, asked_at timestamptz not null default now())`,
  `create index question_of_order on order_question (order_id)`,
  // mail_at: the last mail of a thread, also one still to be sent; it tells all news since the one before.
  `create table mail_thread (id text primary key, mail_at timestamptz not null)`,
  `create table mail_news (
     id bigint generated always as identity primary key, thread_id text not null references mail_thread on delete cascade,
     kind text not null, text text not null default '', happened_at timestamptz not null default now(), mailed_at timestamptz)`,
  `create index untold_news on mail_news (thread_id) where mailed_at is null`,
];
