import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '@shop/commerce-model';
import { allMigrations } from './migrations/all-migrations.ts';

/**
 * Migrates the schema to the newest version; safe for several processes at once. Throws the error of the first failed
 * migration.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(allMigrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
