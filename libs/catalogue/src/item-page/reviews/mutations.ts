import { calls, type Item, type Review } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reviewsQuery } from '../../queries.ts';
import type { NewReview } from './review-values.ts';

const sentKey = (genericItemId: string): string => `review-sent-${genericItemId}`;
/** Without storage the review is read when the page for everybody is made anew, in a minute. */
function rememberSent(genericItemId: string): void {
  try {
    sessionStorage.setItem(sentKey(genericItemId), '1');
  } catch {
    // not remembered
  }
}
function wasSent(genericItemId: string): boolean {
  try {
    return sessionStorage.getItem(sentKey(genericItemId)) !== null;
  } catch {
    return false;
  }
}

/** The page for everybody may be a minute old: whoever has just written a review of it asks for the present ones. */
export function useOwnReviewShown({ genericItemId }: Pick<Item, 'genericItemId'>): void {
  const { queryClient } = useApp();
  useEffect(() => {
    if (wasSent(genericItemId)) void queryClient.invalidateQueries({ queryKey: reviewsQuery(genericItemId).queryKey });
  }, [genericItemId, queryClient]);
}

/** Sends a review: it stands first at once, then the list and the average are asked for again. */
export function usePostReview({ genericItemId }: Pick<Item, 'genericItemId'>) {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: NewReview) => callOrThrow(api, calls.reviews.post, { body }),
    onSuccess(review) {
      const { queryKey } = reviewsQuery(genericItemId);
      rememberSent(genericItemId);
      queryClient.setQueryData<Review[]>(queryKey, (known) => known && [review, ...known]);
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: [calls.items.get.name, { params: { id: genericItemId } }] });
    },
  });
}
