import { calls, itemKeyOf, type ItemCard } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Articles per request: an address has room for 50 references. */
const itemsPerRequest = 50;

/** Equal for all cards of one article. */
export const articleIdOf = ({ commercialItemId, genericItemId }: ItemCard): string => commercialItemId ?? genericItemId;

/** True when price and availability come from the slow system, which this card was read without. */
export const isOnRequest = ({ salesDetails, salesDetailsOnRequest }: ItemCard): boolean =>
  salesDetails === null && salesDetailsOnRequest;

/** Articles with price and availability of the slow system, by `articleIdOf`: null when it failed, absent while it is being asked. */
export type CompleteItems = ReadonlyMap<string, ItemCard | null>;

/** Reads prices and availability of the slow system in the background, for the articles that need it. */
export function useCompleteItems(items: readonly ItemCard[], scope: string): CompleteItems {
  const requests = useMemo(() => {
    const byId = new Map(items.filter(isOnRequest).map((item) => [articleIdOf(item), item]));
    const all = [...byId.values()];
    return Array.from({ length: Math.ceil(all.length / itemsPerRequest) }, (_, part) =>
      all.slice(part * itemsPerRequest, (part + 1) * itemsPerRequest),
    );
  }, [items]);
  const answers = useQueries({
    queries: requests.map((part) => ({
      ...apiQuery(
        calls.items.list,
        { query: { item: part.map(itemKeyOf), salesDetails: 'complete' } },
        { scope, excludedFromLoader: true },
      ),
    })),
    combine: (results) => ({ data: results.map(({ data }) => data), failed: results.map(({ isError }) => isError) }),
  });
  return useMemo(() => {
    const complete = new Map<string, ItemCard | null>();
    for (const [part, asked] of requests.entries()) {
      const found = new Map(answers.data[part]?.map((item) => [articleIdOf(item), item]));
      if (!answers.data[part] && !answers.failed[part]) continue;
      for (const item of asked) complete.set(articleIdOf(item), found.get(articleIdOf(item)) ?? null);
    }
    return complete;
  }, [requests, answers]);
}
