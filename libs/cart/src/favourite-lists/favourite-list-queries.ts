import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/**
 * Own lists and those shared by colleagues; all favourite marks use this one answer (docs/decisions/0011). A single list has its own
 * skeleton.
 */
export const favouriteListsQuery = (scope: string) =>
  apiQuery(calls.favouriteLists.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });

export const favouriteListQuery = (id: string, scope: string) =>
  apiQuery(calls.favouriteLists.get, { params: { id } }, { scope, excludedFromLoader: true, staleTime: 0 });
