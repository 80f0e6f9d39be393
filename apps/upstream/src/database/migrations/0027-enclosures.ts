import { sql, type Kysely } from 'kysely';

/**
 * Which files are enclosures of configurations, so that those that nothing refers to any more can be purged; sessions
 * of the configurator by person, who keeps a limited number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table enclosure (
     file_id text primary key references stored_file on delete cascade, is_kept boolean not null default false)`,
  `insert into enclosure (file_id)
     select id from stored_file where id in (
       select enclosure->>'enclosureId' from configuration, jsonb_array_elements(lines) as line,
         jsonb_array_elements(line->'enclosures') as enclosure)`,
  `create index configurator_session_of on configurator_session (oid, started_at)`,
];
