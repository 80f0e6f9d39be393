import type { Image } from '@shop/api-contracts';
import type { AttributeValues, Language, StoredAttribute, VariantTable } from '@shop/commerce-model';
import type { CategoryData } from './reference-data.ts';

/** One article, as the index needs it. */
export interface IndexRow {
  /** In the order of the catalogue. */
  position: number;
  commercialItemId: string;
  genericItemId: string;
  /** Category of its canonical address, which determines its price. */
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

/**
 * The values of one attribute for all articles: article `row` has the codes from offsets[row] up to offsets[row + 1].
 */
export interface Column {
  attribute: StoredAttribute;
  /** Each value once; numbers ascending, so that codes sort like values. */
  dictionary: (string | number)[];
  offsets: Uint32Array;
  codes: Uint32Array;
}

/** Names of all articles in one language, and the texts that the text filter searches. */
export interface NameColumn {
  names: string[];
  searched: string[];
}

/**
 * A leaf category in memory. Each array has one entry per article: those in stock when it was read, then the others, in
 * catalogue order.
 */
export interface CategoryIndex {
  category: CategoryData;
  size: number;
  rows: Omit<IndexRow, 'attributes'>[];
  columns: Map<string, Column>;
  /** Index into `images` per article, -1 for none. */
  imageOf: Int32Array;
  images: Image[];
  /** Loads the names at the first call for a language. */
  names(language: Language): Promise<NameColumn>;
  /** Frequently needed results computed from the index, dropped together with it. */
  computed: Map<string, unknown>;
}

/** Returns the result of the first call of `make` for this key. */
export function computedOnce<Value>(index: Pick<CategoryIndex, 'computed'>, key: string, make: () => Value): Value {
  if (!index.computed.has(key)) index.computed.set(key, make());
  return index.computed.get(key) as Value;
}

/** Collects rows in batches and converts them to columns. */
export function columnBuilder(attributes: StoredAttribute[]) {
  const values = attributes.map(() => [] as (string | number)[][]);
  return {
    add(row: AttributeValues): void {
      attributes.forEach((attribute, n) => values[n]!.push(row[attribute.id] ?? []));
    },
    /** All rows, in this order; values stay in the order in which they were added. */
    columns: (order: readonly number[]): Map<string, Column> =>
      new Map(attributes.map((attribute, n) => [attribute.id, columnOf(attribute, values[n]!, order)])),
  };
}

function columnOf(attribute: StoredAttribute, rows: (string | number)[][], order: readonly number[]): Column {
  const distinct = [...new Set(rows.flat())];
  const dictionary = attribute.type === 'text' ? distinct : (distinct as number[]).sort((a, b) => a - b);
  const codeOf = new Map(dictionary.map((value, code) => [value, code]));
  const offsets = new Uint32Array(rows.length + 1);
  const codes: number[] = [];
  order.forEach((from, row) => {
    for (const value of rows[from]!) codes.push(codeOf.get(value)!);
    offsets[row + 1] = codes.length;
  });
  return { attribute, dictionary, offsets, codes: Uint32Array.from(codes) };
}

/** The name of a value in the language of the market; numbers unchanged. */
export function valueName(attribute: StoredAttribute, value: string | number, language: Language): string {
  return typeof value === 'number' ? String(value) : (attribute.values?.[value]?.[language] ?? value);
}
