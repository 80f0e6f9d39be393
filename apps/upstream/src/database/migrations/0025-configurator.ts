import { sql, type Kysely } from 'kysely';

/** Configurations are made and edited in the configurator, which writes them back under its session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table configuration add column design text, add column saved_at bigint not null default 0,
     add column changed_at timestamptz not null default now()`,
  // without a reference to the configuration, which is there only once it has been saved
  `create table configurator_session (
     id text primary key, oid text not null references person on delete cascade, configuration_id text not null,
     started_at timestamptz not null default now())`,
  `create index configurator_session_age on configurator_session (started_at)`,
  `create index configuration_in_carts on cart_configuration (configuration_id)`,
  `create index configuration_in_lists on favourite_list_configuration (configuration_id)`,
];
