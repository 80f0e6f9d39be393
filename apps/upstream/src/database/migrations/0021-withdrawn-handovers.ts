import { sql, type Kysely } from 'kysely';

/** Requests for units that were taken back stay, so that they are not made without end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table unit_handover drop constraint unit_handover_state_check`,
  `alter table unit_handover add constraint unit_handover_state_check
     check (state in ('pending', 'confirmed', 'refused', 'released', 'withdrawn'))`,
  `create index unit_handover_unit on unit_handover (equipment_id, asked_at)`,
];
