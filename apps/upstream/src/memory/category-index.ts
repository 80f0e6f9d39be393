import type { Image } from '@shop/api-contracts';
import type { AttributeValues, Language, StoredAttribute, VariantTable } from '@shop/commerce-model';
import type { CategoryData } from './reference-data.ts';

/** What the index needs of one article. */
export interface IndexRow {
  commercialItemId: string;
  genericItemId: string;
  /** Of its canonical address, by which its price is made. */
  categoryId: string;
  articleNumber: string;
  listPrice: number | null;
  sales: VariantTable['sales'];
  stock: number;
  leadTimeDays: number;
  drawing: string | null;
  tags: string[];
  attributes: AttributeValues;
}

/** The values of one attribute of all articles: article `row` has the codes from offsets[row] up to offsets[row + 1]. */
export interface Column {
  attribute: StoredAttribute;
  /** Each value once; numbers ascending, so that codes order as their values do. */
  dictionary: (string | number)[];
  offsets: Uint32Array;
  codes: Uint32Array;
}

/** Names of all articles in one language, and what the text filter looks through. */
export interface NameColumn {
  names: string[];
  searched: string[];
}

/** A leaf category in memory, one entry of each array per article, in the order of the catalogue. */
export interface CategoryIndex {
  category: CategoryData;
  size: number;
  rows: Omit<IndexRow, 'attributes'>[];
  columns: Map<string, Column>;
  /** Index in `images` per article, -1 for none. */
  imageOf: Int32Array;
  images: Image[];
  /** Names are read when a language is first asked for. */
  names(language: Language): Promise<NameColumn>;
  /** What was computed from the index once and is asked for often, dropped together with it. */
  computed: Map<string, unknown>;
}

/** Answers what `make` gave the first time for this key. */
export function computedOnce<Value>(index: CategoryIndex, key: string, make: () => Value): Value {
  if (!index.computed.has(key)) index.computed.set(key, make());
  return index.computed.get(key) as Value;
}

/** Collects rows in batches and becomes columns. */
export function columnBuilder(attributes: StoredAttribute[]) {
  const values = attributes.map(() => [] as (string | number)[][]);
  return {
    add(row: AttributeValues): void {
      attributes.forEach((attribute, n) => values[n]!.push(row[attribute.id] ?? []));
    },
    columns: (): Map<string, Column> =>
      new Map(attributes.map((attribute, n) => [attribute.id, columnOf(attribute, values[n]!)])),
  };
}

function columnOf(attribute: StoredAttribute, rows: (string | number)[][]): Column {
  const distinct = [...new Set(rows.flat())];
  const dictionary = attribute.type === 'text' ? distinct : (distinct as number[]).sort((a, b) => a - b);
  const codeOf = new Map(dictionary.map((value, code) => [value, code]));
  const offsets = new Uint32Array(rows.length + 1);
  const codes: number[] = [];
  rows.forEach((values, row) => {
    for (const value of values) codes.push(codeOf.get(value)!);
    offsets[row + 1] = codes.length;
  });
  return { attribute, dictionary, offsets, codes: Uint32Array.from(codes) };
}

/** The text of a value in the language of the market; numbers as they are. */
export function valueName(attribute: StoredAttribute, value: string | number, language: Language): string {
  return typeof value === 'number' ? String(value) : (attribute.values?.[value]?.[language] ?? value);
}
