import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useQuoteRequest } from './quote-request-context.ts';

/** The trail names the page of all groups where there are several, which is known only now: the frame reads it again. Not on pages that lead on at once. */
export function useFullTrail(): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => void revalidate());
  const hasSeveral = useQuoteRequest().checkout.groups.length > 1;
  useEffect(() => {
    if (hasSeveral) readAgain();
  }, [hasSeveral]);
}
