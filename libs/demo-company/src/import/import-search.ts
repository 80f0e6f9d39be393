import { sql, type Kysely } from 'kysely';
import {
  configurationOf,
  type Database,
  type Language,
  languages,
  nameOfCategory,
  wordsOf,
} from '@shop/commerce-model';
import type { DemoCompany } from '../demo-company.ts';
import { bulkInsert } from './bulk-insert.ts';

const rowsPerStatement = 500;
const minWordLength = 3;

/** Searchable texts of an article in one language, by weight. */
interface SearchTexts {
  name: string;
  category: string;
  values: string;
  description: string;
}

/**
 * Imports full-text entries per language, weighted name, category, values, description; and known words for correcting
 * misspelt ones.
 */
export async function importSearch(db: Kysely<Database>, company: DemoCompany): Promise<void> {
  for (const language of languages) {
    const texts = textsOf(company, language);
    for (let from = 0; from < texts.length; from += rowsPerStatement) {
      await insertTexts(db, language, texts.slice(from, from + rowsPerStatement));
    }
    await insertWords(db, language, texts);
  }
}

function textsOf(company: DemoCompany, language: Language): (SearchTexts & { id: string })[] {
  const categories = new Map(company.categories.map((category) => [category.id, category]));
  const pathOf = (id: string | null): string => {
    const category = id === null ? undefined : categories.get(id);
    return category ? `${pathOf(category.parentId)} ${nameOfCategory(category, language)}` : '';
  };
  const items = new Map(
    company.items.map((item) => [
      item.genericItemId,
      {
        name: item.name[language],
        description: item.description[language],
        category: item.categoryIds.map(pathOf).join(' '),
      },
    ]),
  );
  const attributes = new Map(company.attributes.map((attribute) => [attribute.id, attribute]));

  return company.variants.map((variant) => {
    const item = items.get(variant.genericItemId);
    const values = Object.entries(variant.attributes).flatMap(([id, own]) =>
      own.flatMap((value) =>
        typeof value === 'string' ? (attributes.get(id)?.values?.[value]?.[language] ?? value) : [],
      ),
    );
    // A number is also found by its parts: GX-050 061 by "050" together with words.
    const parts = variant.articleNumber.split(/[^A-Za-z0-9]+/).join(' ');
    return {
      id: variant.commercialItemId,
      name: `${variant.name[language]} ${item?.name ?? ''} ${parts}`,
      category: item?.category ?? '',
      values: values.join(' '),
      description: item?.description ?? '',
    };
  });
}

async function insertTexts(
  db: Kysely<Database>,
  language: Language,
  texts: (SearchTexts & { id: string })[],
): Promise<void> {
  const configuration = sql.lit(configurationOf(language));
  // Removes hyphens, as "DN-50" would become a negative number.
  const json = JSON.stringify(texts).replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ');
  const ids = JSON.stringify(texts.map(({ id }) => id));
  await sql`
    insert into search_text (language, commercial_item_id, generic_item_id, category_id, position, number_in_item, words)
    select ${language}, commercial_item_id, generic_item_id, category_id, position, number_in_item,
      setweight(to_tsvector(${configuration}, given.name), 'A') || setweight(to_tsvector(${configuration}, given.category), 'B')
      || setweight(to_tsvector(${configuration}, given.values), 'C')
      || setweight(to_tsvector(${configuration}, given.description), 'D')
    from rows from (
      jsonb_array_elements_text(${ids}::jsonb),
      jsonb_to_recordset(${json}::jsonb) as (name text, category text, "values" text, description text)
    ) as given (id, name, category, "values", description)
    join variant on variant.commercial_item_id = given.id`.execute(db);
}

async function insertWords(db: Kysely<Database>, language: Language, texts: SearchTexts[]): Promise<void> {
  const uses = new Map<string, number>();
  for (const { name, category, values, description } of texts) {
    for (const word of wordsOf(`${name} ${category} ${values} ${description}`)) {
      if (word.length >= minWordLength && !/^\p{N}/u.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  await bulkInsert(
    db,
    'search_word',
    [...uses].map(([word, count]) => ({ language, word, plain: word, uses: count })),
  );
}
