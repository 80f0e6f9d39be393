import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useQuoteRequest } from './quote-request-context.ts';

/**
 * Makes the frame read the trail again once the number of groups is known, since it names the page of all groups if there are several. Not
 * for pages that redirect at once.
 */
export function useFullTrail(): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => void revalidate());
  const hasSeveral = useQuoteRequest().checkout.groups.length > 1;
  useEffect(() => {
    if (hasSeveral) readAgain();
  }, [hasSeveral]);
}
