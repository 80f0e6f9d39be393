import type { Filter, FilterSelection, FilterType, NumericRange } from '@shop/api-contracts';

/** Selection of one filter. */
export type SelectedFilter = FilterSelection[string];

/** Shape of the selection by type of filter. */
const shapes = {
  value: isList,
  text: isList,
  singleValue: isOne,
  range: isOrderedRange,
  interval: isOrderedRange,
} satisfies Record<FilterType, (selected: SelectedFilter) => boolean>;

function isList(selected: SelectedFilter): selected is string[] {
  return Array.isArray(selected);
}

function isOne(selected: SelectedFilter): selected is string {
  return typeof selected === 'string';
}

function isOrderedRange(selected: SelectedFilter): selected is NumericRange {
  return isRange(selected) && selected.min <= selected.max;
}

type Guarded<Guard> = Guard extends ((selected: SelectedFilter) => selected is infer Selection extends SelectedFilter)
  ? Selection
  : never;

/** Selection of a filter of this type. */
export type SelectionOf<Type extends FilterType> = Guarded<(typeof shapes)[Type]>;

/** True when the selection is valid for the type; false for an unknown type. */
export const isSelectionOf = <Type extends FilterType>(
  type: Type,
  selected: SelectedFilter,
): selected is SelectionOf<Type> & SelectedFilter => shapes[type]?.(selected);

/** True for types with exactly one value. */
export const holdsOne = (type: FilterType): boolean => shapes[type] === isOne;

/** True when each part of the selection belongs to one of the filters and is valid for its type. */
export const fitsFilters = (selection: FilterSelection, filters: readonly Pick<Filter, 'id' | 'type'>[]): boolean =>
  Object.entries(selection).every(([id, selected]) => {
    const filter = filters.find((one) => one.id === id);
    return filter !== undefined && isSelectionOf(filter.type, selected);
  });

/** The key of a filter's value in f. */
export const keyOfValue = ({ key, name }: Filter['values'][number]): string => key ?? name;

/** True for a selection of numbers between two ends. */
export const isRange = (selected: SelectedFilter | undefined): selected is NumericRange =>
  typeof selected === 'object' && !Array.isArray(selected);

/** The selected values or words; empty for a range. */
export function valuesOf(selected: SelectedFilter | undefined): readonly string[] {
  if (selected === undefined || isRange(selected)) return [];
  return isOne(selected) ? [selected] : selected;
}

/** Canonical form of a selection: equal selections become equal text. */
export function canonical(selected: SelectedFilter): SelectedFilter {
  if (isRange(selected)) return { min: selected.min, max: selected.max };
  return isOne(selected) ? selected : [...new Set(selected)].sort();
}

/** Widens an empty range (equal min and max) by 1 at its maximum. */
export const widenedRange = ({ min, max }: NumericRange): NumericRange => ({ min, max: min === max ? max + 1 : max });
