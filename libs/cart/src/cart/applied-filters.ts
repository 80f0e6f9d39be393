import type { AppliedFilter } from '@shop/api-contracts';

/** Bounds of the contract: the filters of a line are kept with it. */
const bounds = { count: 20, characters: 4_000 };

/** Filters of the list on the screen; a document shows one list at a time, and only in the browser. */
let shown: readonly AppliedFilter[] = [];

/**
 * Lines added from now on carry these filters, until the returned function is called. Too many of them are left out, since no filter is
 * worth a line that cannot be added.
 */
export function showAppliedFilters(filters: readonly AppliedFilter[]): () => void {
  const fits = filters.length <= bounds.count && JSON.stringify(filters).length <= bounds.characters;
  const mine = fits ? filters : [];
  shown = mine;
  return () => {
    if (shown === mine) shown = [];
  };
}

/** The filters of the list from which a line is being added. */
export const shownAppliedFilters = (): readonly AppliedFilter[] => shown;
