import type { Filter, FilterSelection, NumericRange } from '@shop/api-contracts';
import { holdsOne, isRange, valuesOf, widenedRange, type SelectedFilter } from '@shop/filters';

/** One filter of the panel with what is chosen in it. */
export interface FilterState {
  filter: Filter;
  /** Full extent of a range or interval filter; max widened by 1 where it equals min. */
  fullRange: NumericRange | null;
  /** Chosen values of a value filter, words of a text filter, the one value of a singleValue filter. */
  values: readonly string[];
  /** Chosen range, the full one where none is chosen. */
  range: NumericRange | null;
  /** It has values, a value, or a range that differs from the full one. */
  active: boolean;
}

/** The state of the panel, rebuilt from the selection of query f. */
export function filterStates(filters: readonly Filter[], selection: FilterSelection): FilterState[] {
  return filters.map((filter) =>
    filterState(filter, Object.hasOwn(selection, filter.id) ? selection[filter.id] : undefined),
  );
}

function filterState(filter: Filter, selected: SelectedFilter | undefined): FilterState {
  const fullRange = filter.range && widenedRange(filter.range);
  const range = isRange(selected) ? widenedRange(selected) : fullRange;
  const values = valuesOf(selected);
  return {
    filter,
    fullRange,
    values,
    range,
    active: values.length > 0 || !sameRange(range, fullRange),
  };
}

const sameRange = (a: NumericRange | null, b: NumericRange | null): boolean => a?.min === b?.min && a?.max === b?.max;

/** The selection with one filter chosen anew; undefined, an empty list or the full range take it out. */
export function withFilter(
  selection: FilterSelection,
  { filter, fullRange }: Pick<FilterState, 'filter' | 'fullRange'>,
  next: SelectedFilter | undefined,
): FilterSelection {
  const others = Object.fromEntries(Object.entries(selection).filter(([id]) => id !== filter.id));
  const isNothing = isRange(next) ? sameRange(widenedRange(next), fullRange) : valuesOf(next).length === 0;
  return isNothing ? others : { ...others, [filter.id]: next! };
}

/** Turns one value of a value or text filter on or off, and chooses the value of a singleValue filter. */
export function withValue(selection: FilterSelection, state: FilterState, value: string): FilterSelection {
  const chosen = state.values.includes(value);
  if (holdsOne(state.filter.type)) return withFilter(selection, state, chosen ? undefined : value);
  return withFilter(selection, state, chosen ? state.values.filter((one) => one !== value) : [...state.values, value]);
}
