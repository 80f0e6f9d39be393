import type { Filter, FilterSelection, NumericRange } from '@shop/api-contracts';
import { holdsOne, isRange, valuesOf, widenedRange, type SelectedFilter } from '@shop/filters';

/** A filter of the panel with its choice. */
export interface FilterState {
  filter: Filter;
  /** Full extent of a range or interval filter; max widened by 1 if equal to min. */
  fullRange: NumericRange | null;
  /** Chosen values of a value filter, words of a text filter, the value of a singleValue filter. */
  values: readonly string[];
  /** Chosen range, null where none is. */
  range: NumericRange | null;
  /** It has values, a value, or a range that leaves something out. */
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

/** The full range leaves nothing out of a `range`; of an `interval` it leaves those that cover all of it. */
function isActive({ type, range }: Filter, selected: SelectedFilter | undefined): boolean {
  if (!isRange(selected)) return valuesOf(selected).length > 0;
  return type === 'interval' || !sameRange(widenedRange(selected), range && widenedRange(range));
}

const sameRange = (a: NumericRange | null, b: NumericRange | null): boolean => a?.min === b?.min && a?.max === b?.max;

/** What a press of a control does to whatever is chosen by then: presses that follow each other quickly all count. */
export type Choice = (selection: FilterSelection) => FilterSelection;

/** One filter chosen anew; undefined, an empty list or a range that is none take it out. */
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
