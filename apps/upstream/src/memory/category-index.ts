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
  const collected = attributes.map((attribute): Collected => ({
    attribute,
    codeOf: new Map(),
    offsets: [0],
    codes: [],
  }));
  return {
    add(row: AttributeValues): void {
      for (const { attribute, codeOf, offsets, codes } of collected) {
        for (const value of row[attribute.id] ?? []) {
          const code = codeOf.get(value) ?? codeOf.size;
          if (code === codeOf.size) codeOf.set(value, code);
          codes.push(code);
        }
        offsets.push(codes.length);
      }
    },
    /** All rows, in this order; values stay in the order in which they were added. */
    *columns(order: readonly number[]): Generator<[id: string, column: Column]> {
      for (const one of collected) yield [one.attribute.id, columnOf(one, order)];
    },
  };
}

/** Values in the order in which they were added; a code is the place of a value among them. */
interface Collected {
  attribute: StoredAttribute;
  codeOf: Map<string | number, number>;
  offsets: number[];
  codes: number[];
}

function columnOf({ attribute, codeOf, offsets, codes }: Collected, order: readonly number[]): Column {
  const dictionary = [...codeOf.keys()];
  if (attribute.type !== 'text') (dictionary as number[]).sort((a, b) => a - b);
  const translated = new Uint32Array(dictionary.length);
  dictionary.forEach((value, code) => (translated[codeOf.get(value)!] = code));
  const column = {
    attribute,
    dictionary,
    offsets: new Uint32Array(order.length + 1),
    codes: new Uint32Array(codes.length),
  };
  let end = 0;
  order.forEach((from, row) => {
    for (let at = offsets[from]!; at < offsets[from + 1]!; at++) column.codes[end++] = translated[codes[at]!]!;
    column.offsets[row + 1] = end;
  });
  return column;
}

/** The name of a value in the language of the market; numbers unchanged. */
export function valueName(attribute: StoredAttribute, value: string | number, language: Language): string {
  return typeof value === 'number' ? String(value) : (attribute.values?.[value]?.[language] ?? value);
}
