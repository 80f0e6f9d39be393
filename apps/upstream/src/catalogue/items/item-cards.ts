import { noCategoryId, type ItemCard, type SalesDetails } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { type Database, type DrawingImages, type Language, slugOf } from '@shop/commerce-model';
import { attributesOf } from '../../memory/attribute-columns.ts';
import type { RecentReads } from '../../memory/recent-reads.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { salesDetailsOf } from '../../memory/sales-details.ts';
import type { CardRow } from '../../memory/rows.ts';
import { leadTimeDays } from '../../memory/lead-time.ts';

export interface CardOptions {
  /** Category of the list with the card; defaults to that of the canonical address. */
  categoryId?: string;
  /**
   * `light`: for long lists, with four figures, one image and no quantity breaks. `page`: also with the large image.
   */
  detail: 'light' | 'card' | 'page';
  /** Includes data from the slow system. */
  completeSalesDetails?: boolean;
  /** Articles in a favourite list of the person: see `readMarks`. */
  favourites?: ReadonlySet<string>;
}

const columnsOnCards = 4;

/** Query for card rows, without conditions. */
export function cardQuery(db: Kysely<Database>, language: Language) {
  return db
    .selectFrom('variant')
    .innerJoin('item', 'item.id', 'variant.generic_item_id')
    .leftJoin('drawing', 'drawing.id', 'variant.drawing')
    .select((from) => [
      'variant.commercial_item_id as commercialItemId',
      'variant.generic_item_id as genericItemId',
      'variant.category_id as categoryId',
      'variant.article_number as articleNumber',
      from.ref('variant.names', '->>').key(language).$notNull().as('name'),
      'variant.attributes',
      'variant.list_price as listPrice',
      'variant.sales',
      'variant.stock',
      leadTimeDays,
      'variant.minimum_quantity as minimumQuantity',
      'variant.pack_quantity as packQuantity',
      'variant.quantity_breaks as quantityBreaks',
      'drawing.images',
      'item.tags',
    ]);
}

/** Loads articles by commercial id, in this order, without unknown ones. Uses the row cache. */
export async function loadCardRows(
  db: Kysely<Database>,
  { cards }: RecentReads,
  commercialItemIds: string[],
  language: Language,
): Promise<CardRow[]> {
  const keyOf = (id: string): string => `${language} ${id}`;
  const missing = commercialItemIds.filter((id) => cards.peek(keyOf(id)) === undefined);
  if (missing.length > 0) {
    const reading = readCardRows(db, missing, language);
    for (const id of missing)
      void cards.set(
        keyOf(id),
        reading.then((rows) => rows.get(id) ?? null),
      );
  }
  // Held here, because a long list may evict its own beginning from the cache.
  const rows = await Promise.all(
    commercialItemIds.map(
      (id) => cards.peek(keyOf(id)) ?? readCardRows(db, [id], language).then((read) => read.get(id)),
    ),
  );
  return rows.flatMap((row) => row ?? []);
}

async function readCardRows(db: Kysely<Database>, ids: string[], language: Language): Promise<Map<string, CardRow>> {
  const rows = await cardQuery(db, language)
    .where((where) => where('variant.commercial_item_id', '=', where.fn.any(where.val(ids))))
    .execute();
  return new Map(rows.map((row) => [row.commercialItemId, { ...row, slug: slugOf(row.name) }]));
}

/** Converts a row to a card, with the price for market and viewer. */
export function cardOf(
  row: CardRow,
  reference: ReferenceData,
  context: MarketContext,
  { categoryId = row.categoryId, detail, completeSalesDetails = false, favourites }: CardOptions,
): ItemCard {
  const { language } = context;
  const category = reference.categories.get(categoryId);
  const canonical = reference.categories.get(row.categoryId);
  const isOnRequest = row.sales === 'onRequest' && !completeSalesDetails;
  const shown = category?.columns ?? Object.keys(row.attributes);
  return {
    genericItemId: row.genericItemId,
    commercialItemId: row.commercialItemId,
    categoryId,
    categorySlug: categorySlugOf(reference, categoryId, language),
    slug: row.slug,
    name: row.name,
    articleNumber: row.articleNumber,
    images: imagesOf(row.images, detail),
    attributes: attributesOf(
      reference,
      row.attributes,
      detail === 'light' ? shown.slice(0, columnsOnCards) : shown,
      language,
    ),
    itemTags: row.tags.map((id) => ({ id })),
    parentItemKey: null,
    isInFavouriteList: favourites?.has(row.commercialItemId) ?? false,
    salesDetails: isOnRequest ? null : salesDetailsFor(detail, salesDetailsOf(row, canonical, context)),
    salesDetailsOnRequest: isOnRequest,
  };
}

function imagesOf(images: DrawingImages | null, detail: CardOptions['detail']): ItemCard['images'] {
  if (!images) return { medium: null };
  if (detail === 'light') return { medium: images.medium };
  return detail === 'card' ? { medium: images.medium, small: images.small } : images;
}

function salesDetailsFor(detail: CardOptions['detail'], details: SalesDetails): SalesDetails {
  if (detail !== 'light') return details;
  const { salesActions, price, availability } = details;
  return { salesActions, price, ...(availability ? { availability } : {}) };
}

/** `-` for no category. */
export function categorySlugOf(reference: ReferenceData, categoryId: string, language: Language): string {
  if (categoryId === noCategoryId) return '-';
  return reference.categories.get(categoryId)?.slugs[language] ?? '-';
}
