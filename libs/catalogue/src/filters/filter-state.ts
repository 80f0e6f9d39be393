import type { Filter, FilterSelection, NumericRange } from '@shop/api-contracts';
import { holdsOne, isRange, valuesOf, widenedRange, type SelectedFilter } from '@shop/filters';

/** A filter of the panel with its choice. */
export interface FilterState {
  filter: Filter;
  /** Full extent of a range or interval filter; max widened by 1 if equal to min. */
  fullRange: NumericRange | null;
  /** Chosen values of a value filter, words of a text filter, the value of a singleValue filter. */
  values: readonly string[];
  /** The chosen range; null without one. */
  range: NumericRange | null;
  /** True with values, a value, or a range that excludes something. */
  active: boolean;
}

/** State of the panel for a selection of query f. */
export function filterStates(filters: readonly Filter[], selection: FilterSelection): FilterState[] {
  return filters.map((filter) =>
    filterState(filter, Object.hasOwn(selection, filter.id) ? selection[filter.id] : undefined),
  );
}

function filterState(filter: Filter, selected: SelectedFilter | undefined): FilterState {
  const active = isActive(filter, selected);
  return {
    filter,
    fullRange: filter.range && widenedRange(filter.range),
    values: valuesOf(selected),
    range: active && isRange(selected) ? widenedRange(selected) : null,
    active,
  };
}

/** The full range of a `range` excludes nothing; that of an `interval` selects articles that cover all of it. */
function isActive({ type, range }: Filter, selected: SelectedFilter | undefined): boolean {
  if (!isRange(selected)) return valuesOf(selected).length > 0;
  return type === 'interval' || !sameRange(widenedRange(selected), range && widenedRange(range));
}

const sameRange = (a: NumericRange | null, b: NumericRange | null): boolean => a?.min === b?.min && a?.max === b?.max;

/** Change of the selection at the time it is applied, so that quick successive presses all count. */
export type Choice = (selection: FilterSelection) => FilterSelection;

/** Replaces the choice of one filter; undefined, an empty list or an empty range removes it. */
export const choose =
  (filter: Filter, next: SelectedFilter | undefined): Choice =>
  (selection) => {
    const { [filter.id]: _, ...others } = selection;
    return isActive(filter, next) ? { ...others, [filter.id]: next! } : others;
  };

/** Toggles a value of a value or text filter, or chooses the value of a singleValue filter. */
export const toggle =
  (filter: Filter, value: string): Choice =>
  (selection) => {
    const chosen = valuesOf(selection[filter.id]);
    const isChosen = chosen.includes(value);
    if (holdsOne(filter.type)) return choose(filter, isChosen ? undefined : value)(selection);
    return choose(filter, isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])(selection);
  };
