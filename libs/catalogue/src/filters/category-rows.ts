import type { PartialResults } from '@shop/api-contracts';

/** Values of one attribute of all rows: row r has the codes from offsets[r] up to offsets[r + 1] into the dictionary. */
export interface RowColumn {
  dictionary: readonly (string | number)[];
  offsets: Uint32Array;
  codes: Uint16Array | Uint32Array;
  /** Code of a value as filters name it. */
  codeOf: ReadonlyMap<string, number>;
}

/** The light rows of a category, arranged for counting; made once per answer. */
export interface CategoryRows {
  size: number;
  columns: ReadonlyMap<string, RowColumn>;
  /** Per row what a text filter looks through: name and article number, folded. */
  searched(): readonly string[];
}

const arranged = new WeakMap<PartialResults, CategoryRows>();

export function categoryRows(partial: PartialResults): CategoryRows {
  let rows = arranged.get(partial);
  if (!rows) arranged.set(partial, (rows = arrange(partial)));
  return rows;
}

function arrange({ attributes, rows }: PartialResults): CategoryRows {
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

function columnOf(dictionary: RowColumn['dictionary'], values: readonly (readonly number[])[]): RowColumn {
  const offsets = new Uint32Array(values.length + 1);
  values.forEach((codes, row) => (offsets[row + 1] = offsets[row]! + codes.length));
  const codeOf = new Map<string, number>();
  // two values of upstream may have one name in this language: they are one value here
  const codeNamedAlike = dictionary.map((value, code) => {
    const name = String(value);
    if (!codeOf.has(name)) codeOf.set(name, code);
    return codeOf.get(name)!;
  });
  const codes = new (dictionary.length < 65_536 ? Uint16Array : Uint32Array)(offsets[values.length]!);
  values.forEach((of, row) => of.forEach((code, n) => (codes[offsets[row]! + n] = codeNamedAlike[code]!)));
  return { dictionary, offsets, codes, codeOf };
}

/** Text as it is compared, the same as in upstream: lower case, without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/đ/g, 'd').normalize('NFKD').replace(/\p{M}/gu, '');
}

function searchedText(name: string, articleNumber: string): string {
  const key = articleNumber
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  return `${foldText(name)} ${foldText(articleNumber)} ${key}`;
}
