import type { Filter, FilterSelection, FilterType, NumericRange } from '@shop/api-contracts';

/** What is chosen in one filter. */
export type SelectedFilter = FilterSelection[string];

/** Which shape the selection of each type has. */
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

/** What can be chosen in a filter of the type. */
export type SelectionOf<Type extends FilterType> = Guarded<(typeof shapes)[Type]>;

/** Whether that can be chosen in a filter of the type: nothing can in one of a type that we do not know. */
export const isSelectionOf = <Type extends FilterType>(
  type: Type,
  selected: SelectedFilter,
): selected is SelectionOf<Type> & SelectedFilter => shapes[type]?.(selected);

/** Whether a filter of the type holds exactly one value. */
export const holdsOne = (type: FilterType): boolean => shapes[type] === isOne;

/** Whether each part of the selection is for one of the filters and right for its type. */
export const fitsFilters = (selection: FilterSelection, filters: readonly Pick<Filter, 'id' | 'type'>[]): boolean =>
  Object.entries(selection).every(([id, selected]) => {
    const filter = filters.find((one) => one.id === id);
    return filter !== undefined && isSelectionOf(filter.type, selected);
  });

/** What f carries for a value of a filter. */
export const keyOfValue = ({ key, name }: Filter['values'][number]): string => key ?? name;

export const isRange = (selected: SelectedFilter | undefined): selected is NumericRange =>
  typeof selected === 'object' && !Array.isArray(selected);

/** The chosen values or words, none for a range. */
export function valuesOf(selected: SelectedFilter | undefined): readonly string[] {
  if (selected === undefined || isRange(selected)) return [];
  return isOne(selected) ? [selected] : selected;
}

/** A selection in its one spelling: equal ones become equal text. */
export function canonical(selected: SelectedFilter): SelectedFilter {
  if (isRange(selected)) return { min: selected.min, max: selected.max };
  return isOne(selected) ? selected : [...new Set(selected)].sort();
}

/** A range with equal min and max widens max by 1. */
export const widenedRange = ({ min, max }: NumericRange): NumericRange => ({ min, max: min === max ? max + 1 : max });
