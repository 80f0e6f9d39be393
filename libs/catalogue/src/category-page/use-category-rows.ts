import { itemsPerPage } from '@shop/api-contracts';
import { useApp, useIdentityScope } from '@shop/platform';
import { QueryObserver } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isRecountedInBrowser } from '../filters/limits.ts';
import { categoryRowsQuery } from '../queries.ts';
import { loadRowAnswers } from './row-answers.ts';

/**
 * Fetches the light rows of the category when the browser is idle, or as soon as the returned function is called; the loader then answers
 * filters, pages and sorting from them. Not for categories of 5,000 products or more, or of one page. Does not render the page, since parts
 * that are not hydrated yet would become blank.
 */
export function useCategoryRows(categoryId: string, fits: string | undefined, totalUnfiltered: number): () => void {
  const { queryClient } = useApp();
  const scope = useIdentityScope();
  const useful = isRecountedInBrowser(totalUnfiltered) && totalUnfiltered > itemsPerPage;
  const release = useRef<() => void>(undefined);

  const load = useCallback(() => {
    if (!useful || release.current) return;
    void loadRowAnswers();
    // an observer keeps them in the cache while the page is open
    release.current = new QueryObserver(queryClient, categoryRowsQuery(categoryId, fits, scope)).subscribe(
      () => undefined,
    );
  }, [queryClient, categoryId, fits, scope, useful]);

  useEffect(
    () => () => {
      release.current?.();
      release.current = undefined;
    },
    [categoryId, fits, scope],
  );

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [load]);

  return load;
}
