import type { Filter, FilterSelection } from '@shop/api-contracts';
import { foldText, type CategoryRows, type RowColumn } from './category-rows.ts';
import { isRange, type SelectedFilter } from './filter-query.ts';

/** Whether every filter can be counted on these rows: a filter is counted on the attribute of its id. */
export const canRecount = (rows: CategoryRows, filters: readonly Filter[]): boolean =>
  filters.every((filter) => filter.type === 'text' || rows.columns.has(filter.id));

export interface Recount {
  /** Rows that pass all filters, in the order of the catalogue. */
  passing: Uint32Array;
  /** The same filters with the counts of this selection. */
  filters: Filter[];
}

/**
 * Counts the rows for a selection, as upstream does: who passes, and how many would pass for each value of each filter. A filter's
 * counts ignore its own selection, so that a second value can be added to it; so an article that fails in one filter alone still counts
 * in that one. Pure; one pass per filter over typed arrays.
 */
export function recount(rows: CategoryRows, filters: readonly Filter[], selection: FilterSelection): Recount {
  const failures = new Uint8Array(rows.size);
  const failedIn = new Int16Array(rows.size).fill(-1);
  filters.forEach((filter, n) => {
    const selected = Object.hasOwn(selection, filter.id) ? selection[filter.id] : undefined;
    if (selected === undefined) return;
    const passes = passesOf(rows, filter, selected);
    for (let row = 0; row < rows.size; row++) {
      if (passes[row] === 1) continue;
      failures[row]!++;
      failedIn[row] = n;
    }
  });
  const passing = new Uint32Array(rows.size);
  let total = 0;
  for (let row = 0; row < rows.size; row++) if (failures[row] === 0) passing[total++] = row;
  return {
    passing: passing.subarray(0, total),
    filters: filters.map((filter, n) =>
      countedFilter(
        rows,
        filter,
        selection,
        (row) => failures[row] === 0 || (failures[row] === 1 && failedIn[row] === n),
      ),
    ),
  };
}

/** 1 for each row that the selection of this one filter lets through. */
function passesOf(rows: CategoryRows, filter: Filter, selected: SelectedFilter): Uint8Array {
  const passes = new Uint8Array(rows.size);
  const mark = (test: (row: number) => boolean) => {
    for (let row = 0; row < rows.size; row++) if (test(row)) passes[row] = 1;
    return passes;
  };
  if (filter.type === 'text') {
    const words = (Array.isArray(selected) ? selected : [])
      .flatMap((text) => foldText(text).split(/\s+/))
      .filter((word) => word !== '');
    const searched = rows.searched();
    return mark((row) => words.every((word) => searched[row]!.includes(word)));
  }
  const column = rows.columns.get(filter.id);
  if (!column) return passes;
  const { offsets, codes, dictionary } = column;
  if (!isRange(selected)) return mark(hasOneOf(column, [selected].flat()));
  const numbers = dictionary as readonly number[];
  const { min, max } = selected;
  if (filter.type === 'interval') {
    // the article's own interval has to cover the asked one
    return mark((row) => {
      const at = offsets[row]!;
      return offsets[row + 1]! - at === 2 && numbers[codes[at]!]! <= min && numbers[codes[at + 1]!]! >= max;
    });
  }
  return mark((row) => {
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) {
      const value = numbers[codes[at]!]!;
      if (value >= min && value <= max) return true;
    }
    return false;
  });
}

function hasOneOf(
  { offsets, codes, codeOf, dictionary }: RowColumn,
  names: readonly string[],
): (row: number) => boolean {
  const wanted = new Uint8Array(dictionary.length);
  for (const name of names) {
    const code = codeOf.get(name);
    if (code !== undefined) wanted[code] = 1;
  }
  return (row) => {
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) if (wanted[codes[at]!] === 1) return true;
    return false;
  };
}

function countedFilter(
  rows: CategoryRows,
  filter: Filter,
  selection: FilterSelection,
  counted: (row: number) => boolean,
): Filter {
  const column = rows.columns.get(filter.id);
  const counts = new Uint32Array(column?.dictionary.length ?? 0);
  let withValue = 0;
  for (let row = 0; row < rows.size; row++) {
    if (!counted(row)) continue;
    const from = column ? column.offsets[row]! : 0;
    const to = column ? column.offsets[row + 1]! : 0;
    if (to > from || filter.type === 'text') withValue++;
    for (let at = from; at < to; at++) counts[column!.codes[at]!]!++;
  }
  const selected = Object.hasOwn(selection, filter.id) ? selection[filter.id] : undefined;
  return {
    ...filter,
    values: filter.values.map(({ name }) => {
      const code = column?.codeOf.get(name);
      return { name, productCount: code === undefined ? 0 : counts[code]! };
    }),
    value: filter.type === 'singleValue' && typeof selected === 'string' ? selected : null,
    disabled: withValue === 0,
  };
}
