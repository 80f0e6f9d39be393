import { sql, type Kysely } from 'kysely';
import type { AttributeValues, StoredAttribute } from '../attribute.ts';
import { nameOfCategory, type StoredCategory } from '../category.ts';
import { languages, type Language, type Translated } from '../language.ts';
import type { Database } from '../stored/tables.ts';
import { textSearchLanguages } from '../text-search-languages.ts';
import { measureOf } from './measure-in-text.ts';
import { joinedToken, searchTokensOf, type Token } from './search-tokens.ts';

const itemsPerStep = 100;
const rowsPerStatement = 500;
const minWordLength = 2;
const maxUnits = 4;

/** A: what the article is, B: the rest of its names and categories, C: its values and number, D: its description. */
type Weight = 'A' | 'B' | 'C' | 'D';

interface IndexedVariant {
  id: string;
  genericItemId: string;
  names: Translated;
  articleNumber: string;
  attributes: AttributeValues;
  /** Names of the units that it is a part of. */
  unitNames: Translated[];
}
interface IndexedItem {
  id: string;
  names: Translated;
  descriptions: Translated;
  categoryIds: string[];
  variants: IndexedVariant[];
}

/** Where a language has the word that says what a thing is, its word for "and", and whether it writes words together. */
const grammars: Record<Language, { head: 'first' | 'last' | null; and: string; hasCompounds?: true }> = {
  en: { head: 'last', and: 'and' },
  sv: { head: 'last', and: 'och', hasCompounds: true },
  de: { head: 'last', and: 'und', hasCompounds: true },
  fr: { head: 'first', and: 'et' },
  nl: { head: 'last', and: 'en', hasCompounds: true },
  'pt-BR': { head: 'first', and: 'e' },
  'sr-Latn': { head: null, and: 'i' },
};

/** Which end of a name or of an expression says what the thing is. */
export const headOf = (language: Language): 'first' | 'last' | null => grammars[language].head;

/** True where words are written together: "ventil" is also the end of "kulventil". */
export const hasCompounds = (language: Language): boolean => grammars[language].hasCompounds ?? false;

/** PostgreSQL's dictionary that reduces words of a language to their stems. */
export function stemDictionaryOf(language: Language): string {
  return `${textSearchLanguages.find((entry) => entry.language === language)!.dictionary}_stem`;
}

/**
 * Writes what search reads, from the articles in the database: the words of every article in every language with their
 * weights, the known words with their stems, and the measures. Replaces what was there. Reads 100 items at a time.
 */
export async function indexSearch(db: Kysely<Database>): Promise<void> {
  // no truncate, which would keep readers waiting until the whole is written
  for (const table of ['search_text', 'search_word', 'search_measure'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  const indexers = languages.map((language) => new LanguageIndexer(db, language));
  const categories = await readAll<StoredCategory>(db, 'category');
  const attributes = await readAll<StoredAttribute>(db, 'attribute');
  const connections = await connectionsOfModels(db);
  for (let after = ''; ;) {
    const items = await readItems(db, after);
    if (items.length === 0) break;
    after = items.at(-1)!.id;
    for (const indexer of indexers) await indexer.add(items, { categories, attributes, connections });
    await insertMeasures(db, items, attributes);
  }
  for (const indexer of indexers) await indexer.finish();
}

async function readAll<Row extends { id: string }>(
  db: Kysely<Database>,
  table: 'category' | 'attribute',
): Promise<Map<string, Row>> {
  const { rows } = await sql<{ id: string; data: Row }>`select id, data from ${sql.table(table)}`.execute(db);
  return new Map(rows.map(({ id, data }) => [id, { ...data, id }]));
}

/** Parts are also looked for by the connection of the model that they fit. */
async function connectionsOfModels(db: Kysely<Database>): Promise<Map<string, string>> {
  const { rows } = await sql<{ model: string; connection: string }>`
    select distinct attributes->'fitsModel'->>0 as model, attributes->'connection'->>0 as connection from variant
    where attributes ? 'fitsModel' and attributes ? 'connection'`.execute(db);
  return new Map(rows.map(({ model, connection }) => [model, connection]));
}

async function readItems(db: Kysely<Database>, after: string): Promise<IndexedItem[]> {
  const { rows } = await sql<IndexedItem>`
    select id, names, descriptions, category_ids as "categoryIds", (
      select coalesce(jsonb_agg(jsonb_build_object('id', commercial_item_id, 'genericItemId', generic_item_id,
        'names', variant.names, 'articleNumber', article_number, 'attributes', attributes,
        'unitNames', (select coalesce(jsonb_agg(names), '[]') from (
          select distinct unit.names from relation join item as unit on unit.id = relation.generic_item_id
          where related_commercial_item_id = variant.commercial_item_id and kind = 'sparePart' limit ${maxUnits}) as units)
        ) order by number_in_item), '[]')
      from variant where generic_item_id = item.id) as variants
    from item where id > ${after} order by id limit ${itemsPerStep}`.execute(db);
  return rows;
}

async function insertMeasures(
  db: Kysely<Database>,
  items: IndexedItem[],
  attributes: Map<string, StoredAttribute>,
): Promise<void> {
  const rows = items.flatMap(({ variants }) =>
    variants.flatMap((variant) =>
      Object.entries(variant.attributes).flatMap(([attributeId, values]) => {
        const attribute = attributes.get(attributeId);
        const numbers = values.filter((value) => typeof value === 'number');
        if (!attribute?.unit || attribute.type === 'text' || numbers.length === 0) return [];
        if (attribute.type === 'interval') {
          return [{ id: variant.id, unit: attribute.unit, low: Math.min(...numbers), high: Math.max(...numbers) }];
        }
        return numbers.map((value) => ({ id: variant.id, unit: attribute.unit, low: value, high: value }));
      }),
    ),
  );
  for (let from = 0; from < rows.length; from += rowsPerStatement * 4) {
    await sql`
      insert into search_measure (commercial_item_id, unit, low, high)
      select id, unit, low, high from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + rowsPerStatement * 4))}::jsonb)
        as given (id text, unit text, low float8, high float8)`.execute(db);
  }
}

interface References {
  categories: Map<string, StoredCategory>;
  attributes: Map<string, StoredAttribute>;
  connections: Map<string, string>;
}

/** A word as it enters an index entry. */
interface Placed {
  text: string;
  weight: Weight;
  isWord: boolean;
}

/** Collects the words of one language. */
class LanguageIndexer {
  readonly #db: Kysely<Database>;
  readonly #language: Language;
  /** Stem of every word seen; null for stop words. */
  readonly #stems = new Map<string, string | null>();
  readonly #uses = new Map<string, number>();

  constructor(db: Kysely<Database>, language: Language) {
    this.#db = db;
    this.#language = language;
  }

  async add(items: IndexedItem[], references: References): Promise<void> {
    const entries: { id: string; placed: Placed[] }[] = [];
    for (const item of items) {
      const shared = this.#wordsOfItem(item, references);
      for (const variant of item.variants) {
        entries.push({ id: variant.id, placed: [...this.#wordsOfVariant(variant, references), ...shared] });
      }
    }
    await this.#learnStems(entries.flatMap(({ placed }) => placed));
    const rows = entries.map(({ id, placed }) => ({ id, words: this.#vectorOf(placed) }));
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      await sql`
        insert into search_text (language, commercial_item_id, generic_item_id, category_id, position, number_in_item,
          in_stock, words)
        select ${this.#language}, commercial_item_id, generic_item_id, category_id, position, number_in_item,
          stock > 0 and sales <> 'discontinued', given.words::tsvector
        from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + rowsPerStatement))}::jsonb) as given (id text, words text)
        join variant on variant.commercial_item_id = given.id`.execute(this.#db);
    }
  }

  async finish(): Promise<void> {
    const rows = [...this.#uses].map(([word, uses]) => ({ word, uses, stem: this.#stems.get(word) ?? word }));
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      await sql`
        insert into search_word (language, word, plain, stem, uses)
        select ${this.#language}, word, word, stem, uses
        from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + rowsPerStatement))}::jsonb)
          as given (word text, stem text, uses int)`.execute(this.#db);
    }
  }

  #wordsOfItem(item: IndexedItem, { categories }: References): Placed[] {
    const language = this.#language;
    const path: Placed[] = [];
    for (const categoryId of item.categoryIds) {
      for (let id: string | null = categoryId; id !== null;) {
        const category: StoredCategory | undefined = categories.get(id);
        if (!category) break;
        path.push(...this.#namePlaced(nameOfCategory(category, language)));
        id = category.parentId;
      }
    }
    return [
      ...this.#namePlaced(item.names[language]),
      ...path,
      ...placedOf(searchTokensOf(item.descriptions[language]), 'D'),
    ];
  }

  #wordsOfVariant(variant: IndexedVariant, { attributes, connections }: References): Placed[] {
    const values = Object.entries(variant.attributes).flatMap(([id, own]) =>
      own.flatMap((value) =>
        typeof value === 'string' ? (attributes.get(id)?.values?.[value]?.[this.#language] ?? value) : [],
      ),
    );
    const fits = variant.attributes['fitsModel']?.flatMap((model) => connections.get(String(model)) ?? []) ?? [];
    return [
      ...this.#namePlaced(variant.names[this.#language]),
      ...values.flatMap((value) => placedOf(searchTokensOf(value), 'C')),
      ...placedOf(searchTokensOf(variant.articleNumber), 'C'),
      ...fits.flatMap((connection) => placedOf(searchTokensOf(connection), 'D')),
      ...variant.unitNames.flatMap((names) => placedOf(searchTokensOf(names[this.#language]), 'D')),
    ];
  }

  /** Words that say what the thing is weigh most: those of a short name, and its first or last word. */
  #namePlaced(name: string): Placed[] {
    const { head, and } = grammars[this.#language];
    const tokens = searchTokensOf(name);
    const detail = name.search(/[,\d]/);
    const noun = detail < 0 ? tokens : searchTokensOf(name.slice(0, detail));
    const words = noun.filter(({ text, isNumber }) => !isNumber && text.length > 2 && text !== and);
    const several = noun.some(({ text }) => text === and);
    const chief = head === 'first' ? words[0] : head === 'last' ? words.at(-1) : undefined;
    const chiefs = new Set(several ? [] : (words.length <= 2 ? words : chief ? [chief] : []).map(({ text }) => text));
    return placedOf(tokens, 'B').map((placed) => (chiefs.has(placed.text) ? { ...placed, weight: 'A' } : placed));
  }

  async #learnStems(placed: Placed[]): Promise<void> {
    const unknown = new Set<string>();
    for (const { text, isWord } of placed) if (isWord && !this.#stems.has(text)) unknown.add(text);
    if (unknown.size === 0) return;
    const { rows } = await sql<{ word: string; stems: string[] | null }>`
      select word, ts_lexize(${stemDictionaryOf(this.#language)}, word) as stems
      from jsonb_array_elements_text(${JSON.stringify([...unknown])}::jsonb) as given (word)`.execute(this.#db);
    for (const { word, stems } of rows) this.#stems.set(word, stems === null ? word : (stems[0] ?? null));
  }

  /** Stems of all words; of names and categories also the words as they are written, with "=" before them. */
  #vectorOf(placed: Placed[]): string {
    const places = new Map<string, Set<string>>();
    const add = (lexeme: string, position: number, weight: Weight) => {
      const known = places.get(lexeme) ?? new Set();
      if (known.size < 8) known.add(`${position}${weight}`);
      places.set(lexeme, known);
    };
    const counted = new Set<string>();
    placed.forEach(({ text, weight, isWord }, index) => {
      const position = Math.min(index + 1, 16_000);
      const stem = isWord ? this.#stems.get(text) : text;
      if (stem == null) return;
      add(stem, position, weight);
      if (isWord && (weight === 'A' || weight === 'B')) add(`=${text}`, position, weight);
      if (!counted.has(text) && text.length >= minWordLength && !/^[\d#]/.test(text)) {
        counted.add(text);
        this.#uses.set(text, (this.#uses.get(text) ?? 0) + 1);
      }
    });
    return [...places].map(([lexeme, at]) => `'${lexeme}':${[...at].join(',')}`).join(' ');
  }
}

/** Tokens, letters joined with the number after them, and measures in the catalogue's units as words. */
function placedOf(tokens: Token[], weight: Weight): Placed[] {
  return tokens.flatMap((token, index) => {
    const placed: Placed[] = [{ text: token.text, weight, isWord: !token.isNumber }];
    const before = tokens[index - 1];
    const joined = joinedToken(before, token);
    if (joined !== undefined) placed.push({ text: joined, weight, isWord: false });
    const measure = before?.isNumber && token.gap !== 'wide' ? measureOf(before.text, token.text) : undefined;
    if (measure) placed.push({ text: measureLexeme(measure), weight, isWord: false });
    return placed;
  });
}

/** How a measure in a text is indexed: 2 MW and 2,000 kW are both `#KWT2000`. */
export const measureLexeme = ({ unitCode, value }: { unitCode: string; value: number }): string =>
  `#${unitCode}${value}`;
