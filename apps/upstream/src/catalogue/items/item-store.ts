import { sql, type Kysely } from 'kysely';
import { type Database, type Language, slugOf } from '@shop/commerce-model';
import { cardQuery } from './item-cards.ts';
import type { DocumentRow, ItemRow, SelectedVariant } from '../../memory/rows.ts';

/** Loads an item with all its variants and the summary of its reviews, in one query; null for an unknown generic id. */
export async function loadItem(db: Kysely<Database>, id: string, language: Language): Promise<ItemRow | null> {
  const { rows } = await sql<ItemRow>`
    select item.id, item.category_ids as "categoryIds", item.descriptions ->> ${language} as description,
      item.key_figures as "keyFigures", item.variant_attributes as "variantAttributes", item.tags,
      (select count(*)::int from review where generic_item_id = item.id) as "reviewCount",
      (select round(avg(stars), 1)::float8 from review where generic_item_id = item.id) as "averageStars",
      (select coalesce(json_agg(json_build_object(
          'commercialItemId', commercial_item_id, 'articleNumber', article_number,
          'name', names ->> ${language}, 'attributes', attributes) order by number_in_item), '[]')
        from variant where generic_item_id = item.id) as variants
    from item where item.id = ${id}`.execute(db);
  const [item] = rows;
  for (const variant of item?.variants ?? []) variant.slug = slugOf(variant.name);
  return item ?? null;
}

/** Loads all data of one variant, in one query. */
export async function loadSelectedVariant(
  db: Kysely<Database>,
  commercialItemId: string,
  language: Language,
): Promise<SelectedVariant | null> {
  const row = await cardQuery(db, language)
    .where('variant.commercial_item_id', '=', commercialItemId)
    .select([
      'variant.names',
      'variant.successor_id as successorId',
      'variant.customs_number as customsNumber',
      'variant.country_of_origin as countryOfOrigin',
      'variant.dimensions',
      sql<DocumentRow[]>`(
        select coalesce(json_agg(json_build_object('names', names, 'kind', kind, 'language', language,
          'revision', revision, 'src', src, 'format', format, 'bytes', bytes) order by position), '[]')
        from document where id = any (variant.document_ids))`.as('documents'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { names, ...variant } = row;
  const slugs = Object.fromEntries(Object.entries(names).map(([one, name]) => [one, slugOf(name)]));
  return { ...variant, slug: slugs[language] ?? '-', slugs };
}
