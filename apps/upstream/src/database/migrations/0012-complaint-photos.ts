import { sql, type Kysely } from 'kysely';

/** Photographs of a complaint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table order_claim_photo (
     file_id text primary key references stored_file on delete cascade,
     claim_number text not null references order_claim on delete cascade, added_at timestamptz not null default now())`,
  `create index photo_of_claim on order_claim_photo (claim_number)`,
];
