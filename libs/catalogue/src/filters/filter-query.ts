import type { Filter, FilterSelection, NumericRange } from '@shop/api-contracts';

export type SelectedFilter = FilterSelection[string];
/** What of a filter decides whether a selection fits it. */
export type FilterKind = Pick<Filter, 'id' | 'type'>;

/** The longest f that is read at all, as upstream accepts it. */
const maxTextLength = 4000;

/**
 * Query f for a selection: keys and values in a fixed order, so that equal selections are the same address and the same entry in every
 * cache. Undefined when nothing is selected.
 */
export function encodeFilterQuery(selection: FilterSelection): string | undefined {
  const ids = Object.keys(selection).sort();
  return ids.length === 0
    ? undefined
    : JSON.stringify(Object.fromEntries(ids.map((id) => [id, canonical(selection[id]!)])));
}

function canonical(selected: SelectedFilter): SelectedFilter {
  if (Array.isArray(selected)) return [...new Set(selected)].sort();
  return typeof selected === 'string' ? selected : { min: selected.min, max: selected.max };
}

/**
 * Reads query f as far as that is possible without knowing the category's filters: an empty selection for none, null for what is no
 * selection at all. Never throws, whatever the text.
 */
export function decodeFilterQuery(text: string | null | undefined): FilterSelection | null {
  if (!text) return {};
  if (text.length > maxTextLength) return null;
  try {
    const json: unknown = JSON.parse(text);
    return isSelection(json) ? widened(json) : null;
  } catch {
    return null;
  }
}

/** Bounds of the contract; written out here so that a page need not load its schemas to read its own address. */
const idPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
const maxValueLength = 100;
const maxValues = 50;
/** JSON can spell half a character; it would come back from the server as another one. */
const halfCharacter = /\p{Surrogate}/u;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxValueLength && !halfCharacter.test(value);

const isSelection = (value: unknown): value is FilterSelection =>
  isObject(value) &&
  Object.entries(value).every(
    ([id, selected]) => idPattern.test(id) && (isValue(selected) || isValues(selected) || isRangeOfNumbers(selected)),
  );

const isValues = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= maxValues && value.every(isValue);

const isRangeOfNumbers = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).sort().join() === 'max,min' &&
  Number.isFinite(value['min']) &&
  Number.isFinite(value['max']);

/** A range with equal min and max widens max by 1. */
export const widenedRange = ({ min, max }: NumericRange): NumericRange => ({ min, max: min === max ? max + 1 : max });

function widened(selection: FilterSelection): FilterSelection {
  return Object.fromEntries(
    Object.entries(selection).map(([id, selected]) => [
      id,
      isRange(selected) ? widenedRange(selected) : canonical(selected),
    ]),
  );
}

export const isRange = (selected: SelectedFilter | undefined): selected is NumericRange =>
  typeof selected === 'object' && !Array.isArray(selected);

/** Which shape a selection must have for each type of filter; any other type is invalid. */
const fits: Record<string, (selected: SelectedFilter) => boolean> = {
  value: Array.isArray,
  text: Array.isArray,
  singleValue: (selected) => typeof selected === 'string',
  range: isOrderedRange,
  interval: isOrderedRange,
};

function isOrderedRange(selected: SelectedFilter): boolean {
  return isRange(selected) && selected.min <= selected.max;
}

/** Whether each part of the selection is for a filter of the category and right for its type. */
export function fitsFilters(selection: FilterSelection, filters: readonly FilterKind[]): boolean {
  return Object.entries(selection).every(([id, selected]) => {
    const filter = filters.find((one) => one.id === id);
    return filter !== undefined && Object.hasOwn(fits, filter.type) && fits[filter.type]!(selected);
  });
}
