import type { PlateRun } from '@shop/api-contracts';
import type { AttributeValues, Database, StoredUnitPart } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { successionsOf } from '../../catalogue/items/successions.ts';
import type { ArticleFacts, UnitFacts } from './fit-facts.ts';

/** A unit as it is stored, with the newest revision of its list. */
export interface StoredUnitFacts {
  serialNumber: string;
  /** As which it was built; null for a unit of another make. */
  commercialItemId: string | null;
  /** Null also when the article has left the catalogue. */
  genericItemId: string | null;
  customerModelId: string | null;
  attributes: AttributeValues;
  newest: { parts: StoredUnitPart[]; platePack: PlateRun[] | null } | null;
  deletedAt: Date | null;
}

/**
 * Reads what units are judged by, and with it articles, in two queries however many there are. Articles that are not
 * in the catalogue are missing.
 */
export async function readUnitFacts(
  db: Kysely<Database>,
  units: StoredUnitFacts[],
  commercialItemIds: string[] = [],
): Promise<{ factsOf: (unit: StoredUnitFacts) => UnitFacts; articleOf: (id: string) => ArticleFacts | undefined }> {
  const standardLists = await readStandardLists(
    db,
    units.flatMap(({ genericItemId, commercialItemId }) =>
      genericItemId !== null && commercialItemId !== null ? { genericItemId, commercialItemId } : [],
    ),
  );
  const builtIds = ({ newest }: StoredUnitFacts): string[] =>
    newest?.parts.flatMap(({ commercialItemId }) => commercialItemId ?? []) ?? [];
  const listOf = ({ commercialItemId }: StoredUnitFacts): RelatedIds =>
    standardLists.get(commercialItemId ?? '') ?? { parts: [], kits: [] };
  const articles = await readFactsWithSuccessors(db, [
    ...units.flatMap((unit) => [...builtIds(unit), ...listOf(unit).parts, ...listOf(unit).kits]),
    ...commercialItemIds,
  ]);
  const articlesOf = (ids: string[]): ArticleFacts[] => ids.flatMap((id) => articles.get(id) ?? []);
  return {
    factsOf(unit) {
      const { parts, kits } = listOf(unit);
      const source = unit.newest ? 'asBuilt' : parts.length > 0 ? 'standard' : null;
      return {
        serialNumber: unit.serialNumber,
        model: unit.commercialItemId === null ? null : unit.customerModelId,
        attributes: unit.attributes,
        source,
        parts: articlesOf(unit.newest ? builtIds(unit) : parts),
        kits: articlesOf(kits),
        platePack: unit.newest?.platePack ?? null,
        isDeleted: unit.deletedAt !== null,
      };
    },
    articleOf: (id) => articles.get(id)?.find(({ commercialItemId }) => commercialItemId === id),
  };
}

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
async function readFactsWithSuccessors(db: Kysely<Database>, ids: string[]): Promise<Map<string, ArticleFacts[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ArticleFacts & { root: string }>`
    select root, commercial_item_id as "commercialItemId", attributes
    from ${successionsOf(ids)} as known`.execute(db);
  const found = new Map<string, ArticleFacts[]>();
  for (const { root, commercialItemId, attributes } of rows) {
    found.set(root, [...(found.get(root) ?? []), { commercialItemId, attributes }]);
  }
  return found;
}
