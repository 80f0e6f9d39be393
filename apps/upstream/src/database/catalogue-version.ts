import { catalogueVersionKey, type Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** The present version, null while nothing has been imported. */
export async function catalogueVersion(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', catalogueVersionKey).executeTakeFirst();
  return row?.value ?? null;
}
