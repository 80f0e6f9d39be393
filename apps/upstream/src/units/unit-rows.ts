import type { UnitSummary } from '@shop/api-contracts';
import { nameOfCategory, type Database, type Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { ReferenceData } from '../memory/reference-data.ts';

/** Query for units that exist, without further conditions; `variant` is the article as which one was built, if it is sold, `item` that of all alike. */
export function unitQuery(db: Kysely<Database>, language: Language) {
  return db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .leftJoin('item', 'item.id', 'variant.generic_item_id')
    .leftJoin('drawing', 'drawing.id', 'variant.drawing')
    .where('unit.deleted_at', 'is', null)
    .select((from) => [
      'unit.equipment_id as equipmentId',
      'unit.serial_number as serialNumber',
      'unit.tag_id as tagId',
      'unit.manufacturer_id as manufacturerId',
      'unit.manufacturer_name as manufacturerName',
      'unit.commercial_item_id as commercialItemId',
      'unit.construction_name as constructionName',
      'unit.product_family_id as productFamilyId',
      'unit.customer_model_id as customerModelId',
      'unit.customer_model_name as customerModelName',
      'unit.year',
      'drawing.images',
      from.ref('item.names', '->>').key(language).as('itemName'),
    ]);
}

export type UnitRow = Awaited<ReturnType<ReturnType<typeof unitQuery>['executeTakeFirstOrThrow']>>;

export type UnitNameColumn = 'itemName' | 'manufacturerName' | 'constructionName' | 'customerModelName';

/**
 * The name of the item, or of one that is not sold its maker and model. The article's name would say as what the unit was
 * delivered, with gaskets that it may no longer have.
 */
export const unitNameOf = ({
  itemName,
  manufacturerName,
  constructionName,
  customerModelName,
}: Pick<UnitRow, UnitNameColumn>): string =>
  itemName ?? `${manufacturerName} ${constructionName ?? customerModelName ?? ''}`.trim();

/** What anybody may know of a unit, in the language of the market. */
export function summaryOf(row: UnitRow, { categories }: ReferenceData, language: Language): UnitSummary {
  const family = row.productFamilyId === null ? undefined : categories.get(row.productFamilyId);
  const { customerModelId, customerModelName, commercialItemId, constructionName } = row;
  return {
    equipmentId: row.equipmentId,
    name: unitNameOf(row),
    serialNumber: row.serialNumber,
    tagId: row.tagId,
    productFamily: family ? { id: family.id, name: nameOfCategory(family, language) } : null,
    productConstruction:
      commercialItemId === null ? null : { id: commercialItemId, name: constructionName ?? commercialItemId },
    manufacturer: { id: row.manufacturerId, name: row.manufacturerName },
    customerModel: customerModelId === null ? null : { id: customerModelId, name: customerModelName ?? '' },
    year: row.year,
    image: row.images?.small ?? null,
  };
}
