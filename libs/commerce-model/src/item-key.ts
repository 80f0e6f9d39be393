import type { CartItemId } from '@shop/api-contracts';
import { createHash } from 'node:crypto';

/**
 * What makes a line, as one short text: equal for two ids that mean the same line. A field that is missing, null or
 * empty is the same; the order of filters, of their values and of tags says nothing, and neither do the names that filters had in a language.
 */
export function itemKeyOf(id: CartItemId): string {
  const ids = [
    id.genericItemId,
    id.commercialItemId,
    id.categoryId,
    id.parentGenericItemId,
    id.parentCategoryId,
    id.parentCommercialItemId,
  ].map((one) => one ?? '');
  const filters = (id.appliedFilters ?? []).map(({ id: filterId, value, unit }) =>
    JSON.stringify([filterId, comparable(value), unit ?? '']),
  );
  const canonical = JSON.stringify([...ids, sortedSet(filters), sortedSet(id.itemTagIds ?? [])]);
  // Filters may be long, entries of an index may not.
  return createHash('sha256').update(canonical).digest('base64url');
}

type FilterValue = NonNullable<CartItemId['appliedFilters']>[number]['value'];

function comparable(value: FilterValue): unknown {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? sortedSet(value) : [value.min, value.max];
}

const sortedSet = (texts: string[]): string[] => [...new Set(texts)].sort();
