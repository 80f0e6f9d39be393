import { calls } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';

/** Own lists and those that colleagues share. The one answer behind every mark (decision 0011); a single list shows its own placeholder. */
export const favouriteListsQuery = (scope: string) =>
  apiQuery(calls.favouriteLists.list, {}, { scope, excludedFromLoader: true, staleTime: 0 });

export const favouriteListQuery = (id: string, scope: string) =>
  apiQuery(calls.favouriteLists.get, { params: { id } }, { scope, excludedFromLoader: true, staleTime: 0 });
