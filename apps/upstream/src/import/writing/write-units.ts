import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/**
 * Writes the units of the folder, found again by maker and serial number, so that labels and registrations stay; after
 * the articles. Units that the folder does not have stay as they are: customers have them, and typed some themselves.
 */
export async function writeUnits(db: Kysely<Database>): Promise<void> {
  for (const statement of [known, units, formerRevisions, revisions]) await statement.execute(db);
}

// a random id leads to no other unit; twelve digits of a random UUID are 48 random bits
const known = sql`
  create temporary table known_unit on commit drop as
  select staged.key, coalesce(unit.equipment_id, upper(left(replace(gen_random_uuid()::text, '-', ''), 12))) as equipment_id,
    coalesce(staged.data->>'maker', company.data->>'name') as maker,
    lower(regexp_replace(coalesce(staged.data->>'maker', company.data->>'name'), '[^A-Za-z0-9]', '', 'g')) as maker_id
  from staged_units as staged cross join staged_company as company
  left join unit on unit.serial_key = staged.data->>'serial_key' and unit.deleted_at is null
    and lower(unit.manufacturer_name) = lower(coalesce(staged.data->>'maker', company.data->>'name'))`;

const units = sql`
  insert into unit (equipment_id, serial_number, serial_key, serial_shape, tag_id, manufacturer_id, manufacturer_name,
    commercial_item_id, construction_name, product_family_id, customer_model_id, customer_model_name, year, attributes)
  select known.equipment_id, data->>'serial_number', data->>'serial_key', data->>'serial_shape', data->>'tag',
    known.maker_id, known.maker, variant.commercial_item_id, variant.names->>'en', variant.category_id,
    data->>'model', data->>'model', (data->>'year')::int, coalesce(variant.attributes, '{}')
  from staged_units as staged join known_unit as known on known.key = staged.key
  left join variant on variant.commercial_item_id = data->>'article'
  on conflict (equipment_id) do update set serial_number = excluded.serial_number, tag_id = excluded.tag_id,
    commercial_item_id = excluded.commercial_item_id, construction_name = excluded.construction_name,
    product_family_id = excluded.product_family_id, customer_model_id = excluded.customer_model_id,
    customer_model_name = excluded.customer_model_name, year = excluded.year, attributes = excluded.attributes,
    is_typed = false`;

const formerRevisions = sql`
  delete from unit_revision where equipment_id in (select equipment_id from known_unit)`;

const revisions = sql`
  insert into unit_revision (equipment_id, revision, kind, plate_pack, parts)
  select known.equipment_id, 1, 'built', coalesce(pack.runs, '[]'), coalesce(list.parts, '[]')
  from known_unit as known join staged_units as unit on unit.key = known.key
  left join (
    select data->>'unit' as unit, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('from', data->'from', 'to', data->'to',
      'kind', data->'kind', 'turned', data->'turned', 'plateArticleNumber', data->'plate',
      'gasketArticleNumber', data->'gasket')) order by (data->>'from')::int) as runs
    from staged_plate_packs group by 1) as pack on pack.unit = known.key
  left join (
    select data->>'unit' as unit, jsonb_agg(jsonb_build_object('position', data->'position',
      'articleNumber', data->'article', 'commercialItemId', offered.commercial_item_id, 'quantity', data->'quantity')
      order by row) as parts
    from staged_unit_parts left join lateral (
      select commercial_item_id from article_key where key = data->>'article_key' and kind <> 'otherMaker'
      order by kind = 'own' desc limit 1) as offered on true
    group by 1) as list on list.unit = known.key
  where pack.runs is not null or list.parts is not null`;
