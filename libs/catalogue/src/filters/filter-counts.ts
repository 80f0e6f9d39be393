import type { Filter, FilterSelection } from '@shop/api-contracts';
import { countRows, keyOfValue, shownBy, valuesOf, holdsOne, type FilterRows } from '@shop/filters';

/** True if all filters can be counted on these rows, which requires an attribute with each filter's id. */
export const canRecount = (rows: FilterRows, filters: readonly Filter[]): boolean =>
  filters.every(({ id, type }) => shownBy(type) === 'words' || rows.columns.has(id));

export interface Recount {
  /** Rows that pass all filters, in catalogue order. */
  passing: Uint32Array;
  /** The filters with counts for this selection. */
  filters: Filter[];
}

/** Counts the rows for a selection, as upstream does. */
export function recount(rows: FilterRows, filters: readonly Filter[], selection: FilterSelection): Recount {
  const counted = countRows(rows, filters, selection);
  return {
    passing: counted.passing,
    filters: filters.map((filter, n) => {
      const { products, disabled } = counted.filters[n]!;
      const selected = Object.hasOwn(selection, filter.id) ? selection[filter.id] : undefined;
      return {
        ...filter,
        values: filter.values.map((value) => ({ ...value, productCount: products.get(keyOfValue(value)) ?? 0 })),
        value: holdsOne(filter.type) ? (valuesOf(selected)[0] ?? null) : null,
        disabled,
      };
    }),
  };
}
