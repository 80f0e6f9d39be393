import {
  maxFilterText,
  maxFilterValue,
  maxFilterValues,
  filterIdPattern,
  type FilterSelection,
} from '@shop/api-contracts';
import { canonical, isRange, widenedRange } from '@shop/filters';

/**
 * Query f of a selection: keys and values in a fixed order, so that equal selections have the same address and cache key. Undefined if
 * empty.
 */
export function encodeFilterQuery(selection: FilterSelection): string | undefined {
  const ids = Object.keys(selection).sort();
  return ids.length === 0
    ? undefined
    : JSON.stringify(Object.fromEntries(ids.map((id) => [id, canonical(selection[id]!)])));
}

/** Parses query f without knowing the category's filters: an empty selection if missing, null if malformed. Never throws. */
export function decodeFilterQuery(text: string | null | undefined): FilterSelection | null {
  if (!text) return {};
  if (text.length > maxFilterText) return null;
  try {
    const json: unknown = JSON.parse(text);
    return isSelection(json) ? widened(json) : null;
  } catch {
    return null;
  }
}

/** JSON can contain half of a surrogate pair, which the server would return as another character. */
const halfCharacter = /\p{Surrogate}/u;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxFilterValue && !halfCharacter.test(value);

const isSelection = (value: unknown): value is FilterSelection =>
  isObject(value) &&
  Object.entries(value).every(
    ([id, selected]) =>
      filterIdPattern.test(id) && (isValue(selected) || isValues(selected) || isRangeOfNumbers(selected)),
  );

const isValues = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= maxFilterValues && value.every(isValue);

const isRangeOfNumbers = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).sort().join() === 'max,min' &&
  Number.isFinite(value['min']) &&
  Number.isFinite(value['max']);

function widened(selection: FilterSelection): FilterSelection {
  return Object.fromEntries(
    Object.entries(selection).map(([id, selected]) => [
      id,
      isRange(selected) ? widenedRange(selected) : canonical(selected),
    ]),
  );
}
