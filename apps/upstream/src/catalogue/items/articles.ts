import type { CartItemId } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { type Database, type Language, slugOf, type VariantTable } from '@shop/commerce-model';
import { leadTimeDays } from '../../memory/lead-time.ts';
import { cardQuery } from './item-cards.ts';
import type { CardRow } from '../../memory/rows.ts';
import { successionsOf } from './successions.ts';

/** An article with its current data from the database; carts use no cache. */
export interface Article extends CardRow {
  categoryIds: string[];
  successorId: string | null;
}

/** Sales data of an article that changes of a cart need. */
export interface SoldArticle {
  commercialItemId: string;
  genericItemId: string;
  /** Category of its canonical address. */
  categoryId: string;
  articleNumber: string;
  name: string;
  listPrice: number | null;
  sales: VariantTable['sales'];
  stock: number;
  leadTimeDays: number;
  minimumQuantity: number;
  packQuantity: number;
  quantityBreaks: { from: number; discount: number }[];
}

type ArticleName = Pick<CartItemId, 'genericItemId' | 'commercialItemId'>;

/** Loads articles by commercial id, in one query; articles no longer in the catalogue are missing from the result. */
export async function readArticles(
  db: Kysely<Database>,
  commercialItemIds: string[],
  language: Language,
): Promise<Map<string, Article>> {
  if (commercialItemIds.length === 0) return new Map();
  const rows = await articleQuery(db, language)
    .where((where) =>
      where('variant.commercial_item_id', '=', where.fn.any(where.val([...new Set(commercialItemIds)]))),
    )
    .execute();
  return articlesOf(rows);
}

/** The same, and of discontinued ones also their successors. */
export async function readArticlesWithSuccessors(
  db: Kysely<Database>,
  commercialItemIds: string[],
  language: Language,
): Promise<Map<string, Article>> {
  if (commercialItemIds.length === 0) return new Map();
  const known = sql<string>`(select commercial_item_id from ${successionsOf(commercialItemIds)} as known)`;
  return articlesOf(await articleQuery(db, language).where('variant.commercial_item_id', 'in', known).execute());
}

const articleQuery = (db: Kysely<Database>, language: Language) =>
  cardQuery(db, language).select(['item.category_ids as categoryIds', 'variant.successor_id as successorId']);

const articlesOf = (rows: Omit<Article, 'slug'>[]): Map<string, Article> =>
  new Map(rows.map((row) => [row.commercialItemId, { ...row, slug: slugOf(row.name) }]));

/** Loads articles with sales data only, in one query. */
export async function readSoldArticles(
  db: Kysely<Database>,
  commercialItemIds: string[],
  language: Language,
): Promise<Map<string, SoldArticle>> {
  const rows = await soldQuery(db, language)
    .where((where) => where('commercial_item_id', '=', where.fn.any(where.val([...new Set(commercialItemIds)]))))
    .execute();
  return new Map(rows.map((row) => [row.commercialItemId, row]));
}

/** Resolves cart item ids in one query; without a commercial id, to the item's first variant. */
export async function findArticles(
  db: Kysely<Database>,
  names: ArticleName[],
  language: Language,
): Promise<(name: ArticleName) => SoldArticle | undefined> {
  const commercialIds = names.flatMap(({ commercialItemId }) => commercialItemId || []);
  const genericIds = names.flatMap(({ genericItemId, commercialItemId }) => (commercialItemId ? [] : [genericItemId]));
  const rows = await soldQuery(db, language)
    .where((where) =>
      where.or([
        where('commercial_item_id', '=', where.fn.any(where.val([...new Set(commercialIds)]))),
        where.and([
          where('generic_item_id', '=', where.fn.any(where.val([...new Set(genericIds)]))),
          where('number_in_item', '=', 0),
        ]),
      ]),
    )
    .execute();
  const byCommercialId = new Map(rows.map((one) => [one.commercialItemId, one]));
  const firstOf = new Map(rows.filter((one) => one.numberInItem === 0).map((one) => [one.genericItemId, one]));
  return ({ genericItemId, commercialItemId }) => {
    if (!commercialItemId) return firstOf.get(genericItemId);
    const found = byCommercialId.get(commercialItemId);
    return found?.genericItemId === genericItemId ? found : undefined;
  };
}

const soldQuery = (db: Kysely<Database>, language: Language) =>
  db
    .selectFrom('variant')
    .innerJoin('item', 'item.id', 'variant.generic_item_id')
    .select((from) => [
      'commercial_item_id as commercialItemId',
      'generic_item_id as genericItemId',
      'category_id as categoryId',
      'article_number as articleNumber',
      from.ref('variant.names', '->>').key(language).$notNull().as('name'),
      'list_price as listPrice',
      'sales',
      'stock',
      leadTimeDays,
      'minimum_quantity as minimumQuantity',
      'pack_quantity as packQuantity',
      'quantity_breaks as quantityBreaks',
      'number_in_item as numberInItem',
    ]);
