import type { Kysely } from 'kysely';
import type { ArticleKeyKind, Database } from '@shop/commerce-model';
import { placeOf, type Owner } from '../../access/owner.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { createNearestNumbers, type NearestNumbers, type NumberedArticle } from './nearest-numbers.ts';

/** A number of an article: ours, superseded, another maker's, or the customer's own. */
export interface NumberMatch extends NumberedArticle {
  kind: ArticleKeyKind | 'customer';
}

/** Finds all articles with one of these numbers, in one query, or two when the person has own numbers. */
export async function findByNumbers(db: Kysely<Database>, owner: Owner | null, keys: string[]): Promise<NumberMatch[]> {
  const [known, own] = await Promise.all([
    db
      .selectFrom('article_key')
      .select(['key', 'kind', 'commercial_item_id as id'])
      .where((where) => where('key', '=', where.fn.any(where.val(keys))))
      .orderBy('commercial_item_id')
      .execute(),
    owner ? ownNumbers(db, owner, keys) : [],
  ]);
  return [...known, ...own.map((one) => ({ ...one, kind: 'customer' as const }))];
}

const remembered = new WeakMap<ReferenceData, Promise<NearestNumbers>>();

/**
 * All numbers of the catalogue for finding similar ones; loaded when a number is first not found, cached per version.
 */
export function nearestInCatalogue(db: Kysely<Database>, reference: ReferenceData): Promise<NearestNumbers> {
  const known = remembered.get(reference);
  if (known) return known;
  const reading = db
    .selectFrom('article_key')
    .select(['key', 'commercial_item_id as id'])
    .execute()
    .then(createNearestNumbers);
  remembered.set(reference, reading);
  reading.catch(() => remembered.delete(reference));
  return reading;
}

/** All numbers of an owner; not cached, as they change at any time. */
export async function nearestOfOwner(db: Kysely<Database>, owner: Owner): Promise<NearestNumbers> {
  return createNearestNumbers(await ownNumbers(db, owner));
}

/** Only of articles that still exist. */
function ownNumbers(db: Kysely<Database>, owner: Owner, keys?: string[]): Promise<NumberedArticle[]> {
  const { column, value } = placeOf(owner);
  const query = db
    .selectFrom('custom_article_number as own')
    .innerJoin('variant', 'variant.commercial_item_id', 'own.commercial_item_id')
    .select(['own.key', 'own.commercial_item_id as id'])
    .where(`own.${column}`, '=', value)
    .orderBy('own.commercial_item_id');
  return (keys ? query.where((where) => where('key', '=', where.fn.any(where.val(keys)))) : query).execute();
}
