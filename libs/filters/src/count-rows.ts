import type { Filter, FilterSelection, FilterType } from '@shop/api-contracts';
import type { FilterColumn, FilterRows } from './filter-rows.ts';
import { foldText } from '@shop/api-contracts';
import { isSelectionOf, type SelectedFilter, type SelectionOf } from './selections.ts';

/** True for a row that a selection matches. */
export type Matcher = (row: number) => boolean;
/** How a filter is matched and counted: by a column of values, or by the texts of its articles. */
type Rule<Type extends FilterType> =
  | {
      /** What its filter displays: each value with its count, or the extent of its numbers. */
      shows: 'values' | 'extent';
      matcher(selected: SelectionOf<Type>, column: FilterColumn): Matcher;
    }
  | { shows: 'words' };

/** Matching and counting by type of filter. Valid selections are in selections.ts. */
const rules: { [Type in FilterType]: Rule<Type> } = {
  value: { shows: 'values', matcher: (keys, column) => hasOneOf(keys, column) },
  singleValue: { shows: 'values', matcher: (key, column) => hasOneOf([key], column) },
  range: {
    shows: 'extent',
    matcher: ({ min, max }, column) => hasNumber(column, (value) => value >= min && value <= max),
  },
  interval: {
    shows: 'extent',
    // the article's own interval has to cover the selected one
    matcher({ min, max }, { offsets, codes, dictionary }) {
      const numbers = dictionary as readonly number[];
      return (row) => {
        const at = offsets[row]!;
        return offsets[row + 1]! - at === 2 && numbers[codes[at]!]! <= min && numbers[codes[at + 1]!]! >= max;
      };
    },
  },
  text: { shows: 'words' },
};

/** Finds the rows whose texts (see `searchedText`) have all words of a text filter. */
export function hasWords(texts: readonly string[], searched: readonly string[]): Matcher {
  const words = texts.flatMap((text) => foldText(text).split(/\s+/)).filter((word) => word !== '');
  return (row) => words.every((word) => searched[row]!.includes(word));
}

function hasOneOf(keys: readonly string[], column: FilterColumn): Matcher {
  const { indexOf, ofCode } = column.keyed();
  const wanted = new Set(keys.map((key) => indexOf.get(key)));
  return hasCode(
    column,
    Uint8Array.from(ofCode, (index) => (wanted.has(index) ? 1 : 0)),
  );
}

const hasNumber = (column: FilterColumn, test: (value: number) => boolean): Matcher =>
  hasCode(
    column,
    Uint8Array.from(column.dictionary, (value) => (test(value as number) ? 1 : 0)),
  );

function hasCode({ offsets, codes }: Pick<FilterColumn, 'offsets' | 'codes'>, isWanted: Uint8Array): Matcher {
  return (row) => {
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) if (isWanted[codes[at]!] === 1) return true;
    return false;
  };
}

/** What a filter of this type displays: a count per value, the extent of its numbers, or a field for words. */
export const shownBy = (type: FilterType): 'values' | 'extent' | 'words' => rules[type].shows;

type CountedFilter = Pick<Filter, 'id' | 'type'>;

export interface FilterCount {
  /** Number of articles by the key of their value; empty when the filter displays no values. */
  products: ReadonlyMap<string, number>;
  /** True when no article would remain. */
  disabled: boolean;
}

export interface RowCounts {
  /** Rows that match all filters, in order; also those that stand for no article. */
  passing: Uint32Array;
  /** One per filter, in order. */
  filters: FilterCount[];
}

/**
 * Finds the matching rows, and counts for every value of every filter. The counts of a filter ignore its own selection,
 * so that a second value can be added: an article that fails in one filter only is counted there. Pure; one pass per
 * filter over typed arrays.
 */
export function countRows(rows: FilterRows, filters: readonly CountedFilter[], selection: FilterSelection): RowCounts {
  const failures = new Uint8Array(rows.size);
  const failedIn = new Int16Array(rows.size).fill(-1);
  filters.forEach((filter, n) => {
    const selected = Object.hasOwn(selection, filter.id) ? selection[filter.id] : undefined;
    if (selected === undefined) return;
    const matches = rowMatcher(rows, filter, selected);
    for (let row = 0; row < rows.size; row++) {
      if (matches(row)) continue;
      failures[row]!++;
      failedIn[row] = n;
    }
  });

  const passing: number[] = [];
  const nearly: number[][] = filters.map(() => []);
  for (let row = 0; row < rows.size; row++) {
    if (failures[row] === 0) passing.push(row);
    else if (failures[row] === 1) nearly[failedIn[row]!]!.push(row);
  }
  return {
    passing: Uint32Array.from(passing),
    filters: filters.map((filter, n) => countOf(rows, filter, [passing, nearly[n]!])),
  };
}

function rowMatcher({ columns, searched }: FilterRows, { id, type }: CountedFilter, selected: SelectedFilter): Matcher {
  const column = columns.get(id);
  if (shownBy(type) === 'words') return isSelectionOf('text', selected) ? hasWords(selected, searched()) : () => false;
  return column ? matcherOf(type, selected, column) : () => false;
}

/** Finds the rows of a column that the selection of a filter matches, which must not be one of words; none for a selection of another type. */
export function matcherOf<Type extends FilterType>(
  type: Type,
  selected: SelectedFilter,
  column: FilterColumn,
): Matcher {
  const rule: Rule<Type> = rules[type];
  return rule.shows !== 'words' && isSelectionOf(type, selected) ? rule.matcher(selected, column) : () => false;
}

function countOf(
  { columns, counts: articles }: FilterRows,
  { id, type }: CountedFilter,
  counted: readonly number[][],
): FilterCount {
  const shows = shownBy(type);
  if (shows === 'words') return { products: new Map(), disabled: counted.every((rows) => rows.length === 0) };
  const column = columns.get(id);
  if (!column) return { products: new Map(), disabled: true };
  const { offsets, codes } = column;
  const articlesOf = (row: number) => articles?.[row] ?? 1;
  const hasValue = (row: number) => offsets[row + 1]! > offsets[row]! && articlesOf(row) > 0;
  if (shows === 'extent') return { products: new Map(), disabled: !counted.some((rows) => rows.some(hasValue)) };

  const { indexOf, ofCode } = column.keyed();
  const counts = new Uint32Array(indexOf.size);
  /** The last row counted for a key: an article with two values of one key counts once. */
  const countedLast = new Int32Array(indexOf.size).fill(-1);
  let disabled = true;
  for (const rows of counted) {
    for (const row of rows) {
      if (hasValue(row)) disabled = false;
      for (let at = offsets[row]!; at < offsets[row + 1]!; at++) {
        const index = ofCode[codes[at]!]!;
        if (countedLast[index] === row) continue;
        countedLast[index] = row;
        counts[index]! += articlesOf(row);
      }
    }
  }
  return { products: new Map([...indexOf].map(([key, index]) => [key, counts[index]!])), disabled };
}
