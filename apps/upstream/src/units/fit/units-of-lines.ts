import type { Fit, UnitOfLine } from '@shop/api-contracts';
import type { AttributeValues, Database, Language } from '@shop/commerce-model';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { storedPlatePack } from './stored-plate-pack.ts';
import { unitNameOf } from '../unit-rows.ts';
import type { Finding, UnitFacts } from './fit-facts.ts';
import { fitRules } from './fit-rules.ts';
import { judgeFit } from './judge-fit.ts';
import { readUnitFacts } from './read-unit-facts.ts';

/** A unit for a line, and what is known of it. */
export interface UnitForLine {
  unit: UnitOfLine;
  /** Model as the maker calls it; null when nobody has said. */
  model: string | null;
  facts: UnitFacts;
}

/**
 * Loads units that lines are for, by equipment id; three queries, however many there are, and none without any. Deleted
 * units are among them, because lines keep saying for which machine they were meant; unknown ones are missing.
 */
export async function readUnitsOfLines(
  db: Kysely<Database>,
  equipmentIds: (string | null | undefined)[],
  language: Language,
): Promise<Map<string, UnitForLine>> {
  const ids = [...new Set(equipmentIds.filter((id) => typeof id === 'string' && id !== ''))] as string[];
  if (ids.length === 0) return new Map();
  const units = await readUnits(db, ids, language);
  const { factsOf } = await readUnitFacts(db, units);
  return new Map(
    units.map((unit) => [
      unit.equipmentId,
      {
        unit: { equipmentId: unit.equipmentId, serialNumber: unit.serialNumber, name: unitNameOf(unit) },
        model: unit.customerModelName,
        facts: factsOf(unit),
      },
    ]),
  );
}

const readUnits = (db: Kysely<Database>, equipmentIds: string[], language: Language) =>
  db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
    .leftJoin('item', 'item.id', 'variant.generic_item_id')
    .where((where) => where('unit.equipment_id', '=', where.fn.any(where.val(equipmentIds))))
    .select((from) => [
      'unit.equipment_id as equipmentId',
      'unit.serial_number as serialNumber',
      'unit.manufacturer_name as manufacturerName',
      'unit.commercial_item_id as commercialItemId',
      'unit.construction_name as constructionName',
      'unit.customer_model_id as customerModelId',
      'unit.customer_model_name as customerModelName',
      'unit.attributes',
      'unit.deleted_at as deletedAt',
      'variant.generic_item_id as genericItemId',
      from.ref('item.names', '->>').key(language).as('itemName'),
      jsonObjectFrom(
        from
          .selectFrom('unit_revision')
          .select([storedPlatePack.as('platePack'), 'parts'])
          .whereRef('unit_revision.equipment_id', '=', 'unit.equipment_id')
          .orderBy('revision', 'desc')
          .limit(1),
      ).as('newest'),
    ])
    .execute();

/** The answer to whether an article fits a unit, in the words of the market. */
export function fitOf(
  article: { commercialItemId: string; attributes: AttributeValues },
  { facts }: UnitForLine,
  reference: ReferenceData,
  language: Language,
): Fit {
  const { verdict, basis, findings } = judgeFit(article, facts);
  return { verdict, basis, reasons: findings.map((finding) => reasonOf(finding, reference, language)) };
}

function reasonOf(
  { code, need, have }: Finding,
  { attributes }: ReferenceData,
  language: Language,
): Fit['reasons'][number] {
  const id = code === 'noData' || code === 'unitGone' ? null : fitRules[code].attribute;
  const attribute = id === null ? undefined : attributes.get(id);
  const named = (values: Finding['need']) =>
    values && values.map((value) => attribute?.values?.[value]?.[language] ?? value);
  return { code, need: named(need), have: named(have), unit: attribute?.unit ?? null };
}
