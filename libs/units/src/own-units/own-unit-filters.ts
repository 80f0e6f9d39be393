import { unitPaths } from '@shop/platform';
import type { OwnUnitFilters } from '../queries.ts';

/** As in the contract. */
const maxText = 60;
const maxPlace = 100;
const lastPage = 10_000;

/** Filters of the list from untrusted query parameters, ignoring invalid ones. */
export function readOwnUnitFilters(search: URLSearchParams): OwnUnitFilters {
  const q = search.get('q')?.trim().slice(0, maxText);
  const place = search.get('place')?.trim().slice(0, maxPlace);
  const family = search.get('family');
  const page = Number(search.get('page'));
  return {
    ...(q ? { q } : {}),
    ...(place ? { place } : {}),
    ...(family && /^[A-Za-z0-9-]{1,40}$/.test(family) ? { family } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  };
}

export function ownUnitsPath(filters: OwnUnitFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${unitPaths.ownUnits()}?${search}` : unitPaths.ownUnits();
}

/** True if a filter is set; the page number is none. */
export const isFiltered = ({ page: _, ...filters }: OwnUnitFilters): boolean => Object.keys(filters).length > 0;
