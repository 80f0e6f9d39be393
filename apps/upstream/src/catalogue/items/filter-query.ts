import { filterSelectionSchema, type FilterSelection } from '@shop/api-contracts';
import { isSelectionOf } from '@shop/filters';
import { safeParse } from 'zod/mini';
import type { StoredCategory } from '@shop/commerce-model';
import { Problem } from '../../problem/problem.ts';

/**
 * Reads query f for a category. A value that no article has is valid and finds nothing. Throws a Problem 400 with the code
 * invalid_filter for anything but an object of selections of the right shape for filters that the category has.
 */
export function parseFilterQuery(f: string | undefined, filters: StoredCategory['filters']): FilterSelection {
  if (f === undefined || f === '') return {};
  const parsed = safeParse(filterSelectionSchema, parseJson(f));
  if (!parsed.success) throw invalidFilter('f is no selection of filters');
  for (const [id, selected] of Object.entries(parsed.data)) {
    const filter = filters.find((one) => one.id === id);
    if (!filter) throw invalidFilter(`The category has no filter ${id}`);
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
