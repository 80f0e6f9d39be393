import { calls, type ItemCard } from '@shop/api-contracts';
import { apiQuery } from '@shop/platform';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Articles of one question: their keys stand in its address. */
const itemsPerQuestion = 50;

/** Two cards of one article have the same key. */
export const articleIdOf = ({ commercialItemId, genericItemId }: ItemCard): string => commercialItemId ?? genericItemId;

/** Whether only the slow system knows price and availability, and it has not been asked. */
export const isOnRequest = ({ salesDetails, salesDetailsOnRequest }: ItemCard): boolean =>
  salesDetails === null && salesDetailsOnRequest;

/** By `articleIdOf`: the article with what the slow system said, null where it did not answer. What is being asked is not in it. */
export type CompleteItems = ReadonlyMap<string, ItemCard | null>;

/** Asks the slow system for those articles that only it knows, after the page is there and without holding it up. */
export function useCompleteItems(items: readonly ItemCard[], scope: string): CompleteItems {
  const slow = useMemo(() => {
    const byId = new Map(items.filter(isOnRequest).map((item) => [articleIdOf(item), item]));
    const all = [...byId.values()];
    return Array.from({ length: Math.ceil(all.length / itemsPerQuestion) }, (_, part) =>
      all.slice(part * itemsPerQuestion, (part + 1) * itemsPerQuestion),
    );
  }, [items]);
  const answers = useQueries({
    queries: slow.map((part) => ({
      ...apiQuery(
        calls.items.list,
        { query: { item: part.map(keyOf), salesDetails: 'complete' } },
        { scope, excludedFromLoader: true },
      ),
    })),
    combine: (results) => ({ data: results.map(({ data }) => data), failed: results.map(({ isError }) => isError) }),
  });
  return useMemo(() => {
    const complete = new Map<string, ItemCard | null>();
    for (const [part, asked] of slow.entries()) {
      const found = new Map(answers.data[part]?.map((item) => [articleIdOf(item), item]));
      if (!answers.data[part] && !answers.failed[part]) continue;
      for (const item of asked) complete.set(articleIdOf(item), found.get(articleIdOf(item)) ?? null);
    }
    return complete;
  }, [slow, answers]);
}

const keyOf = ({ genericItemId, categoryId, commercialItemId }: ItemCard): string =>
  [genericItemId, categoryId, ...(commercialItemId ? [commercialItemId] : [])].join('_');
