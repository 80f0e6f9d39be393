import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isRecountedInBrowser, pageSize } from '../filters/limits.ts';
import { categoryRowsQuery } from '../queries.ts';
import { loadRowAnswers } from './row-answers.ts';

/**
 * Asks for the light rows of the category when the browser is idle, or as soon as what is answered is called; the loader then answers
 * filters, pages and sorting from them. Never for a category of 5,000 products or more, or of one page (specification §5).
 */
export function useCategoryRows(categoryId: string, totalUnfiltered: number): () => void {
  const useful = isRecountedInBrowser(totalUnfiltered) && totalUnfiltered > pageSize;
  const [wanted, setWanted] = useState(false);
  useQuery({ ...categoryRowsQuery(categoryId), enabled: wanted && useful });

  useEffect(() => {
    if (wanted && useful) void loadRowAnswers();
  }, [wanted, useful]);

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!useful || connection?.saveData) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setWanted(true), 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setWanted(true));
    return () => cancelIdleCallback(idle);
  }, [useful]);

  return useCallback(() => setWanted(true), []);
}
