import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SearchTerm } from '../../memory/rows.ts';
import type { SearchOptions } from '../search-engine.ts';
import { noneByWord, rankedByWord } from './find-by-word.ts';

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
