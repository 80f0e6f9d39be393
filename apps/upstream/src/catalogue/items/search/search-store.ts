import { sql, type Kysely, type RawBuilder } from 'kysely';
import { measureLexeme, type Database, type Language } from '@shop/commerce-model';
import type { OwnNumberHit } from '../../own-numbers/find-by-own-number.ts';
import type { Hits, SearchTerm } from '../../../memory/rows.ts';
import { rangeOf, type MeasureRange } from './measure-range.ts';

/** Numbers rank above words, the customer's own and ours first; words stay far below. */
const rankOfNumber = { customerExact: 1100, exact: 1000, customer: 600, own: 500, other: 400 };

/** Of a description, of values and numbers, of names and categories, of what the thing is. */
const weights = '{0.03, 0.2, 0.4, 1}';
/** The word that says what the thing is counts most; beginnings and ends of words much less. */
const shares = { head: 4, strong: 1, weak: 0.3, measure: 1.5 };

export interface SearchOptions {
  language: Language;
  limit: number;
  /** Number of better hits to leave out. */
  offset?: number;
  /** Categories to narrow to; null for all. */
  categoryIds?: string[] | null;
  sort?: SearchSort | null;
  /** Articles already found by the customer's own numbers. */
  customerHits?: OwnNumberHit[];
  /** Also articles whose measures are farther from those asked for. */
  wider?: boolean;
  /** The most matches that are found; of more this many are counted. */
  maxCounted: number;
}

export interface SearchSort {
  by: 'price' | 'articleNumber';
  descending: boolean;
  /** The viewer's discount in per cent by category. */
  discounts: { categoryIds: string[]; percents: number[] };
}

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
  const found = sql`commercial_item_id, category_id, number_in_item, position`;
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
    placed as materialized (
      select ${found}, max(rank) as rank from (
        select ${found}, rank from found_by_word
        union all select ${found}, rank from found_by_number
        union all select ${found}, rank from found_by_customer) as found
      group by ${found}),
    counted as materialized (
      select greatest((select count(*) from found_by_word), (select count(*) from keys), (select count(*) from placed))
        > ${maxCounted} as has_more),
    narrowed as (
      select * from placed where ${isWithin(categoryIds)})
    select has_more as "hasMore",
      (select least(count(*), ${maxCounted})::int from narrowed) as total,
      (select coalesce(jsonb_agg(commercial_item_id), '[]') from (${sorted(sort, Math.min(limit, maxCounted - offset), offset)}) as best) as ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', category_id, 'productCount', n, 'hasMore', has_more) order by n desc, category_id), '[]')
        from (select category_id, count(*)::int as n from placed group by category_id) as by_category) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', commercial_item_id, 'kind', kind)), '[]')
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

const isWithin = (categoryIds: readonly string[] | null): RawBuilder<unknown> =>
  categoryIds === null ? sql`true` : sql`category_id = any (${[...categoryIds]}::text[])`;

/** What was counted of more is in no order but the best: the cheapest of all may not be among them. */
function sorted(sort: SearchSort | null, limit: number, offset: number): RawBuilder<unknown> {
  const page = sql`limit ${Math.max(limit, 0)} offset ${offset}`;
  if (sort === null) {
    return sql`select commercial_item_id from narrowed order by rank desc, number_in_item, position ${page}`;
  }
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const best = sql`case when has_more then rank end desc nulls last, case when has_more then narrowed.number_in_item end, narrowed.position`;
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

/**
 * Articles with all terms, with their rank, at most one more than are counted: first those that are the first of their
 * item. None for an article number that somebody has, whose figures are in many numbers.
 */
function foundByWord(
  terms: readonly SearchTerm[],
  articleKey: string,
  { language, wider = false, maxCounted }: SearchOptions,
  within: readonly string[] | null,
): RawBuilder<unknown> {
  if (terms.length === 0) return noneByWord;
  const isNoNumber = isLikeNumber(articleKey)
    ? sql`not exists (select from article_key where key = ${articleKey})`
    : sql`true`;
  const part = (first: RawBuilder<unknown>) =>
    rankedByWord(terms, language, wider, sql`${first} and ${isWithin(within)} and ${isNoNumber}`);
  return sql`select * from ((${part(sql`number_in_item = 0`)} limit ${maxCounted + 1})
    union all (${part(sql`number_in_item > 0`)})) as found limit ${maxCounted + 1}`;
}

const noneByWord = sql`
  select commercial_item_id, category_id, number_in_item, position, 0::float8 as rank from search_text where false`;

/** Long enough, with a figure: other words may be a number of another maker too. */
const isLikeNumber = (articleKey: string): boolean => articleKey.length >= 6 && /\d/.test(articleKey);

/** Articles with all terms that fulfil a condition, with their rank. */
function rankedByWord(
  terms: readonly SearchTerm[],
  language: Language,
  wider: boolean,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = sql`commercial_item_id, category_id, number_in_item, position`;
  const words = terms.filter(({ measure }) => measure === null);
  const measures = terms.flatMap(({ measure }) => (measure ? [rangeOf(measure, wider)] : []));
  const match = words.map((term) => term.match).join('&');
  const near = measures.map(nearness);
  const conditions = [
    sql`language = ${sql.lit(language)}`,
    condition,
    ...(match === '' ? [] : [sql`words @@ ${match}::tsquery`]),
    // without words the index of measures leads, else that of words
    ...(match === '' ? measures.map((measure) => isNear(measure, language)) : []),
  ];
  const rank = words.length === 0 ? sql`0::float8` : rankOf(words);
  if (near.length === 0) {
    return sql`select ${columns}, round((${rank})::numeric, 2)::float8 as rank from search_text where ${sql.join(conditions, sql` and `)}`;
  }
  const sum = sql.join(
    near.map((_, index) => sql.ref(`near_${index}`)),
    sql` + `,
  );
  const all = sql.join(
    near.map((_, index) => sql`${sql.ref(`near_${index}`)} is not null`),
    sql` and `,
  );
  return sql`select ${columns}, round((rank + ${sql.lit(shares.measure)} * (${sum}))::numeric, 2)::float8 as rank from (
    select ${columns}, ${rank} as rank, ${sql.join(near.map((one, index) => sql`${one} as ${sql.ref(`near_${index}`)}`))}
    from search_text where ${sql.join(conditions, sql` and `)} offset 0) as measured where ${all}`;
}

/** How well the words fit, of the weight of the places where they stand. */
function rankOf(words: readonly SearchTerm[]): RawBuilder<unknown> {
  const part = (share: number, lexemes: string[]) =>
    lexemes.length === 0
      ? []
      : // ts_rank divides by the number of words
        [sql`${sql.lit(share * lexemes.length)} * ts_rank(${weights}::float4[], words, ${lexemes.join('|')}::tsquery)`];
  const parts = [
    ...part(
      shares.head,
      words.filter(({ isHead }) => isHead).flatMap(({ strong }) => strong),
    ),
    ...part(
      shares.strong,
      words.flatMap(({ strong }) => strong),
    ),
    ...part(
      shares.weak,
      words.flatMap(({ weak }) => weak),
    ),
  ];
  return parts.length === 0 ? sql`0::float8` : sql`(${sql.join(parts, sql` + `)})`;
}

/** From 0 to 1, how near the article's measures are; null when none suits. A measure in its texts is exact. */
function nearness({ value, unitCode, low, high }: MeasureRange): RawBuilder<unknown> {
  const width = Math.max(high - value, value - low) || 1;
  return sql`case when words @@ ${`'${measureLexeme({ unitCode, value })}'`}::tsquery then 1 else (
    select max(case when low = high then 1 - 0.9 * abs(low - ${value}::float8) / ${width}::float8 else 0.6 end) from search_measure
    where search_measure.commercial_item_id = search_text.commercial_item_id and ${suits({ unitCode, value, low, high })}) end`;
}

function isNear(measure: MeasureRange, language: Language): RawBuilder<unknown> {
  return sql`commercial_item_id in (
    select commercial_item_id from search_measure where ${suits(measure)}
    union all select named.commercial_item_id from search_text as named
      where named.language = ${sql.lit(language)} and named.words @@ ${`'${measureLexeme(measure)}'`}::tsquery)`;
}

/** A single value near the asked one, or an interval that contains it. */
const suits = ({ value, unitCode, low, high }: MeasureRange): RawBuilder<unknown> => sql`unit = ${unitCode} and (
  (low between ${low}::float8 and ${high}::float8 and low = high) or (low < high and low <= ${value}::float8 and high >= ${value}::float8))`;

/**
 * Finds a few good matches without counting all, for suggestions: first one variant of each item, then its other
 * variants with a matching number.
 */
export async function findFewHits(
  db: Kysely<Database>,
  terms: readonly SearchTerm[],
  articleKey: string,
  language: Language,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found_by_number as (
      select commercial_item_id, 1000::float8 as rank from article_key
      where ${sql.lit(articleKey !== '')} and key like ${`${articleKey}%`} order by key limit ${limit * 4}),
    found_by_word as (
      select commercial_item_id, rank from (${terms.length === 0 ? noneByWord : rankedByWord(terms, language, false, sql`true`)} limit ${maxCandidates}) as found),
    placed as (
      select commercial_item_id, rank, number_in_item, position,
        row_number() over (partition by generic_item_id order by rank desc, number_in_item) as nth
      from (select * from found_by_number union all select * from found_by_word) as found
      join search_text using (commercial_item_id)
      where language = ${language})
    select commercial_item_id as id from placed
    where nth = 1 or rank >= 1000 order by least(nth, 2), rank desc, position limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Matches to choose suggestions from; more are not ranked. */
const maxCandidates = 800;

/** The articles with exactly these keys as their numbers, in the order of the keys; ours before others. */
export async function findByKeys(db: Kysely<Database>, keys: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ key: string; id: string }>`
    select distinct on (key) key, commercial_item_id as id from article_key where key = any (${[...keys]}::text[])
    order by key, kind = 'own' desc, commercial_item_id`.execute(db);
  const found = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.map((key) => found.get(key) ?? null);
}
