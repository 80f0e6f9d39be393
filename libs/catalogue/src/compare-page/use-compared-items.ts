import { type Item, itemKeyOf, type KeyedItem } from '@shop/api-contracts';
import { useApp, useIdentityScope } from '@shop/platform';
import { QueryObserver } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { compareItemsQuery } from '../queries.ts';

/**
 * The articles that the page's loader awaited, in the order of the address. Uses observers directly, since `useQueries` would add to the
 * first load of every page.
 */
export function useComparedItems(items: readonly KeyedItem[]): Item[] {
  const { queryClient } = useApp();
  const scope = useIdentityScope();
  const keys = items.map(itemKeyOf).join();
  const observers = useMemo(
    () => compareItemsQuery(items, scope).map((query) => new QueryObserver(queryClient, query)),
    // the keys identify the articles
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [queryClient, scope, keys],
  );
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const stops = observers.map((observer) => observer.subscribe(changed));
      return () => stops.forEach((stop) => stop());
    },
    [observers],
  );
  const version = () => observers.map((observer) => observer.getCurrentResult().dataUpdatedAt).join();
  useSyncExternalStore(subscribe, version, version);
  return observers.map((observer, index) => {
    const { data } = observer.getCurrentResult();
    if (data === undefined) throw new Error(`The loader did not await ${items[index]?.genericItemId}`);
    return data;
  });
}
