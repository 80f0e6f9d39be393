import { sql, type Kysely } from 'kysely';

/** Who sent a certificate, and in which language, is told how it was decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table tax_exempt add column added_by text references person on delete set null, add column locale text`,
  // A trigger, since the sales company may decide in its own system or by a statement: whoever does, the mail follows.
  `create function tell_tax_exempt_decision() returns trigger language plpgsql as $$
     begin
       insert into outbox (key, errand) values (
         'taxExemptDecided ' || new.id || ' ' || new.state, jsonb_build_object('kind', 'taxExemptDecided', 'taxExemptId', new.id))
         on conflict (key) do nothing;
       return null;
     end $$`,
  `create trigger tax_exempt_decided after update of state on tax_exempt for each row
     when (new.state is distinct from old.state and new.state <> 'received' and new.added_by is not null)
     execute function tell_tax_exempt_decision()`,
];
