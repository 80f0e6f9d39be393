import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SearchTerm } from '../../memory/rows.ts';
import type { SearchOptions } from '../search-engine.ts';
import { namedBy, noneByWord, rankedByWord } from './find-by-word.ts';

/**
 * Finds a few good matches without counting all, for suggestions: first one variant of each item, then its other
 * variants with a matching number.
 */
export async function findFewHits(
  db: Kysely<Database>,
  terms: readonly SearchTerm[],
  articleKey: string,
  { language, limit }: Pick<SearchOptions, 'language' | 'limit'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found_by_number as (
      select commercial_item_id, 1000::float8 as rank from article_key
      where ${sql.lit(articleKey !== '')} and key like ${`${articleKey}%`} order by key limit ${limit * 4}),
    found_by_word as (
      select commercial_item_id, rank from (${terms.length === 0 ? noneByWord : candidates(terms, language)} limit ${maxCandidates}) as found),
    placed as (
      select commercial_item_id, rank, in_stock, number_in_item, position,
        row_number() over (partition by generic_item_id order by rank desc, in_stock desc, number_in_item) as nth
      from (select * from found_by_number union all select * from found_by_word) as found
      join search_text using (commercial_item_id)
      where language = ${language})
    select commercial_item_id as id from placed
    where nth = 1 or rank >= 1000 order by least(nth, 2), rank desc, in_stock desc, number_in_item, position
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Matches to choose suggestions from; more are not ranked. */
const maxCandidates = 800;

/** First those with the words in their names or categories, the first of every item before its others, then the rest. */
function candidates(terms: readonly SearchTerm[], language: SearchOptions['language']): RawBuilder<unknown> {
  const isNamed = namedBy(terms);
  const parts = [sql`${isNamed} and number_in_item = 0`, sql`${isNamed} and number_in_item > 0`, sql`not ${isNamed}`];
  return sql.join(
    parts.map((part) => sql`(${rankedByWord(terms, language, false, part)} limit ${maxCandidates})`),
    sql` union all `,
  );
}
