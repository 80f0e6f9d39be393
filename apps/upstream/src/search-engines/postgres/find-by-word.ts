import { sql, type RawBuilder } from 'kysely';
import { measureLexeme, type Language } from '@shop/commerce-model';
import type { LexemeGroup, SearchTerm } from '../../memory/rows.ts';
import { rangeOf, type MeasureRange } from '../measure-range.ts';
import { isLikeNumber, shares, type SearchOptions } from '../search-engine.ts';

/** Of a description, of values and numbers, of names and categories, of what the thing is. */
const weights = '{0.03, 0.2, 0.4, 1}';
/** Narrows to categories; to none when they are null. */
export const isWithin = (categoryIds: readonly string[] | null): RawBuilder<unknown> =>
  categoryIds === null ? sql`true` : sql`category_id = any (${[...categoryIds]}::text[])`;

/**
 * Articles with all terms, with their rank, at most one more than are counted: first those that are the first of their
 * item. None for an article number that somebody has, whose figures are in many numbers.
 */
export function foundByWord(
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

/** The same columns, without a row. */
export const noneByWord = sql`
  select commercial_item_id, category_id, in_stock, number_in_item, position, 0::float8 as rank from search_text where false`;

/** Articles with all terms that fulfil a condition, with their rank. */
export function rankedByWord(
  terms: readonly SearchTerm[],
  language: Language,
  wider: boolean,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = sql`commercial_item_id, category_id, in_stock, number_in_item, position`;
  const words = terms.filter(({ measure }) => measure === null);
  const measures = terms.flatMap(({ measure }) => (measure ? [rangeOf(measure, wider)] : []));
  const match = words.map(matchOf).join('&');
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

/** Every word stands in a name or category of the article; for terms without words, as measures, that is all articles. */
export function namedBy(terms: readonly SearchTerm[]): RawBuilder<unknown> {
  const named = terms.flatMap(({ strong, weak }) => {
    const places = [...strong.filter(isWritten).map(quoted), ...weak.filter(isWritten).map(beginningOf)];
    return places.length === 0 ? [] : [anyOf(places)];
  });
  return named.length === 0 ? sql`true` : sql`(words @@ ${allOf(named)}::tsquery)`;
}

/** Of names and categories the words are also kept as they are written. */
const isWritten = (lexeme: string): boolean => lexeme.startsWith('=');

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
      words.filter(({ isHead }) => isHead).flatMap(({ strong }) => strong.map(quoted)),
    ),
    ...part(
      shares.strong,
      words.flatMap(({ strong }) => strong.map(quoted)),
    ),
    ...part(
      shares.weak,
      words.flatMap(({ weak }) => weak.map(beginningOf)),
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

/** The words and everything that means the same, for `::tsquery`. */
const matchOf = ({ ways }: SearchTerm): string => anyOf(ways.map((way) => allOf(way.map(groupOf))));

const groupOf = ({ lexemes, isBeginning }: LexemeGroup): string =>
  anyOf(lexemes.map(isBeginning ? beginningOf : quoted));

const anyOf = (parts: string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join('|')})`);
const allOf = (parts: string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join('&')})`);

const quoted = (lexeme: string): string => `'${lexeme}'`;
const beginningOf = (lexeme: string): string => `${quoted(lexeme)}:*`;
