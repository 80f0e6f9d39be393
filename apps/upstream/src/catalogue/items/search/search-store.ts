import { sql, type Kysely } from 'kysely';
import { configurationOf, type Database, type Language } from '@shop/commerce-model';
import type { OwnNumberHit } from '../../own-numbers/find-by-own-number.ts';
import type { SearchQuery } from './search-query.ts';
import type { Hits } from '../../../memory/rows.ts';

/** Numbers rank above words, the customer's own and ours first; ts_rank stays below 1. */
const rankOfNumber = { customerExact: 110, exact: 100, customer: 60, own: 50, other: 40 };

/**
 * Finds all matches in one query: words in the language's full-text index, and the expression as the beginning of an
 * article number. Without matches it also looks up the nearest known words (pg_trgm). `customerHits` are articles
 * already found by the customer's own numbers.
 */
export async function findHits(
  db: Kysely<Database>,
  { words, tsquery, articleKey }: SearchQuery,
  language: Language,
  limit: number,
  customerHits: OwnNumberHit[] = [],
): Promise<Hits> {
  const configuration = configurationOf(language);
  const hasWords = tsquery !== '';
  const hasKey = articleKey !== '';
  const idsOfCustomer = customerHits.map(({ id }) => id);
  const exactOfCustomer = customerHits.flatMap(({ id, isExact }) => (isExact ? [id] : []));
  const { rows } = await sql<Hits>`
    with found_by_word as (
      select commercial_item_id, category_id, number_in_item, position,
        round(ts_rank(words, query)::numeric, 2)::float8 as rank
      from search_text, to_tsquery(${sql.lit(configuration)}, ${tsquery}) as query
      where ${sql.lit(hasWords)} and language = ${sql.lit(language)} and words @@ query),
    found_by_number as (
      select commercial_item_id, category_id, number_in_item, position, kind, key = ${articleKey} as exact, case
          when key = ${articleKey} then ${sql.lit(rankOfNumber.exact)}
          when kind = 'own' then ${sql.lit(rankOfNumber.own)} else ${sql.lit(rankOfNumber.other)} end::float8 as rank
      from article_key join search_text using (commercial_item_id)
      where ${sql.lit(hasKey)} and key like ${`${articleKey}%`} and language = ${sql.lit(language)}),
    found_by_customer as (
      select commercial_item_id, category_id, number_in_item, position, 'customer' as kind,
        commercial_item_id = any (${exactOfCustomer}::text[]) as exact,
        case when commercial_item_id = any (${exactOfCustomer}::text[])
          then ${sql.lit(rankOfNumber.customerExact)} else ${sql.lit(rankOfNumber.customer)} end::float8 as rank
      from search_text
      where commercial_item_id = any (${idsOfCustomer}::text[]) and language = ${sql.lit(language)}),
    placed as materialized (
      select commercial_item_id, category_id, number_in_item, position, max(rank) as rank from (
        select commercial_item_id, category_id, number_in_item, position, rank from found_by_word
        union all select commercial_item_id, category_id, number_in_item, position, rank from found_by_number
        union all select commercial_item_id, category_id, number_in_item, position, rank from found_by_customer) as found
      group by commercial_item_id, category_id, number_in_item, position)
    select
      (select count(*)::int from placed) as total,
      (select coalesce(jsonb_agg(commercial_item_id), '[]') from (
        select commercial_item_id from placed order by rank desc, number_in_item, position limit ${limit}) as best) as ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', category_id, 'productCount', n) order by n desc, category_id), '[]')
        from (select category_id, count(*)::int as n from placed group by category_id) as counted) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', commercial_item_id, 'kind', kind)), '[]')
        from (select commercial_item_id, kind, exact from found_by_number
          union all select commercial_item_id, kind, exact from found_by_customer) as numbered where exact) as exact,
      (select coalesce(jsonb_agg(jsonb_build_object('word', given.word, 'nearest', near.word) order by given.n), '[]')
        from unnest(${words}::text[]) with ordinality as given (word, n)
        left join lateral (
          select search_word.word from search_word
          where language = ${sql.lit(language)} and plain % given.word
          order by plain = given.word desc, similarity(plain, given.word) desc, uses desc limit 1) as near on true
        where not exists (select 1 from placed)) as nearest`.execute(db);
  return rows[0]!;
}

/**
 * Finds a few good matches without counting all, for suggestions: first one variant of each item, then its other
 * variants with a matching number.
 */
export async function findFewHits(
  db: Kysely<Database>,
  { tsquery, articleKey }: SearchQuery,
  language: Language,
  limit: number,
): Promise<string[]> {
  const configuration = configurationOf(language);
  const { rows } = await sql<{ id: string }>`
    with found_by_number as (
      select commercial_item_id, 1 as rank from article_key
      where ${sql.lit(articleKey !== '')} and key like ${`${articleKey}%`} order by key limit ${limit * 4}),
    found_by_word as (
      select commercial_item_id, 0 as rank
      from search_text, to_tsquery(${sql.lit(configuration)}, ${tsquery}) as query
      where ${sql.lit(tsquery !== '')} and language = ${sql.lit(language)} and words @@ query and number_in_item = 0
      limit 200),
    placed as (
      select commercial_item_id, rank, position,
        row_number() over (partition by generic_item_id order by rank desc, number_in_item) as nth
      from (select * from found_by_number union all select * from found_by_word) as found
      join search_text using (commercial_item_id)
      where language = ${sql.lit(language)})
    select commercial_item_id as id from placed
    where nth = 1 or rank = 1 order by least(nth, 2), rank desc, position limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
