import type { Fit, UnitOfLine } from '@shop/api-contracts';
import type { AttributeValues, Database, Language } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { unitNameOf } from '../unit-rows.ts';
import type { ArticleFacts, Finding, UnitFacts } from './fit-facts.ts';
import { fitRules } from './fit-rules.ts';
import { judgeFit } from './judge-fit.ts';

/** A part may have been replaced, and its successor too; a circle in the data ends here. */
const maxSuccessions = 5;

/** A unit for a line, and what is known of it. */
export interface UnitForLine {
  unit: UnitOfLine;
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
  const standardLists = await readStandardLists(
    db,
    units.flatMap(({ genericItemId, commercialItemId }) =>
      genericItemId !== null && commercialItemId !== null ? { genericItemId, commercialItemId } : [],
    ),
  );
  const builtIds = (unit: (typeof units)[number]): string[] =>
    unit.newest?.parts.flatMap(({ commercialItemId }) => commercialItemId ?? []) ?? [];
  const listOf = ({ commercialItemId }: (typeof units)[number]): RelatedIds =>
    standardLists.get(commercialItemId ?? '') ?? { parts: [], kits: [] };
  const articles = await readWithSuccessors(
    db,
    units.flatMap((unit) => [...builtIds(unit), ...listOf(unit).parts, ...listOf(unit).kits]),
  );
  const factsOf = (commercialIds: string[]): ArticleFacts[] => commercialIds.flatMap((id) => articles.get(id) ?? []);
  return new Map(
    units.map((unit) => {
      const { parts, kits } = listOf(unit);
      const source = unit.newest ? 'asBuilt' : parts.length > 0 ? 'standard' : null;
      return [
        unit.equipmentId,
        {
          unit: { equipmentId: unit.equipmentId, serialNumber: unit.serialNumber, name: unitNameOf(unit) },
          facts: {
            serialNumber: unit.serialNumber,
            model: unit.commercialItemId === null ? null : unit.customerModelId,
            attributes: unit.attributes,
            source,
            parts: factsOf(unit.newest ? builtIds(unit) : parts),
            kits: factsOf(kits),
            platePack: unit.newest?.platePack ?? null,
            isDeleted: unit.deletedAt !== null,
          },
        },
      ];
    }),
  );
}

const readUnits = (db: Kysely<Database>, equipmentIds: string[], language: Language) =>
  db
    .selectFrom('unit')
    .leftJoin('variant', 'variant.commercial_item_id', 'unit.commercial_item_id')
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
      from.ref('variant.names', '->>').key(language).as('articleName'),
      jsonObjectFrom(
        from
          .selectFrom('unit_revision')
          .select(['plate_pack as platePack', 'parts'])
          .whereRef('unit_revision.equipment_id', '=', 'unit.equipment_id')
          .orderBy('revision', 'desc')
          .limit(1),
      ).as('newest'),
    ])
    .execute();

interface RelatedIds {
  parts: string[];
  kits: string[];
}

/** Spare parts and kits of constructions, by the commercial id of the construction. */
async function readStandardLists(
  db: Kysely<Database>,
  constructions: { genericItemId: string; commercialItemId: string }[],
): Promise<Map<string, RelatedIds>> {
  const ids = new Map(constructions.map(({ genericItemId, commercialItemId }) => [commercialItemId, genericItemId]));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<RelatedIds & { id: string }>`
    select built.id, array_agg(related_commercial_item_id) filter (where kind = 'sparePart') as parts,
      array_agg(related_commercial_item_id) filter (where kind = 'serviceKit') as kits
    from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::text[]) as built (id, generic_item_id)
    join relation on relation.generic_item_id = built.generic_item_id
      and (relation.commercial_item_id is null or relation.commercial_item_id = built.id)
    group by built.id`.execute(db);
  return new Map(rows.map(({ id, parts, kits }) => [id, { parts: parts ?? [], kits: kits ?? [] }]));
}

/** Facts of articles by commercial id; under that of a discontinued one also those of what is sold instead. */
async function readWithSuccessors(db: Kysely<Database>, ids: string[]): Promise<Map<string, ArticleFacts[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ArticleFacts & { root: string }>`
    with recursive known as (
      select commercial_item_id as root, commercial_item_id, attributes, sales, successor_id, 0 as succession
      from variant where commercial_item_id = any (${[...new Set(ids)]})
      union all
      select known.root, variant.commercial_item_id, variant.attributes, variant.sales, variant.successor_id, succession + 1
      from known join variant on variant.commercial_item_id = known.successor_id
      where known.sales = 'discontinued' and succession < ${maxSuccessions})
    select root, commercial_item_id as "commercialItemId", attributes from known`.execute(db);
  const found = new Map<string, ArticleFacts[]>();
  for (const { root, commercialItemId, attributes } of rows) {
    found.set(root, [...(found.get(root) ?? []), { commercialItemId, attributes }]);
  }
  return found;
}

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
