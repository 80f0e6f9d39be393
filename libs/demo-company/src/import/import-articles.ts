import { noCategoryId } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import { bulkInsert, articleKeyOf, type Database } from '@shop/commerce-model';
import type { DemoCompany } from '../demo-company.ts';
import type { ImportedDrawings } from './import-drawings.ts';

/** Imports items, variants, their categories, searchable numbers and relations. */
export async function importArticles(
  db: Kysely<Database>,
  company: DemoCompany,
  drawings: ImportedDrawings,
): Promise<void> {
  await bulkInsert(
    db,
    'item',
    company.items.map((item) => ({
      id: item.genericItemId,
      category_ids: item.categoryIds,
      names: item.name,
      descriptions: item.description,
      key_figures: item.keyFigures,
      variant_attributes: item.variantAttributes,
      tags: item.tags,
    })),
  );

  const categoriesOf = new Map(company.items.map((item) => [item.genericItemId, item.categoryIds]));
  const numbersInItem = new Map<string, number>();
  const articles = company.variants.map((variant, position) => {
    const number = numbersInItem.get(variant.genericItemId) ?? 0;
    numbersInItem.set(variant.genericItemId, number + 1);
    return {
      commercial_item_id: variant.commercialItemId,
      generic_item_id: variant.genericItemId,
      position,
      number_in_item: number,
      category_id: categoriesOf.get(variant.genericItemId)?.[0] ?? noCategoryId,
      article_number: variant.articleNumber,
      names: variant.name,
      attributes: variant.attributes,
      list_price: variant.listPrice,
      sales: variant.sales,
      stock: variant.stock,
      lead_time_days: variant.leadTimeDays,
      minimum_quantity: variant.minimumQuantity,
      pack_quantity: variant.packQuantity,
      quantity_breaks: variant.quantityBreaks,
      successor_id: variant.successorId ?? null,
      customs_number: variant.customsNumber,
      country_of_origin: variant.countryOfOrigin,
      drawing: drawings.idOf(variant.drawing),
      dimensions: drawings.dimensionsOf(variant),
      document_ids: variant.documentIds,
    };
  });
  await bulkInsert(db, 'variant', articles);

  const lengths = new Map<string, number>();
  await bulkInsert(
    db,
    'variant_category',
    company.variants.flatMap(({ commercialItemId, genericItemId }) =>
      (categoriesOf.get(genericItemId) ?? [])
        .filter((categoryId) => categoryId !== noCategoryId)
        .map((categoryId) => {
          const position = lengths.get(categoryId) ?? 0;
          lengths.set(categoryId, position + 1);
          return { category_id: categoryId, position, commercial_item_id: commercialItemId };
        }),
    ),
  );
  await importNumbers(db, company);
  await bulkInsert(
    db,
    'relation',
    company.relations.map((relation) => ({
      generic_item_id: relation.genericItemId,
      commercial_item_id: relation.commercialItemId ?? null,
      kind: relation.kind,
      related_commercial_item_id: relation.relatedCommercialItemId,
      part_position: relation.position ?? null,
      quantity_in_unit: relation.quantityInUnit ?? null,
      texts: relation.text ?? null,
    })),
  );
}

async function importNumbers(db: Kysely<Database>, company: DemoCompany): Promise<void> {
  const keys = company.variants.flatMap((variant) => {
    const numbers = [
      { kind: 'own', list: [variant.articleNumber] },
      { kind: 'superseded', list: variant.supersededNumbers },
      { kind: 'otherMaker', list: variant.otherMakersNumbers },
    ];
    return numbers.flatMap(({ kind, list }) =>
      [...new Set(list.map(articleKeyOf))].map((key) => ({ key, kind, commercial_item_id: variant.commercialItemId })),
    );
  });
  await bulkInsert(db, 'article_key', keys);
}
