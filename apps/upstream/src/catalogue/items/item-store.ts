import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { AttributeValues, Language } from '../../demo/demo-company.ts';
import type { VariantDimensions } from '../media/drawing-images.ts';
import { slugOf } from '../../model/slug.ts';
import { cardQuery, type CardRow } from './item-cards.ts';
import type { DocumentRow } from './item-documents.ts';

export interface VariantRow {
  commercialItemId: string;
  articleNumber: string;
  name: string;
  slug: string;
  attributes: AttributeValues;
}

export interface ItemRow {
  id: string;
  categoryIds: string[];
  description: string;
  keyFigures: string[];
  variantAttributes: string[];
  tags: string[];
  reviewCount: number;
  averageStars: number | null;
  variants: VariantRow[];
}

export interface SelectedVariant extends CardRow {
  slugs: Record<string, string>;
  successorId: string | null;
  customsNumber: string;
  countryOfOrigin: string;
  dimensions: VariantDimensions | null;
  documents: DocumentRow[];
}

/** An item with all its variants and the sum of its reviews, in one query; null when no generic item has this id. */
export async function loadItem(db: Kysely<Database>, id: string, language: Language): Promise<ItemRow | null> {
  const { rows } = await sql<ItemRow>`
    select item.id, item.category_ids as "categoryIds", item.descriptions ->> ${language} as description,
      item.key_figures as "keyFigures", item.variant_attributes as "variantAttributes", item.tags,
      (select count(*)::int from review where generic_item_id = item.id) as "reviewCount",
      (select round(avg(stars), 1)::float8 from review where generic_item_id = item.id) as "averageStars",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'commercialItemId', commercial_item_id, 'articleNumber', article_number,
          'name', names ->> ${language}, 'attributes', attributes) order by number_in_item), '[]')
        from variant where generic_item_id = item.id) as variants
    from item where item.id = ${id}`.execute(db);
  const [item] = rows;
  for (const variant of item?.variants ?? []) variant.slug = slugOf(variant.name);
  return item ?? null;
}

/** Everything about one variant, in one query. */
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
        select coalesce(jsonb_agg(jsonb_build_object('names', names, 'kind', kind, 'language', language,
          'revision', revision, 'src', src, 'format', format, 'bytes', bytes) order by position), '[]')
        from document where id = any (variant.document_ids))`.as('documents'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { names, ...variant } = row;
  const slugs = Object.fromEntries(Object.entries(names).map(([one, name]) => [one, slugOf(name)]));
  return { ...variant, slug: slugs[language] ?? '-', slugs };
}
