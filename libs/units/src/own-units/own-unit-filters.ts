import { unitPaths } from '@shop/platform';
import type { OwnUnitFilters } from '../queries.ts';

/** As in the contract. */
const maxText = 60;
const maxPlace = 182;
const lastPage = 10_000;

/** Filters of the list from untrusted query parameters, ignoring invalid ones. */
export function readOwnUnitFilters(search: URLSearchParams): OwnUnitFilters {
  const q = search.get('q')?.trim().slice(0, maxText);
  const place = search.get('place')?.trim().slice(0, maxPlace);
  const family = search.get('family');
  const page = Number(search.get('page'));
  const isUnplaced = search.get('withoutPlace') === 'true';
  return {
    ...(q ? { q } : {}),
    ...(place && !isUnplaced ? { place } : {}),
    ...(isUnplaced ? { withoutPlace: 'true' as const } : {}),
    ...(family && /^[A-Za-z0-9-]{1,40}$/.test(family) ? { family } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
  };
}

export type OwnUnitView = 'table' | 'map';

/** Units without a place are on no map. */
export const readOwnUnitView = (search: URLSearchParams): OwnUnitView =>
  search.get('view') === 'map' && search.get('withoutPlace') !== 'true' ? 'map' : 'table';

export function ownUnitsPath(filters: OwnUnitFilters, view: OwnUnitView = 'table'): string {
  const search = new URLSearchParams();
  if (view === 'map' && !filters.withoutPlace) search.set('view', view);
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${unitPaths.ownUnits()}?${search}` : unitPaths.ownUnits();
}

/** The first page of units narrowed in the same way, in the other view. */
export const viewPath = ({ page: _, ...filters }: OwnUnitFilters, view: OwnUnitView): string => {
  const { withoutPlace: __, ...placed } = filters;
  return view === 'map' ? ownUnitsPath(placed, 'map') : ownUnitsPath(filters);
};

/** True if a filter is set; the page number is none. */
export const isFiltered = ({ page: _, ...filters }: OwnUnitFilters): boolean => Object.keys(filters).length > 0;

/** How many filters are set apart from the search text. */
export const countBesidesSearch = ({ page: _, q: __, ...others }: OwnUnitFilters): number => Object.keys(others).length;
