import type { Unit, units } from '@shop/api-contracts';
import { slugOf } from '@shop/commerce-model';
import { categorySlugOf } from '../catalogue/items/item-cards.ts';
import type { Call } from '../http/route.ts';
import { attributesOf, columnsById } from '../memory/attribute-columns.ts';
import { readRegistration, unitUnknown } from './registration/registrations.ts';
import { summaryOf, unitQuery } from './unit-rows.ts';

/** A unit with its nameplate; for its owner also with their name for it. Throws a Problem 404 unit_unknown. */
export async function readUnit({ params, db, person, catalogue, context }: Call<typeof units.get>): Promise<Unit> {
  const { reference } = catalogue;
  const { language } = context;
  const row = await unitQuery(db, language)
    .select((from) => [
      'unit.attributes',
      'unit.status',
      'unit.successor_equipment_id as successorEquipmentId',
      'variant.generic_item_id as genericItemId',
      'variant.category_id as categoryId',
      from.ref('variant.names', '->>').key(language).as('articleName'),
    ])
    .where('unit.equipment_id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw unitUnknown(params.id);
  const registration = person && (await readRegistration(db, params.id, person));
  const values = new Map(
    attributesOf(reference, row.attributes, reference.attributes.keys(), language).map((one) => [one.id, one.values]),
  );
  const { genericItemId, categoryId, commercialItemId, articleName } = row;
  return {
    ...summaryOf(row, reference, language),
    registrationStatus: registration?.status ?? null,
    customName: registration?.customName ?? null,
    drawing: row.images?.large ?? row.images?.medium ?? null,
    status: row.status,
    successorEquipmentId: row.successorEquipmentId,
    article:
      genericItemId === null || categoryId === null || commercialItemId === null || articleName === null
        ? null
        : {
            genericItemId,
            commercialItemId,
            categoryId,
            categorySlug: categorySlugOf(reference, categoryId, language),
            slug: slugOf(articleName),
          },
    specification: columnsById(reference, values.keys(), language).map((column) => ({
      ...column,
      group: reference.attributes.get(column.id)!.group[language],
      values: values.get(column.id)!,
    })),
  };
}
