import type { AppliedFilter } from '@shop/api-contracts';

/** Bounds of the contract: the filters of a line are kept with it. */
const bounds = { count: 20, characters: 4_000 };

/** What the list on the screen is narrowed to. */
interface ShownList {
  filters: readonly AppliedFilter[];
  /** The unit that its articles fit. */
  equipmentId: string | undefined;
}
const none: ShownList = { filters: [], equipmentId: undefined };

/** A document shows one list at a time, and only in the browser. */
let shown = none;

/**
 * Lines added from now on carry these filters and are for this unit, until the returned function is called. Too many filters are left out,
 * since no filter is worth a line that cannot be added.
 */
export function showAppliedFilters(filters: readonly AppliedFilter[], equipmentId?: string): () => void {
  const areFew = filters.length <= bounds.count && JSON.stringify(filters).length <= bounds.characters;
  const mine = { filters: areFew ? filters : [], equipmentId };
  shown = mine;
  return () => {
    if (shown === mine) shown = none;
  };
}

/** The filters of the list from which a line is being added. */
export const shownAppliedFilters = (): readonly AppliedFilter[] => shown.filters;

/** The unit that the list is narrowed to from which a line is being added. */
export const shownUnit = (): string | undefined => shown.equipmentId;
