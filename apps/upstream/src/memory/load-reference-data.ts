import { catalogueVersion } from '../database/catalogue-version.ts';
import type { ContentBlock, ContentPage } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import {
  type Database,
  type Language,
  languages,
  searchTokensOf,
  slugOfCategory,
  stemDictionaryOf,
} from '@shop/commerce-model';
import type { CategoryData, ReferenceData } from './reference-data.ts';

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
  const categories = await loadCategories(db);

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

/** By category the models that have articles there, in the order of the catalogue. */
async function loadModels(
  db: Kysely<Database>,
  categories: { id: string; attribute: string }[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; models: string[] }>`
    select id, array_agg(model order by first) as models from (
      select asked.id, model, min(place.position) as first
      from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as asked (id text, attribute text)
      join variant_category place on place.category_id = asked.id
      join variant using (commercial_item_id)
      cross join jsonb_array_elements_text(variant.attributes -> asked.attribute) as model
      group by asked.id, model) as found
    group by id`.execute(db);
  return new Map(rows.map(({ id, models }) => [id, models]));
}

async function loadCategories(db: Kysely<Database>): Promise<Map<string, CategoryData>> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('drawing', 'drawing.id', 'category.drawing')
    .select(['category.data', 'drawing.images'])
    .orderBy('category.position')
    .execute();
  const models = await loadModels(
    db,
    rows.flatMap(({ data: { id, matrix } }) => (matrix ? [{ id, attribute: matrix.model }] : [])),
  );
  const categories = new Map<string, CategoryData>(
    rows.map(({ data: { matrix, ...data }, images }) => [
      data.id,
      {
        ...data,
        ...(matrix ? { matrix: { ...matrix, models: models.get(data.id) ?? [] } } : {}),
        image: images?.medium ?? null,
        children: [],
        path: [],
        productCount: 0,
        slugs: Object.fromEntries(languages.map((language) => [language, slugOfCategory(data, language)])) as Record<
          Language,
          string
        >,
      },
    ]),
  );
  for (const category of categories.values()) {
    if (category.parentId !== null) categories.get(category.parentId)?.children.push(category);
    for (let node: CategoryData | undefined = category; node; node = categories.get(node.parentId ?? '')) {
      category.path.unshift(node);
    }
  }

  // An article in two leaves below the same root counts once there; one in leaves that are shown nowhere does not.
  const pairs = [...categories.values()].flatMap(({ id, path }) =>
    path.flatMap((node, n) =>
      path.slice(n + 1).every(({ visible }) => visible) ? [{ leaf: id, above: node.id }] : [],
    ),
  );
  const { rows: counts } = await sql<{ id: string; n: number }>`
    select above as id, count(distinct commercial_item_id)::int as n
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (leaf text, above text)
    join variant_category on category_id = leaf group by above`.execute(db);
  for (const { id, n } of counts) categories.get(id)!.productCount = n;
  return categories;
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
