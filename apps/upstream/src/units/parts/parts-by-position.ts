import { readPartOfUnit, type ArticleMatch, type PartOfUnit } from '@shop/api-contracts';
import { serialKeyOf, type Database, type Language, type StoredUnitPart } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { readArticlesWithSuccessors } from '../../catalogue/items/articles.ts';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { offeredFor } from './built-list.ts';
import { fitOf, readUnitsOfLines } from '../fit/units-of-lines.ts';
import { unitNameOf, unitQuery } from '../unit-rows.ts';

/** What a text means as a part of a machine: articles by commercial id, or why there are none. */
export type PartMeaning = Pick<ArticleMatch, 'unit' | 'fit' | 'unitProblem' | 'units'> & { ids: string[] };

interface Reader {
  db: Kysely<Database>;
  language: Language;
  reference: ReferenceData;
}

/**
 * Reads texts such as `SN 30-114-0021 pos 12` as parts of machines, and others as tags; texts that are neither are
 * missing. Ten queries at most, however many texts.
 */
export async function findPartsByPosition(
  { db, language, reference }: Reader,
  { named, tags }: { named: string[]; tags: string[] },
): Promise<Map<string, PartMeaning>> {
  const parts = new Map(
    named.flatMap((text) => {
      const part = readPartOfUnit(text);
      return part ? [[text, part] as const] : [];
    }),
  );
  for (const text of tags) parts.set(text, { code: text.trim(), kind: 'tag', position: null, text, quantity: '' });
  if (parts.size === 0) return new Map();
  const rows = await readUnits(db, language, [...parts.values()]);
  const chosen = new Map([...parts].map(([text, part]) => [text, unitsFor(part, rows)]));
  const wanted = [...parts].flatMap(([text, { position }]) => {
    const [unit, other] = chosen.get(text)!;
    return unit && !other && position !== null ? [unit] : [];
  });
  const lists = await readLists(db, wanted);
  const positionsOf = (text: string): StoredPart[] => {
    const [unit] = chosen.get(text)!;
    return unit
      ? (lists.get(unit.equipmentId) ?? []).filter(({ position }) => position === parts.get(text)!.position)
      : [];
  };
  const builtIn = [...parts.keys()].flatMap((text) => (chosen.get(text)!.length === 1 ? positionsOf(text) : []));
  const articles = await readArticlesWithSuccessors(
    db,
    builtIn.flatMap(({ commercialItemId }) => commercialItemId ?? []),
    language,
  );
  const known = await readUnitsOfLines(
    db,
    wanted.map(({ equipmentId }) => equipmentId),
    language,
  );

  const meaningOf = (text: string, { position }: PartOfUnit): PartMeaning | null => {
    const [row, ...others] = chosen.get(text)!;
    const none = (unitProblem: NonNullable<PartMeaning['unitProblem']>): PartMeaning => ({ ids: [], unitProblem });
    // an unknown text that is no tag either is a number that nobody knows
    if (!row) return tags.includes(text) ? null : none('unitUnknown');
    if (others.length > 0) {
      const units = [row, ...others].map((one) => ({ ...unitOf(one), manufacturer: one.manufacturerName }));
      return { ...none('unitAmbiguous'), units };
    }
    const unit = unitOf(row);
    if (position === null) return { ...none('positionMissing'), unit };
    const built = positionsOf(text);
    if (built.length === 0) return { ...none('positionUnknown'), unit };
    const offered = built.flatMap(({ commercialItemId }) =>
      commercialItemId === null ? [] : (offeredFor(articles, commercialItemId) ?? []),
    );
    const ids = [...new Set(offered.map(({ commercialItemId }) => commercialItemId))];
    if (ids.length === 0) return { ...none('positionUnsold'), unit };
    const forUnit = known.get(row.equipmentId);
    const [only] = offered;
    return { ids, unit, ...(ids.length === 1 && forUnit ? { fit: fitOf(only!, forUnit, reference, language) } : {}) };
  };
  return new Map(
    [...parts].flatMap(([text, part]) => {
      const meaning = meaningOf(text, part);
      return meaning ? [[text, meaning] as const] : [];
    }),
  );
}

type Row = Awaited<ReturnType<typeof readUnits>>[number];
type StoredPart = Omit<StoredUnitPart, 'articleNumber'> & { articleNumber: string | null };

const unitOf = (row: Row) => ({
  equipmentId: row.equipmentId,
  serialNumber: row.serialNumber,
  name: unitNameOf(row),
});

/** Units with any of the codes, in the order of their makers, with their newest list. */
function readUnits(db: Kysely<Database>, language: Language, parts: PartOfUnit[]) {
  const of = (...kinds: PartOfUnit['kind'][]) => parts.flatMap(({ kind, code }) => (kinds.includes(kind) ? code : []));
  const keys = of('serial', 'any')
    .map(serialKeyOf)
    .filter((key) => key !== '');
  const tags = of('tag', 'any').map((code) => code.toUpperCase());
  return unitQuery(db, language)
    .select((from) => [
      'unit.serial_key as serialKey',
      'variant.generic_item_id as genericItemId',
      jsonObjectFrom(
        from
          .selectFrom('unit_revision')
          .select('parts')
          .whereRef('unit_revision.equipment_id', '=', 'unit.equipment_id')
          .orderBy('revision', 'desc')
          .limit(1),
      ).as('newest'),
    ])
    .where(
      sql<boolean>`(unit.serial_key = any (${keys}) or unit.tag_id = any (${tags}) or unit.equipment_id = any (${of('unit')}))`,
    )
    .orderBy('unit.manufacturer_name')
    .orderBy('unit.equipment_id')
    .execute();
}

/** Units that a code means: a tag is on one alone, and goes before a serial number. */
function unitsFor({ kind, code }: PartOfUnit, rows: Row[]): Row[] {
  const tagged = rows.filter(({ tagId }) => (kind === 'tag' || kind === 'any') && tagId === code.toUpperCase());
  if (tagged.length > 0 || kind === 'tag') return tagged;
  if (kind === 'unit') return rows.filter(({ equipmentId }) => equipmentId === code);
  return rows.filter(({ serialKey }) => serialKey === serialKeyOf(code));
}

/** As-built lists, or the standard lists of the constructions, by equipment id. */
async function readLists(db: Kysely<Database>, units: Row[]): Promise<Map<string, StoredPart[]>> {
  const standard = units.filter(({ newest, genericItemId }) => newest === null && genericItemId !== null);
  const found = new Map<string, StoredPart[]>();
  for (const { equipmentId, newest } of units) if (newest) found.set(equipmentId, newest.parts);
  if (standard.length === 0) return found;
  const { rows } = await sql<{ id: string; position: number; commercialItemId: string }>`
    select distinct built.id, part_position as position, related_commercial_item_id as "commercialItemId"
    from unnest(${standard.map((unit) => unit.equipmentId)}::text[], ${standard.map((unit) => unit.commercialItemId)}::text[],
      ${standard.map((unit) => unit.genericItemId)}::text[]) as built (id, commercial_item_id, generic_item_id)
    join relation on relation.generic_item_id = built.generic_item_id and kind = 'sparePart' and part_position is not null
      and (relation.commercial_item_id is null or relation.commercial_item_id = built.commercial_item_id)
    order by 1, 2, 3`.execute(db);
  for (const { id, position, commercialItemId } of rows) {
    found.set(id, [...(found.get(id) ?? []), { position, commercialItemId, articleNumber: null, quantity: 1 }]);
  }
  return found;
}
