import { noCategoryId } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { inEachLanguageSql, textsOfSql } from './translated-sql.ts';

const maxKeyFigures = 4;
// in brackets: beside || it would be read from left to right
const own = (name: string) => sql`(article.data->>${sql.lit(name)})`;

/** Writes items, articles, the numbers that find them and their relations, set by set in the database. */
export async function writeArticles(db: Kysely<Database>): Promise<void> {
  for (const statement of [items, variants, places, numbers, relations]) await statement.execute(db);
}

const items = sql`
  insert into item (id, category_ids, names, descriptions, key_figures, variant_attributes, tags)
  select ${own('item')}, array(select jsonb_array_elements_text(
      case article.data->'categories' when '[]' then ${JSON.stringify([noCategoryId])}::jsonb else article.data->'categories' end)),
    ${inEachLanguageSql(sql`coalesce(${own('item_name')}, ${own('name')})`)} || ${textsOfSql('item', own('item'), 'name')},
    ${inEachLanguageSql(sql`coalesce(${own('description')}, '')`)} || ${textsOfSql('item', own('item'), 'description')},
    array(select jsonb_array_elements_text(category.data->'columns') limit ${sql.lit(maxKeyFigures)}),
    coalesce(differing.ids, '{}'), '{}'
  from (select distinct on (data->>'item') * from staged_articles order by data->>'item', row) as article
  left join staged_categories as category on category.key = article.data->'categories'->>0
  left join (
    select item, array_agg(attribute order by shown.row) as ids from (
      select data->>'item' as item, attribute from staged_articles
      cross join lateral jsonb_each(data->'attributes') as given (attribute, value)
      group by 1, 2 having count(distinct value) > 1) as each
    join staged_attributes as shown on shown.key = attribute group by item) as differing
    on differing.item = article.data->>'item'`;

/** In the order of items, since the variants of one are read together: beside each other they are on a few pages of the disk. */
const variants = sql`
  insert into variant (commercial_item_id, generic_item_id, position, number_in_item, category_id, article_number, names,
    attributes, list_price, sales, stock, lead_time_days, minimum_quantity, pack_quantity, quantity_breaks, successor_id,
    customs_number, country_of_origin, drawing, dimensions, document_ids)
  select article.key, ${own('item')}, row_number() over (order by article.row) - 1,
    row_number() over (partition by ${own('item')} order by article.row) - 1,
    coalesce(article.data->'categories'->>0, ${noCategoryId}), ${own('number')},
    ${inEachLanguageSql(own('name'))} || ${textsOfSql('article', sql`article.key`, 'name')},
    article.data->'attributes' || case when ${own('weight_kg')} is null then '{}'
      else jsonb_build_object('weightEmpty', jsonb_build_array(article.data->'weight_kg')) end,
    (list.data->>'price')::int, ${own('sales')}, coalesce((stock.data->>'stock')::int, 0),
    (${own('lead_time_days')})::int, (${own('minimum_quantity')})::int, (${own('pack_quantity')})::int,
    coalesce(breaks.steps, '[]'), ${own('successor')}, ${own('customs_number')}, ${own('country_of_origin')},
    picture.drawing, null, array(select jsonb_array_elements_text(article.data->'documents'))
  from staged_articles as article
  left join staged_prices as list on list.key = article.key || ' 1'
  left join staged_stock as stock on stock.key = article.key
  left join staged_pictures as picture on picture.file = article.data->>'drawing'
  left join (
    select step.data->>'article' as article, jsonb_agg(jsonb_build_object(
        'from', step.data->'from_quantity',
        'discount', round((1 - (step.data->>'price')::numeric / nullif((list.data->>'price')::numeric, 0)) * 100, 2))
        order by (step.data->>'from_quantity')::int) as steps
    from staged_prices as step join staged_prices as list on list.key = (step.data->>'article') || ' 1'
    where step.data->>'from_quantity' <> '1' and (list.data->>'price')::int > 0 group by 1) as breaks
    on breaks.article = article.key
  order by ${own('item')}, article.row`;

const places = sql`
  insert into variant_category (category_id, position, commercial_item_id)
  select category, row_number() over (partition by category order by row) - 1, key
  from staged_articles cross join lateral jsonb_array_elements_text(data->'categories') as category`;

const numbers = sql`
  insert into article_key (key, kind, commercial_item_id)
  select one->>'key', one->>'kind', key from staged_articles cross join lateral jsonb_array_elements(data->'keys') as one`;

const relationText = sql`(relation.data->>'text')`;

const relations = sql`
  insert into relation (generic_item_id, commercial_item_id, kind, related_commercial_item_id, part_position,
    quantity_in_unit, texts)
  select article.data->>'item', article.key, relation.data->>'kind', relation.data->>'related',
    (relation.data->>'position')::int, (relation.data->>'quantity')::int,
    case when ${relationText} is not null
      then ${inEachLanguageSql(relationText)} || ${textsOfSql('relation', relationText, 'name')} end
  from staged_relations as relation join staged_articles as article on article.key = relation.data->>'article'
  order by relation.row`;
