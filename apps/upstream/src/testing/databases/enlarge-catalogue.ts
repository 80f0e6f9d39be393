import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/** Of the seven languages the words of this one alone are copied: a search reads one, and its index is its own. */
const searchedLanguage = 'en';
/** What one article needs to be found, sold and filtered; copied before the rest of its item. */
const copied = ['item', 'variant', 'variant_category', 'article_key', 'relation', 'search_text', 'search_measure'];

/**
 * Copies the whole catalogue inside the server until it has at least so many articles: every category grows by the same
 * factor, and every copy has ids, numbers, prices and stock of its own, and where its category has a filter for a range of
 * numbers a value of its own there: no two articles are alike because one was copied. Copies are written as an import
 * writes a catalogue, the articles of an item beside each other. The indexes are made afterwards.
 */
export async function enlargeCatalogue(db: Kysely<Database>, articles: number): Promise<void> {
  const { rows: sizes } = await sql<{ size: number; stride: number }>`
    select count(*)::int as size, greatest(max(position), (select max(position) from variant_category)) + 1 as stride
    from variant`.execute(db);
  const { size, stride } = sizes[0]!;
  const copies = Math.ceil(articles / size) - 1;
  if (copies <= 0) return;
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set maintenance_work_mem = '1GB'`.execute(one);
    await sql`set synchronous_commit = off`.execute(one);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = any (${copied}::text[]) and indexname not in (select conname from pg_constraint)`.execute(one);
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(one);
    for (const statement of copying(copies, stride)) await sql.raw(statement).execute(one);
    for (const { definition } of indexes) await sql.raw(definition).execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}

const firstRanges = `
  select distinct on (id) id as category_id, coalesce(filter->>'attributeId', filter->>'id') as attribute_id
  from category, jsonb_array_elements(data->'filters') with ordinality as each (filter, place)
  where filter->>'type' = 'range' order by id, place`;
const valuesOfCopy = `case when attributes->filter.attribute_id is null then attributes
  else jsonb_set(attributes, array[filter.attribute_id, '0'], to_jsonb((attributes->filter.attribute_id->>0)::numeric + n)) end`;

/** `n` is the number of the copy, beginning with 1. */
function copying(copies: number, stride: number): string[] {
  const each = `cross join generate_series(1, ${copies}) as n`;
  return [
    `insert into item (id, category_ids, names, descriptions, key_figures, variant_attributes, tags)
     select id || 'N' || n, category_ids, names, descriptions, key_figures, variant_attributes, tags from item ${each}
     order by n, id`,
    `insert into variant (commercial_item_id, generic_item_id, position, number_in_item, category_id, article_number, names,
       attributes, list_price, sales, stock, lead_time_days, minimum_quantity, pack_quantity, quantity_breaks, successor_id,
       customs_number, country_of_origin, drawing, dimensions, document_ids)
     select commercial_item_id || 'N' || n, generic_item_id || 'N' || n, position + n * ${stride}, number_in_item,
       variant.category_id, article_number || '-N' || n, names, ${valuesOfCopy}, list_price + n % 100, sales, (stock * (n + 3)) % 97, lead_time_days,
       minimum_quantity, pack_quantity, quantity_breaks, null, customs_number, country_of_origin, drawing, dimensions,
       document_ids
     from variant left join (${firstRanges}) as filter on filter.category_id = variant.category_id ${each}
     order by n, generic_item_id, number_in_item`,
    `insert into variant_category (category_id, position, commercial_item_id)
     select category_id, position + n * ${stride}, commercial_item_id || 'N' || n from variant_category ${each}
     order by n, category_id, position`,
    `insert into article_key (key, kind, commercial_item_id)
     select key || 'N' || n, kind, commercial_item_id || 'N' || n from article_key ${each} where kind = 'own'
     order by n, commercial_item_id`,
    `insert into relation (generic_item_id, commercial_item_id, kind, related_commercial_item_id, part_position,
       quantity_in_unit, texts)
     select generic_item_id || 'N' || n, commercial_item_id || 'N' || n, kind, related_commercial_item_id || 'N' || n,
       part_position, quantity_in_unit, texts from relation ${each}
     order by n, generic_item_id, commercial_item_id`,
    `insert into search_text (language, commercial_item_id, generic_item_id, category_id, position, number_in_item, in_stock,
       words)
     select language, commercial_item_id || 'N' || n, generic_item_id || 'N' || n, category_id, position + n * ${stride},
       number_in_item, in_stock, words from search_text ${each} where language = '${searchedLanguage}'
     order by n, generic_item_id, number_in_item`,
    `insert into search_measure (commercial_item_id, unit, low, high)
     select commercial_item_id || 'N' || n, unit, low, high from search_measure ${each}
     order by n, commercial_item_id`,
  ];
}
