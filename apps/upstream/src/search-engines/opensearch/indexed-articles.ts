import type { ArticleKeyKind, Database, Language } from '@shop/commerce-model';
import { sql, type Kysely } from 'kysely';
import { fieldsOfRank, type FieldOfRank, type IndexedArticle } from './index-definition.ts';

/** Articles per statement and per bulk. */
const articlesPerStep = 500;

/** What a lexeme gives where it stands once, by its weight in the database, as `ts_rank` is asked to count. */
const weights: Record<string, number> = { A: 1, B: 0.4, C: 0.2, D: 0.03 };
/** From the highest rank down, each with the lowest rank that belongs to it: by ratio as far from its own as from the next. */
const fieldsWithLowest = fieldsOfRank.map(([field, rank], index) => ({
  field,
  lowest: Math.sqrt(rank * (fieldsOfRank[index + 1]?.[1] ?? 0)),
}));
/** Sum of 1/n², the most that repeating a lexeme can give. */
const limit = Math.PI ** 2 / 6;

interface StoredArticle extends Omit<IndexedArticle, 'measures' | FieldOfRank> {
  numbers: Partial<Record<ArticleKeyKind, string[]>>;
  measures: { unit: string; low: number; high: number }[];
  /** Weight at every place of a lexeme, in their order. */
  words: Record<string, string[]>;
}

/** Reads the articles of a language as they are indexed, some hundreds at a time, by key. */
export async function* readIndexedArticles(
  db: Kysely<Database>,
  language: Language,
): AsyncGenerator<IndexedArticle[], void> {
  for (let after = ''; ;) {
    const rows = await readStep(db, language, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.articleId;
    yield rows.map(indexedArticle);
  }
}

async function readStep(db: Kysely<Database>, language: Language, after: string): Promise<StoredArticle[]> {
  const { rows } = await sql<StoredArticle>`
    select commercial_item_id as "articleId", generic_item_id as "itemId", category_id as "categoryId", position,
      in_stock as "isInStock", number_in_item as "numberInItem",
      (select coalesce(jsonb_object_agg(kind, keys), '{}') from (
        select kind, jsonb_agg(key) as keys from article_key
        where article_key.commercial_item_id = search_text.commercial_item_id group by kind) as by_kind) as numbers,
      (select coalesce(jsonb_agg(jsonb_build_object('unit', unit, 'low', low, 'high', high)), '[]') from search_measure
        where search_measure.commercial_item_id = search_text.commercial_item_id) as measures,
      (select coalesce(jsonb_object_agg(lexeme, weights), '{}') from unnest(words)) as words
    from search_text where language = ${language} and commercial_item_id > ${after}
    order by commercial_item_id limit ${articlesPerStep}`.execute(db);
  return rows;
}

function indexedArticle({ words, measures, ...article }: StoredArticle): IndexedArticle {
  const byField: Partial<Record<FieldOfRank, string[]>> = {};
  for (const [lexeme, places] of Object.entries(words)) (byField[fieldOf(places)] ??= []).push(lexeme);
  return {
    ...article,
    measures: measures.map(({ unit, low, high }) => (low === high ? { unit, value: low } : { unit, low, high })),
    ...byField,
  };
}

/** The field whose rank is nearest to what PostgreSQL gives a lexeme with these places. */
function fieldOf(places: readonly string[]): FieldOfRank {
  const given = places.map((weight) => weights[weight]!);
  const most = Math.max(...given);
  const mostAt = given.indexOf(most) + 1;
  const sum = given.reduce((all, weight, index) => all + weight / (index + 1) ** 2, most - most / mostAt ** 2);
  const rank = (1_000 * sum) / limit;
  return fieldsWithLowest.find(({ lowest }) => rank >= lowest)!.field;
}
