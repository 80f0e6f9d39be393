import type { FavouriteListSummary } from '@shop/api-contracts';
import { useApp, usePerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { favouriteListsQuery } from './favourite-list-queries.ts';
import { isOwn, sortedByName } from './list-order.ts';

/** Identity scope of the signed-in person; undefined if nobody is known to be signed in. */
export function useOwnScope(): string | undefined {
  const person = usePerson();
  return person.state === 'signedIn' ? person.scope : undefined;
}

/** All accessible lists by name; requested only for signed-in users. */
export function useFavouriteLists() {
  const { tag } = useApp().locale;
  const scope = useOwnScope();
  const { data, error, isFetching, refetch } = useQuery({
    ...favouriteListsQuery(scope ?? ''),
    enabled: scope !== undefined,
  });
  const sorted = useMemo(() => data && sortedByName(data, tag), [data, tag]);
  return { lists: scope === undefined ? undefined : sorted, error, isFetching, retry: () => void refetch() };
}

/** True if an own list has the article; derived from the shared answer, so that all its marks agree. */
export function useIsInOwnList(commercialItemId: string | null): boolean {
  const scope = useOwnScope();
  const { data } = useQuery({
    ...favouriteListsQuery(scope ?? ''),
    enabled: scope !== undefined,
    select: (lists: FavouriteListSummary[]) => holdersOf(lists, commercialItemId).length > 0,
  });
  return scope !== undefined && data === true;
}

/** Own lists that contain an article. */
export const holdersOf = (
  lists: readonly FavouriteListSummary[],
  commercialItemId: string | null,
): FavouriteListSummary[] =>
  commercialItemId === null
    ? []
    : lists.filter((list) => isOwn(list) && list.commercialItemIds.includes(commercialItemId));
