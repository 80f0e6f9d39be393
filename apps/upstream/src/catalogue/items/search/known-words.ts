import { sql, type Kysely } from 'kysely';
import { hasCompounds, stemDictionaryOf, type Database, type Language } from '@shop/commerce-model';

/** What the catalogue knows of a word in one language. */
export interface KnownWord {
  /** Null for words like "the". */
  stem: string | null;
  /** A word with this stem exists. */
  isKnown: boolean;
  /** Words begin with it. */
  isBeginning: boolean;
  /** Stems of words that end with it, in languages that write words together. */
  compounds: string[];
  /** In the other languages: null stems are of words like "the". */
  elsewhere: Partial<Record<Language, Pick<KnownWord, 'stem' | 'isKnown'>>>;
}

interface Elsewhere {
  /** Languages that are looked through as well. */
  languages: readonly Language[];
  /** The word that is still being typed: there it is known if words begin with it. */
  typed: string | null;
}

const minCompoundEnd = 4;
const maxCompounds = 40;
const maxSimilar = 2_000;
const lastCharacter = '\u{10ffff}';

/** Looks folded words up in the words of the catalogue, all in one query; by index, never through all words. */
export async function readKnownWords(
  db: Kysely<Database>,
  language: Language,
  words: readonly string[],
  elsewhere: Elsewhere = { languages: [], typed: null },
): Promise<Map<string, KnownWord>> {
  if (words.length === 0) return new Map();
  const others = [...elsewhere.languages];
  const inOthers =
    others.length === 0
      ? sql`'{}'::jsonb`
      : sql`(select jsonb_object_agg(other.language, jsonb_build_object(
            'stem', case when own.stems is null then given.word else own.stems[1] end,
            'isKnown', exists (select 1 from search_word
                where search_word.language = other.language and search_word.stem = coalesce(own.stems[1], given.word))
              or (given.word = ${elsewhere.typed}::text and exists (select 1 from search_word
                where search_word.language = other.language
                  and plain ~>=~ given.word and plain ~<~ (given.word || ${lastCharacter})))))
          from unnest(${others}::text[], ${others.map(stemDictionaryOf)}::text[]) as other (language, dictionary),
            lateral (select ts_lexize(other.dictionary::regdictionary, given.word) as stems) as own)`;
  const compounds = hasCompounds(language)
    ? sql`(select coalesce(jsonb_agg(distinct stem), '[]') from (
        select search_word.stem from search_word
        where language = ${language} and length(given.stem) >= ${minCompoundEnd}
          and reverse(search_word.stem) ~>~ reverse(given.stem)
          and reverse(search_word.stem) ~<~ (reverse(given.stem) || ${lastCharacter})
        order by uses desc limit ${maxCompounds}) as ending)`
    : sql`'[]'::jsonb`;
  const { rows } = await sql<KnownWord & { word: string }>`
    with asked as materialized (
      select word, ts_lexize(${stemDictionaryOf(language)}, word) as stems from unnest(${[...words]}::text[]) as word),
    given as materialized (
      select word, case when stems is null then word else stems[1] end as stem from asked)
    select word, stem, ${compounds} as compounds, ${inOthers} as elsewhere,
      exists (select 1 from search_word where language = ${language} and search_word.stem = given.stem) as "isKnown",
      exists (select 1 from search_word where language = ${language}
        and plain ~>=~ given.word and plain ~<~ (given.word || ${lastCharacter})) as "isBeginning"
    from given`.execute(db);
  return new Map(rows.map(({ word, ...known }) => [word, known]));
}

/** Known words that a misspelt word may mean: few letters away from it, the nearest and most used first. */
export async function readSimilarWords(db: Kysely<Database>, language: Language, word: string): Promise<string[]> {
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 10 ? 2 : 3;
  if (allowed === 0 || word.length > 30) return [];
  const first = word.slice(0, 1);
  const { rows } = await sql<{ word: string; uses: number }>`
    (select plain as word, uses from search_word where language = ${language} and plain % ${word} limit ${maxSimilar})
    union
    (select plain as word, uses from search_word
      where language = ${language} and plain ~>=~ ${first} and plain ~<~ ${first + lastCharacter}
        and length(plain) between ${word.length - 1} and ${word.length + 1} limit ${maxSimilar})`.execute(db);
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    // a word of letters is not a misspelt code
    .filter((row) => row.distance <= allowed && !/\d/.test(row.word))
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
  return near.filter(({ distance }) => distance === near[0]!.distance).map((row) => row.word);
}

/** Letters to insert, delete, replace or swap with their neighbour to make one word of the other. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
