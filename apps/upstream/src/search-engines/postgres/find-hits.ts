import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { Hits, SearchTerm } from '../../memory/rows.ts';
import { rankOfNumber, type SearchOptions, type SearchSort } from '../search-engine.ts';
import { foundByWord, isWithin } from './find-by-word.ts';

/** The best matches, and counts by category of all that were counted. */
export async function findHits(
  db: Kysely<Database>,
  terms: readonly SearchTerm[],
  articleKey: string,
  options: SearchOptions,
): Promise<Hits> {
  const hits = await findCounted(db, terms, articleKey, options, null);
  const { categoryIds = null } = options;
  if (!hits.hasMore || categoryIds === null) return hits;
  // those that were counted are not all of these categories
  const { categories: within, ...narrowed } = await findCounted(db, terms, articleKey, options, categoryIds);
  const others = hits.categories.filter(({ id }) => !categoryIds.includes(id));
  const categories = [...within, ...others].sort((a, b) => b.productCount - a.productCount);
  return { ...narrowed, exact: hits.exact, categories };
}

/**
 * Finds articles with every term, and those whose number begins with the article key, best first, in the categories `within`,
 * null for all. Of more than `maxCounted` the first of every item are preferred, and the rest neither counted nor sorted.
 */
async function findCounted(
  db: Kysely<Database>,
  terms: readonly SearchTerm[],
  articleKey: string,
  options: SearchOptions,
  within: readonly string[] | null,
): Promise<Hits> {
  const { language, limit, offset = 0, categoryIds = null, sort = null, customerHits = [], maxCounted } = options;
  const isOf = sql`language = ${sql.lit(language)} and ${isWithin(within)}`;
  const found = sql`commercial_item_id, category_id, in_stock, number_in_item, position`;
  const idsOfCustomer = customerHits.map(({ id }) => id);
  const exactOfCustomer = customerHits.flatMap(({ id, isExact }) => (isExact ? [id] : []));
  const { rows } = await sql<Hits>`
    with found_by_word as (${foundByWord(terms, articleKey, options, within)}),
    keys as materialized (${keysFrom(articleKey, within, maxCounted + 1)}),
    found_by_number as (
      select ${found}, kind, key = ${articleKey} as exact, case when key = ${articleKey} then ${sql.lit(rankOfNumber.exact)}
        when kind = 'own' then ${sql.lit(rankOfNumber.own)} else ${sql.lit(rankOfNumber.other)} end::float8 as rank
      from keys join search_text using (commercial_item_id) where ${isOf}),
    found_by_customer as (
      select ${found}, 'customer' as kind,
        commercial_item_id = any (${exactOfCustomer}::text[]) as exact,
        case when commercial_item_id = any (${exactOfCustomer}::text[])
          then ${sql.lit(rankOfNumber.customerExact)} else ${sql.lit(rankOfNumber.customer)} end::float8 as rank
      from search_text
      where commercial_item_id = any (${idsOfCustomer}::text[]) and ${isOf}),
    numbered as materialized (
      select ${found}, max(rank) as rank from (
        select ${found}, rank from found_by_number
        union all select ${found}, rank from found_by_customer) as found
      group by ${found}),
    placed as materialized (
      select ${found}, rank from found_by_word where not exists (
        select from numbered where numbered.commercial_item_id = found_by_word.commercial_item_id)
      union all select ${found}, rank from numbered),
    counted as materialized (
      select greatest((select count(*) from found_by_word), (select count(*) from keys), (select count(*) from placed))
        > ${maxCounted} as has_more),
    narrowed as not materialized (
      select * from placed where ${isWithin(categoryIds)})
    select has_more as "hasMore",
      (select least(count(*), ${maxCounted})::int from narrowed) as total,
      (select coalesce(json_agg(commercial_item_id), '[]') from (${sorted(sort, Math.min(limit, maxCounted - offset), offset)}) as best) as ids,
      (select coalesce(json_agg(json_build_object('id', category_id, 'productCount', n, 'hasMore', has_more) order by n desc, category_id), '[]')
        from (select category_id, count(*)::int as n from placed group by category_id) as by_category) as categories,
      (select coalesce(json_agg(json_build_object('id', commercial_item_id, 'kind', kind)), '[]')
        from (select commercial_item_id, kind, exact from found_by_number
          union all select commercial_item_id, kind, exact from found_by_customer) as numbered where exact) as exact
    from counted`.execute(db);
  return rows[0]!;
}

/** The numbers that begin with the article key, those that are it first. */
function keysFrom(articleKey: string, within: readonly string[] | null, limit: number): RawBuilder<unknown> {
  if (articleKey === '') return sql`select key, kind, commercial_item_id from article_key where false`;
  const isInCategory =
    within === null
      ? sql`true`
      : sql`commercial_item_id in (select commercial_item_id from search_text where ${isWithin(within)})`;
  return sql`select key, kind, commercial_item_id from (
      select * from article_key where key = ${articleKey}
      union all select * from article_key where key like ${`${articleKey}%`} and key <> ${articleKey}) as beginning
    where ${isInCategory} limit ${limit}`;
}

/** What was counted of more is in no order but the best: the cheapest of all may not be among them. */
function sorted(sort: SearchSort | null, limit: number, offset: number): RawBuilder<unknown> {
  const page = sql`limit ${Math.max(limit, 0)} offset ${offset}`;
  if (sort === null) {
    return sql`select commercial_item_id from narrowed order by rank desc, in_stock desc, number_in_item, position ${page}`;
  }
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const best = sql`case when has_more then rank end desc nulls last, case when has_more then narrowed.in_stock end desc,
    case when has_more then narrowed.number_in_item end, narrowed.position`;
  if (sort.by === 'articleNumber') {
    return sql`select commercial_item_id from narrowed join variant using (commercial_item_id)
      order by case when not has_more then article_number end ${direction}, ${best} ${page}`;
  }
  const { categoryIds, percents } = sort.discounts;
  return sql`select commercial_item_id from narrowed join variant using (commercial_item_id)
    left join unnest(${categoryIds}::text[], ${percents}::float8[]) as discount (id, percent) on discount.id = narrowed.category_id
    order by case when not has_more and sales in ('buy', 'onRequest') then list_price * (1 - coalesce(percent, 0) / 100) end
      ${direction} nulls last, ${best} ${page}`;
}
