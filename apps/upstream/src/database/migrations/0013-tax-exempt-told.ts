import { sql, type Kysely } from 'kysely';

/** A decision that is changed back is mailed again: each has a job of its own, and what was told last is remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table tax_exempt add column told_state text`,
  `update tax_exempt set told_state = state where state <> 'received' and not exists (
     select from outbox where key = 'taxExemptDecided ' || tax_exempt.id || ' ' || state and done_at is null)`,
  `create or replace function tell_tax_exempt_decision() returns trigger language plpgsql as $$
     begin
       insert into outbox (key, errand) values (
         'taxExemptDecided ' || new.id || ' ' || new.state || ' ' || clock_timestamp(),
         jsonb_build_object('kind', 'taxExemptDecided', 'taxExemptId', new.id, 'decidedAt', clock_timestamp()))
         on conflict (key) do nothing;
       return null;
     end $$`,
];
