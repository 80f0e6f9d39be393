import type { PartialResults } from '@shop/api-contracts';
import { articleKeyOf, foldText } from '@shop/api-contracts';

/**
 * The values of one property for all articles: article `row` has the codes from offsets[row] up to offsets[row + 1].
 */
export interface FilterColumn {
  /** The value of each code. */
  dictionary: readonly (string | number)[];
  offsets: Uint32Array;
  codes: Uint8Array | Uint16Array | Uint32Array;
  /** The same values by their keys in f. */
  keyed: () => KeyedValues;
}

/** Values by the keys that f uses, which are the same in all languages; values with the same key count as one. */
export interface KeyedValues {
  /** Index of each distinct key. */
  indexOf: ReadonlyMap<string, number>;
  /** That index for each code. */
  ofCode: Uint32Array;
}

/** Articles in columns, for counting. */
export interface FilterRows {
  size: number;
  /** Number of articles that each row stands for; 1 when left out. */
  counts?: Uint32Array;
  /** By filter id; a filter of type text has none. */
  columns: ReadonlyMap<string, FilterColumn>;
  /** Text per article that text filters search, see `searchedText`. */
  searched: () => readonly string[];
}

/** Numbers the values of a column by key, so that equal ones count as one. */
export function keyValues(keys: readonly string[]): KeyedValues {
  const indexOf = new Map<string, number>();
  for (const key of keys) if (!indexOf.has(key)) indexOf.set(key, indexOf.size);
  return { indexOf, ofCode: Uint32Array.from(keys, (key) => indexOf.get(key)!) };
}

/** Name and article number of an article for text filters; the number also without separators. */
export const searchedText = (name: string, articleNumber: string): string =>
  `${foldText(name)} ${foldText(articleNumber)} ${articleKeyOf(articleNumber).toLowerCase()}`;

const arranged = new WeakMap<PartialResults, FilterRows>();

/** Converts the articles of a category from upstream to columns, once per answer; columns are keyed by attribute id. */
export function rowsOfPartialResults(partial: PartialResults): FilterRows {
  let rows = arranged.get(partial);
  if (!rows) arranged.set(partial, (rows = arrange(partial)));
  return rows;
}

function arrange({ attributes, rows }: PartialResults): FilterRows {
  let searched: string[] | undefined;
  return {
    size: rows.length,
    columns: new Map(
      attributes.map(({ id, dictionary, keys }, n) => [
        id,
        columnOf(
          dictionary,
          keys ?? dictionary.map(String),
          rows.map((row) => row.values[n] ?? []),
        ),
      ]),
    ),
    searched: () => (searched ??= rows.map(({ name, articleNumber }) => searchedText(name, articleNumber))),
  };
}

function columnOf(
  dictionary: FilterColumn['dictionary'],
  keys: readonly string[],
  values: readonly (readonly number[])[],
): FilterColumn {
  const offsets = new Uint32Array(values.length + 1);
  values.forEach((codes, row) => (offsets[row + 1] = offsets[row]! + codes.length));
  const codes = new (dictionary.length < 65_536 ? Uint16Array : Uint32Array)(offsets[values.length]!);
  values.forEach((of, row) => codes.set(of, offsets[row]));
  let keyed: KeyedValues | undefined;
  return { dictionary, offsets, codes, keyed: () => (keyed ??= keyValues(keys)) };
}
