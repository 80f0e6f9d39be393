import { catalogueVersionKey, type Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** Version of the imported catalogue; null before the first import. */
export async function catalogueVersion(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', catalogueVersionKey).executeTakeFirst();
  return row?.value ?? null;
}
