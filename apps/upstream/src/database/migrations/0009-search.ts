import { indexSearch, type Database } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';

/**
 * Stems of the known words, measures of articles and synonyms. The index is written anew, since its entries have other
 * words and weights than before.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await indexSearch(db);
}

const statements = [
  `drop index search_word_plain`,
  `delete from search_word`,
  `alter table search_word add column stem text not null`,
  // for the beginning, the end (compounds) and the stem of a word; the language is in each, since a search reads one
  `create index search_word_plain on search_word using gin (plain gin_trgm_ops)`,
  `create index search_word_beginning on search_word (language, plain text_pattern_ops)`,
  `create index search_word_stem on search_word (language, stem)`,
  `create index search_word_ending on search_word (language, reverse(stem) text_pattern_ops)`,
  `create table search_measure (
     commercial_item_id text not null, unit text not null, low float8 not null, high float8 not null)`,
  `create index search_measure_of_article on search_measure (commercial_item_id, unit)`,
  `create index search_measure_value on search_measure (unit, low, high)`,
  `create table search_synonym (language text, phrase text, means text, primary key (language, phrase, means))`,
];
