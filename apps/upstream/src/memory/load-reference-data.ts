import { catalogueVersion } from '../database/catalogue-version.ts';
import type { ContentBlock, ContentPage } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { type Database, type Language, languages, searchTokensOf, stemDictionaryOf } from '@shop/commerce-model';
import { loadCategories } from './load-categories.ts';
import type { ReferenceData } from './reference-data.ts';

/** Loads all reference data; empty lists from an empty database. */
export async function loadReferenceData(db: Kysely<Database>): Promise<ReferenceData> {
  const version = (await catalogueVersion(db)) ?? '';
  const markets = await db.selectFrom('market').select('data').orderBy('position').execute();
  const companies = await db.selectFrom('company').select('data').execute();
  const countries = await db.selectFrom('country').select('data').execute();
  const attributes = await db.selectFrom('attribute').select('data').orderBy('position').execute();
  const blocks = await db.selectFrom('content_block').selectAll().execute();
  const pages = await db.selectFrom('content_page').selectAll().execute();
  const keywords = await db.selectFrom('keyword').selectAll().orderBy('position').execute();
  const categories = await loadCategories(db, version);

  return {
    version,
    markets: markets.map(({ data }) => data),
    companies: new Map(companies.map(({ data }) => [data.id, data])),
    countries: countries.map(({ data }) => data),
    attributes: new Map(attributes.map(({ data }) => [data.id, data])),
    categories,
    roots: [...categories.values()].filter((category) => category.parentId === null),
    blocks: byLanguage(blocks.map(({ language, name, data }) => ({ language, key: name, value: data }))),
    pages: byLanguage(
      pages.map(({ language, page, data }) => ({ language, key: page, value: data satisfies ContentPage })),
    ),
    keywords: new Map(
      languages.map((language) => [
        language,
        keywords.filter((row) => row.language === language).map(({ word }) => word),
      ]),
    ),
    synonyms: await loadSynonyms(db),
    trees: new Map(),
  };
}

/** Synonyms by the stems of what people say, so that plurals and endings do not matter. */
async function loadSynonyms(db: Kysely<Database>): Promise<ReferenceData['synonyms']> {
  const rows = await db.selectFrom('search_synonym').selectAll().execute();
  const byLanguage: ReferenceData['synonyms'] = new Map();
  for (const language of languages) {
    const own = rows
      .filter((row) => row.language === language)
      .map(({ phrase, means }) => ({ tokens: searchTokensOf(phrase).map(({ text }) => text), means }));
    const words = [...new Set(own.flatMap(({ tokens }) => tokens))];
    const { rows: stems } = await sql<{ word: string; stem: string | null }>`
      select word, (ts_lexize(${stemDictionaryOf(language)}, word))[1] as stem
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as given (word)`.execute(db);
    const stemOf = new Map(stems.map(({ word, stem }) => [word, stem ?? word]));
    const meanings = new Map<string, string[]>();
    for (const { tokens, means } of own) {
      const key = tokens.map((token) => stemOf.get(token) ?? token).join(' ');
      meanings.set(key, [...(meanings.get(key) ?? []), means]);
    }
    byLanguage.set(language, meanings);
  }
  return byLanguage;
}

function byLanguage<Value extends ContentBlock | ContentPage>(
  rows: { language: string; key: string; value: Value }[],
): Map<Language, Map<string, Value>> {
  return new Map(
    languages.map((language) => [
      language,
      new Map(rows.filter((row) => row.language === language).map(({ key, value }) => [key, value])),
    ]),
  );
}
