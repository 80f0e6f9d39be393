import { sql, type Kysely } from 'kysely';

/** A certificate takes the tax off once the sales company has accepted it; nobody has looked at those that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tax_exempt
      add column state text not null default 'received' check (state in ('received', 'accepted', 'refused')),
      add column refusal text check ((refusal is not null) = (state = 'refused'))`.execute(db);
}
