import { filterSelectionSchema, type FilterSelection } from '@shop/api-contracts';
import { isSelectionOf, valuesOf, type SelectedFilter } from '@shop/filters';
import { safeParse } from 'zod/mini';
import type { Language, StoredAttribute, StoredCategory } from '@shop/commerce-model';
import { availabilityAttribute } from '../../memory/availability-attribute.ts';
import { Problem } from '../../problem/problem.ts';

/**
 * Parses query parameter f for the filters of a list. A value without articles is valid and finds nothing. Throws a Problem 400
 * invalid_filter for anything but an object with selections of the right shape for these filters.
 */
export function parseFilterQuery(f: string | undefined, filters: StoredCategory['filters']): FilterSelection {
  if (f === undefined || f === '') return {};
  const parsed = safeParse(filterSelectionSchema, parseJson(f));
  if (!parsed.success) throw invalidFilter('f is no selection of filters');
  for (const [id, selected] of Object.entries(parsed.data)) {
    const filter = filters.find((one) => one.id === id);
    if (!filter) throw invalidFilter(`There is no filter ${id}`);
    if (!isSelectionOf(filter.type, selected))
      throw invalidFilter(`Filter ${id} of type ${filter.type} cannot be that`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const invalidFilter = (detail: string): Problem => new Problem(400, 'invalid_filter', detail);

/**
 * The selection by the keys of its values, which are the same in all languages. Older addresses, and those that people
 * type, contain names of values, which are looked up in the market's language first, then in any.
 */
export function selectionByKeys(
  selection: FilterSelection,
  filters: StoredCategory['filters'],
  attributes: ReadonlyMap<string, StoredAttribute>,
  language: Language,
): FilterSelection {
  const keyed = (id: string, selected: SelectedFilter): SelectedFilter => {
    const filter = filters.find((one) => one.id === id)!;
    const attribute =
      id === availabilityAttribute.id ? availabilityAttribute : attributes.get(filter.attributeId ?? id);
    const { values } = attribute ?? {};
    if (!values || filter.type === 'text' || valuesOf(selected).length === 0) return selected;
    const keys = valuesOf(selected).map((value) => keyOf(value, values, language));
    return typeof selected === 'string' ? keys[0]! : [...new Set(keys)];
  };
  return Object.fromEntries(Object.entries(selection).map(([id, selected]) => [id, keyed(id, selected)]));
}

function keyOf(value: string, values: NonNullable<StoredAttribute['values']>, language: Language): string {
  if (Object.hasOwn(values, value)) return value;
  const named = Object.entries(values);
  const found =
    named.find(([, names]) => names[language] === value) ??
    named.find(([, names]) => Object.values(names).includes(value));
  return found?.[0] ?? value;
}
