import { sql, type Kysely } from 'kysely';
import { articleKeyOf, type Database } from '@shop/commerce-model';
import { placeOf, type Owner } from '../../access/owner.ts';

/** An article found by its owner's number. */
export interface OwnNumberHit {
  id: string;
  /** True for the whole number, false for its beginning. */
  isExact: boolean;
}

const minKeyLength = 2;
const maxHits = 50;

/** Articles whose own number begins with the expression, ignoring hyphens, spaces and case; exact matches first. */
export async function findByOwnNumber(db: Kysely<Database>, owner: Owner, expression: string): Promise<OwnNumberHit[]> {
  const key = articleKeyOf(expression);
  if (key.length < minKeyLength) return [];
  const { column, value } = placeOf(owner);
  return db
    .selectFrom('custom_article_number')
    .select(['commercial_item_id as id', sql<boolean>`key = ${key}`.as('isExact')])
    .where(column, '=', value)
    .where(sql<boolean>`starts_with(key, ${key})`)
    .orderBy(sql`key = ${key}`, 'desc')
    .orderBy('key')
    .orderBy('commercial_item_id')
    .limit(maxHits)
    .execute();
}
