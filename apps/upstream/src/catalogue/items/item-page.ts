import { noCategoryId, type AnswerOf, type Item, type items, type ParsedInput } from '@shop/api-contracts';
import { type Database, nameOfCategory } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { Person } from '../../access/person.ts';
import type { Deps } from '../../http/deps.ts';
import { readMarks } from './favourite-marks.ts';
import { notFound } from '../../problem/problem.ts';
import { attributesOf, columnsById } from '../../memory/attribute-columns.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import type { MarketContext } from '../../memory/market-context.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { cardOf, categorySlugOf, loadCardRows } from './item-cards.ts';
import { documentsOf } from './item-documents.ts';
import { dimensionsOf } from './item-dimensions.ts';
import { loadItem, loadSelectedVariant } from './item-store.ts';
import { waitForSlowSystem } from './slow-sales-details.ts';
import type { ItemRow, VariantRow } from '../../memory/rows.ts';

interface Call extends ParsedInput<typeof items.get> {
  catalogue: Catalogue;
  context: MarketContext;
  person: Person | null;
  db: Kysely<Database>;
}

/** Loads an item with the requested or preselected variant. Throws a Problem 404 item_unknown or variant_unknown. */
export async function itemPage(
  { params, query, catalogue: { reference, recent }, context, person, db }: Call,
  { settings }: Pick<Deps, 'settings'>,
): Promise<AnswerOf<typeof items.get>> {
  const { language } = context;
  const item = await recent.items.get(`${language} ${params.id}`, () => loadItem(db, params.id, language));
  if (!item) throw notFound('item_unknown', `Item not found: ${params.id}`);
  const tagged = withTags(item, query.itemTagIds);
  const chosen = chooseVariant(item, tagged, query);
  const selected = await recent.variants.get(`${language} ${chosen.commercialItemId}`, () =>
    loadSelectedVariant(db, chosen.commercialItemId, language),
  );
  if (!selected) throw notFound('variant_unknown', `Article not found: ${chosen.commercialItemId}`);
  const [successor] = selected.successorId ? await loadCardRows(db, recent, [selected.successorId], language) : [];

  const favourites = await readMarks(db, person, [
    selected.commercialItemId,
    ...(selected.successorId ? [selected.successorId] : []),
  ]);

  const canonicalCategoryId = item.categoryIds[0] ?? noCategoryId;
  const isComplete = query.salesDetails === 'complete';
  if (isComplete) await waitForSlowSystem([selected], settings.slowSalesDetailsMs);
  const categoryId = shownCategory(item, query.categoryId);
  const card = cardOf(selected, reference, context, {
    categoryId,
    detail: 'page',
    completeSalesDetails: isComplete,
    favourites,
  });
  const attributes = attributesOf(reference, selected.attributes, reference.attributes.keys(), language);
  const valuesOf = new Map(attributes.map(({ id, values }) => [id, values]));
  return {
    ...card,
    attributes,
    description: item.description,
    taxonomy: (reference.categories.get(categoryId)?.path ?? []).map((node) => nameOfCategory(node, language)),
    quantity: selected.packQuantity,
    reviews: { count: item.reviewCount, averageStars: item.averageStars },
    specification: columnsById(reference, valuesOf.keys(), language).map((column) => ({
      ...column,
      group: reference.attributes.get(column.id)!.group[language],
      values: valuesOf.get(column.id)!,
    })),
    keyFigures: item.keyFigures.filter((id) => valuesOf.has(id)),
    variantAttributes: columnsById(reference, item.variantAttributes, language),
    variants: tagged.map((variant) => variantOf(variant, item, reference, context)),
    documents: documentsOf(selected.documents, language),
    dimensions: dimensionsOf(selected.dimensions, language),
    customsNumber: selected.customsNumber,
    countryOfOrigin: selected.countryOfOrigin,
    successor: successor ? cardOf(successor, reference, context, { detail: 'card', favourites }) : null,
    canonicalCategoryId,
    alternates: alternatesOf(selected.slugs, canonicalCategoryId, reference),
  };
}

/**
 * The variants with all tags: a tag is one of the item, or a coded value of a variant (`EPDM`, `asme`). If no variant
 * has all of them, tags are ignored, because a page without variants is useless.
 */
function withTags(item: ItemRow, itemTagIds: string | undefined): VariantRow[] {
  const tags = (itemTagIds ?? '').split(',').filter((tag) => tag !== '' && !item.tags.includes(tag));
  if (tags.length === 0) return item.variants;
  const tagged = item.variants.filter(({ attributes }) => {
    const values = new Set(Object.values(attributes).flat().map(String));
    return tags.every((tag) => values.has(tag));
  });
  return tagged.length > 0 ? tagged : item.variants;
}

/** The requested variant with `variant=strict`; else the requested one if the tags include it, else the first. */
function chooseVariant(item: ItemRow, tagged: VariantRow[], query: Call['query']): VariantRow {
  const id = query.commercialItemId;
  const asked = id === undefined ? undefined : item.variants.find((variant) => variant.commercialItemId === id);
  if (id !== undefined && !asked) throw notFound('variant_unknown', `Item ${item.id} has no variant ${id}`);
  const chosen = asked && (query.variant === 'strict' || tagged.includes(asked)) ? asked : tagged[0];
  if (!chosen) throw notFound('item_unknown', `Item ${item.id} has no variants`);
  return chosen;
}

/** The requested category if the item is in it (`a001`: none), else that of its canonical address. */
function shownCategory(item: ItemRow, asked: string | undefined): string {
  if (asked !== undefined && (asked === noCategoryId || item.categoryIds.includes(asked))) return asked;
  return item.categoryIds[0] ?? noCategoryId;
}

function variantOf(variant: VariantRow, item: ItemRow, reference: ReferenceData, { language }: MarketContext) {
  const values = attributesOf(reference, variant.attributes, item.variantAttributes, language);
  return {
    commercialItemId: variant.commercialItemId,
    slug: variant.slug,
    articleNumber: variant.articleNumber,
    values: item.variantAttributes.map((id) => values.find((one) => one.id === id)?.values[0] ?? ''),
  };
}

function alternatesOf(
  slugs: Record<string, string>,
  categoryId: string,
  reference: ReferenceData,
): NonNullable<Item['alternates']> {
  return reference.markets.flatMap(({ languages, locales }) =>
    languages.map((language, n) => ({
      locale: locales[n]!,
      slug: slugs[language] ?? '-',
      categorySlug: categorySlugOf(reference, categoryId, language),
    })),
  );
}
