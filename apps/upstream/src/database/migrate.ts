import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { Database } from '@shop/commerce-model';
import { allMigrations } from './migrations/all-migrations.ts';

/**
 * Migrates the schema to the newest version; safe for several processes at once. A schema of a later release stays as it is, and
 * `warn` says so: migrations only add, so that servers of the release before go on working (docs/operations.md, "On Kubernetes").
 * Throws the error of the first failed migration.
 */
export async function migrate(db: Kysely<Database>, warn?: (message: string) => void): Promise<void> {
  const later = await laterMigrations(db);
  if (later.length > 0) warn?.(`the schema is that of a later release: ${later.join(', ')}`);
  // Kysely refuses an executed migration that it does not know
  const known: Record<string, Migration> = { ...allMigrations };
  for (const name of later) known[name] = { up: () => Promise.resolve() };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Executed migrations that came after the newest of this release, in order. */
async function laterMigrations(db: Kysely<Database>): Promise<string[]> {
  const [newest = ''] = Object.keys(allMigrations).toSorted().toReversed();
  const { rows: tables } = await sql`select 1 where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} where name > ${newest} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
