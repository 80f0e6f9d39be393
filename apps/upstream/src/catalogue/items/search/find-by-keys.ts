import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** The articles with exactly these keys as their numbers, in the order of the keys; ours before others. */
export async function findByKeys(db: Kysely<Database>, keys: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ key: string; id: string }>`
    select distinct on (key) key, commercial_item_id as id from article_key where key = any (${[...keys]}::text[])
    order by key, kind = 'own' desc, commercial_item_id`.execute(db);
  const found = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.map((key) => found.get(key) ?? null);
}
