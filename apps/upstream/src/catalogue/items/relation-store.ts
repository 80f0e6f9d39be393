import { sql, type Kysely } from 'kysely';
import type { Database, Language } from '@shop/commerce-model';
import type { Relations } from '../../memory/rows.ts';

const maxFitting = 100;

/**
 * Loads the relations of a variant in both directions, in one query, including those of its item as a whole, and its
 * exploded view. Null when the item or variant does not exist.
 */
export async function loadRelations(
  db: Kysely<Database>,
  genericItemId: string,
  commercialItemId: string | null,
  language: Language,
): Promise<Relations | null> {
  const { rows } = await sql<Relations>`
    with parent as (
      select commercial_item_id, category_id from variant
      where generic_item_id = ${genericItemId}
        and (commercial_item_id = ${commercialItemId}::text or (${commercialItemId}::text is null and number_in_item = 0))),
    own as (
      select distinct on (relation.kind, relation.related_commercial_item_id) relation.*
      from relation join parent on relation.commercial_item_id = parent.commercial_item_id or relation.commercial_item_id is null
      where relation.generic_item_id = ${genericItemId}
      order by relation.kind, relation.related_commercial_item_id, relation.commercial_item_id nulls last),
    fitting as (
      select distinct on (variant.commercial_item_id) variant.commercial_item_id, relation.id, variant.number_in_item
      from relation
      join parent on relation.related_commercial_item_id = parent.commercial_item_id
      join variant on variant.generic_item_id = relation.generic_item_id
        and (relation.commercial_item_id is null or relation.commercial_item_id = variant.commercial_item_id)
      where relation.kind <> 'alternative'
      order by variant.commercial_item_id, relation.id)
    select
      json_build_object('commercialItemId', parent.commercial_item_id, 'categoryId', parent.category_id) as parent,
      (select coalesce(json_agg(json_build_object(
          'kind', kind, 'commercialItemId', related_commercial_item_id, 'position', part_position,
          'quantityInUnit', quantity_in_unit, 'text', coalesce(texts ->> ${language}, '')) order by part_position nulls last, id), '[]')
        from own) as relations,
      (select coalesce(json_agg(commercial_item_id order by id, number_in_item), '[]')
        from (select * from fitting order by id, number_in_item limit ${maxFitting}) as first_ones) as fitting,
      (select json_build_object('name', catalog.names ->> ${language}, 'picture', picture, 'radius', radius, 'positions', (
          select json_agg(part - '{names,targetX,targetY,assemblyId,commercialItemId}'::text[]
            || jsonb_build_object('partName', part -> 'names' ->> ${language}) order by part -> 'number')
          from jsonb_array_elements(positions) as part))
        from exploded_catalog as catalog join exploded_assembly on catalog_id = catalog.id and parent_id is null
        where generic_item_id = ${genericItemId}
        order by catalog.position, exploded_assembly.position limit 1) as "explodedView"
    from parent`.execute(db);
  return rows[0] ?? null;
}
