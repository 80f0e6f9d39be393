import type { PartialResults } from '@shop/api-contracts';
import { articleKeyOf, foldText } from '@shop/api-contracts';

/** The values of one property of all articles: article `row` has the codes from offsets[row] up to offsets[row + 1]. */
export interface FilterColumn {
  /** The value of each code. */
  dictionary: readonly (string | number)[];
  offsets: Uint32Array;
  codes: Uint16Array | Uint32Array;
  /** The same values as filters name them. */
  named: () => NamedValues;
}

/** Values by the names that f carries and people read; two of them may have one name in a language: they are one value then. */
export interface NamedValues {
  /** Position of each name among the different ones. */
  indexOf: ReadonlyMap<string, number>;
  /** That position for each code. */
  ofCode: Uint32Array;
}

/** Articles arranged for counting. */
export interface FilterRows {
  size: number;
  /** By filter id. A filter of type text has none. */
  columns: ReadonlyMap<string, FilterColumn>;
  /** Per article what a filter of type text looks through, see `searchedText`. */
  searched: () => readonly string[];
}

export function nameValues(names: readonly string[]): NamedValues {
  const indexOf = new Map<string, number>();
  for (const name of names) if (!indexOf.has(name)) indexOf.set(name, indexOf.size);
  return { indexOf, ofCode: Uint32Array.from(names, (name) => indexOf.get(name)!) };
}

/** Name and article number of an article as a filter of type text looks through them; the number also without what separates it. */
export const searchedText = (name: string, articleNumber: string): string =>
  `${foldText(name)} ${foldText(articleNumber)} ${articleKeyOf(articleNumber).toLowerCase()}`;

const arranged = new WeakMap<PartialResults, FilterRows>();

/** The light rows of a category as upstream sends them, arranged once per answer; columns go by attribute id. */
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
      attributes.map(({ id, dictionary }, n) => [
        id,
        columnOf(
          dictionary,
          rows.map((row) => row.values[n] ?? []),
        ),
      ]),
    ),
    searched: () => (searched ??= rows.map(({ name, articleNumber }) => searchedText(name, articleNumber))),
  };
}

function columnOf(dictionary: FilterColumn['dictionary'], values: readonly (readonly number[])[]): FilterColumn {
  const offsets = new Uint32Array(values.length + 1);
  values.forEach((codes, row) => (offsets[row + 1] = offsets[row]! + codes.length));
  const codes = new (dictionary.length < 65_536 ? Uint16Array : Uint32Array)(offsets[values.length]!);
  values.forEach((of, row) => codes.set(of, offsets[row]));
  let named: NamedValues | undefined;
  return { dictionary, offsets, codes, named: () => (named ??= nameValues(dictionary.map(String))) };
}
