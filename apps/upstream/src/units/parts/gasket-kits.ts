import { sql } from 'kysely';
import type { Relations } from '../../memory/rows.ts';

type Relation = Relations['relations'][number];

/** A kit of gaskets for the size of a unit. */
interface GasketKit {
  commercialItemId: string;
  /** The kit of the unit's construction, from which this one differs in nothing but its gaskets; or itself. */
  standsFor: string;
  compounds: string[];
}

/** Compounds of the gaskets that the newest list of a unit names; null where there is none. */
export const compoundsInUnit = sql<string[] | null>`(
  select array_agg(distinct compound order by compound)
  from (select parts from unit_revision where unit_revision.equipment_id = unit.equipment_id
      order by revision desc limit 1) as newest,
    jsonb_to_recordset(newest.parts) as part ("commercialItemId" text)
    join variant as gasket on gasket.commercial_item_id = part."commercialItemId",
    jsonb_array_elements_text(gasket.attributes -> 'gasketMaterial') as compound)`;

/** In what kits with gaskets of several compounds differ. */
const ofGaskets = sql`'{gasketMaterial,gasketMaxTemperature,weightEmpty}'::text[]`;

/** The kits of gaskets of a unit's construction, and the same of other compounds. */
export const gasketKitsOfSize = sql<GasketKit[] | null>`(
  select jsonb_agg(distinct jsonb_build_object('commercialItemId', kit.commercial_item_id,
    'standsFor', own.commercial_item_id, 'compounds', kit.attributes -> 'gasketMaterial'))
  from relation
    join variant as own on own.commercial_item_id = relation.related_commercial_item_id
    join variant as kit on kit.generic_item_id = own.generic_item_id
      and kit.attributes - ${ofGaskets} = own.attributes - ${ofGaskets}
  where relation.kind = 'serviceKit' and relation.generic_item_id = variant.generic_item_id
    and (relation.commercial_item_id is null or relation.commercial_item_id = unit.commercial_item_id)
    and own.attributes ? 'gasketMaterial' and kit.attributes ? 'gasketMaterial'
    and (kit.sales <> 'discontinued' or kit.commercial_item_id = own.commercial_item_id))`;

/**
 * Relations in which a kit of gaskets of another compound than those in a unit, which may have been regasketed for a
 * reason, stands after the same kit of its own compound.
 */
export function withKitsOfCompounds(
  relations: readonly Relation[],
  kits: readonly GasketKit[],
  compounds: readonly string[],
): (Relation & { otherCompounds: { kit: string[]; unit: string[] } | null })[] {
  const isAsInUnit = (kit: GasketKit): boolean => compounds.every((compound) => kit.compounds.includes(compound));
  const listed = new Set(relations.map(({ commercialItemId }) => commercialItemId));
  return relations.flatMap((relation) => {
    const same = kits.filter(
      ({ standsFor }) => relation.kind === 'serviceKit' && standsFor === relation.commercialItemId,
    );
    const own = same.find(({ commercialItemId }) => commercialItemId === relation.commercialItemId);
    if (!own || compounds.length === 0 || isAsInUnit(own)) return { ...relation, otherCompounds: null };
    const instead = same.filter((kit) => isAsInUnit(kit) && !listed.has(kit.commercialItemId));
    instead.forEach(({ commercialItemId }) => listed.add(commercialItemId));
    return [
      ...instead.map(({ commercialItemId }) => ({ ...relation, commercialItemId, otherCompounds: null })),
      { ...relation, otherCompounds: { kit: own.compounds, unit: [...compounds] } },
    ];
  });
}
