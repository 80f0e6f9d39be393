import { bulkInsert, serialKeyOf, serialShapeOf, type Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import type { UnitSeed } from '../demo-company.ts';
import { installationOf } from '../units/installations.ts';

/** Imports customers' machines with their as-built lists and registrations; after people, whose customers own them. */
export async function importUnits(db: Kysely<Database>, units: UnitSeed[]): Promise<void> {
  const deletedAt = new Date().toISOString();
  await bulkInsert(
    db,
    'unit',
    units.map((unit) => {
      const key = serialKeyOf(unit.serialNumber);
      return {
        equipment_id: unit.equipmentId,
        serial_number: unit.serialNumber,
        serial_key: key,
        serial_shape: serialShapeOf(key),
        tag_id: unit.tagId,
        manufacturer_id: unit.manufacturer.id,
        manufacturer_name: unit.manufacturer.name,
        commercial_item_id: unit.commercialItemId,
        construction_name: unit.constructionName,
        product_family_id: unit.productFamilyId,
        customer_model_id: unit.customerModel?.id ?? null,
        customer_model_name: unit.customerModel?.name ?? null,
        year: unit.year,
        attributes: unit.attributes,
        status: unit.status,
        successor_equipment_id: unit.successorEquipmentId,
        deleted_at: unit.isDeleted ? deletedAt : null,
      };
    }),
  );
  await bulkInsert(
    db,
    'unit_revision',
    units.flatMap(({ equipmentId, revisions }) =>
      revisions.map(({ kind, madeOn, platePack, parts }, at) => ({
        equipment_id: equipmentId,
        revision: at + 1,
        kind,
        made_on: madeOn,
        plate_pack: platePack,
        parts,
      })),
    ),
  );
  await bulkInsert(
    db,
    'unit_registration',
    units.flatMap(({ equipmentId, registration }) =>
      registration
        ? [
            {
              equipment_id: equipmentId,
              customer_number: registration.customerNumber,
              custom_name: registration.customName,
              registered_at: '2024-05-02T08:00:00Z',
            },
          ]
        : [],
    ),
  );
  await bulkInsert(
    db,
    'unit_installation',
    units.flatMap((unit) => {
      const installation = installationOf(unit);
      if (!installation) return [];
      const { inUseAt, ...rest } = installation;
      return [{ equipment_id: unit.equipmentId, in_use_at: inUseAt, ...rest }];
    }),
  );
}
