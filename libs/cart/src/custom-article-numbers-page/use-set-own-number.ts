import { calls, NotAuthenticatedError, type CustomArticleNumberEntry, type ItemCard } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { callOrThrow, useApp } from '@shop/platform';
import { useOwnScope } from '../favourite-lists/use-favourite-lists.ts';
import { useText } from '../text.ts';
import { customArticleNumbersQuery } from './custom-article-numbers-query.ts';

/** Sets an own number, or deletes it if empty: shown at once, undone with a message on failure. Resolves to whether it was saved. */
export function useSetOwnNumber(): (item: ItemCard, number: string) => Promise<boolean> {
  const t = useText();
  const { api, queryClient } = useApp();
  const { queryKey } = customArticleNumbersQuery(useOwnScope() ?? '');
  return async (item, customArticleNumber) => {
    const { commercialItemId } = item;
    if (commercialItemId === null) return false;
    const write = (change: (entries: CustomArticleNumberEntry[]) => CustomArticleNumberEntry[]) =>
      queryClient.setQueryData<CustomArticleNumberEntry[]>(queryKey, (entries) => entries && change(entries));
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<CustomArticleNumberEntry[]>(queryKey);
    write((entries) => withNumber(entries, { item, customArticleNumber }));
    try {
      await callOrThrow(api, calls.customArticleNumbers.set, {
        params: { commercialItemId },
        body: { customArticleNumber },
      });
      return true;
    } catch (error) {
      const earlier = before?.find((entry) => entry.item.commercialItemId === commercialItemId);
      write((entries) => withNumber(entries, earlier ?? { item, customArticleNumber: '' }));
      if (!(error instanceof NotAuthenticatedError)) {
        showToast({ type: 'error', text: t('cart.numbers.saveFailed', { number: item.articleNumber }) });
      }
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/** One number per article; an empty one removes the entry. Keeps the order until the list is read again. */
function withNumber(
  entries: CustomArticleNumberEntry[],
  { item, customArticleNumber }: CustomArticleNumberEntry,
): CustomArticleNumberEntry[] {
  const isIt = (entry: CustomArticleNumberEntry) => entry.item.commercialItemId === item.commercialItemId;
  if (customArticleNumber === '') return entries.filter((entry) => !isIt(entry));
  return entries.some(isIt)
    ? entries.map((entry) => (isIt(entry) ? { ...entry, customArticleNumber } : entry))
    : [...entries, { item, customArticleNumber }];
}
