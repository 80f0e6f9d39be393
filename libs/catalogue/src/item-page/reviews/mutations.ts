import { calls, type Item, type Review } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reviewsQuery } from '../../queries.ts';
import type { NewReview } from './review-values.ts';

const sentKey = (genericItemId: string): string => `review-sent-${genericItemId}`;
/** Without storage the reader's review appears when the cached page is renewed, within a minute. */
function rememberSent(genericItemId: string): void {
  try {
    sessionStorage.setItem(sentKey(genericItemId), '1');
  } catch {
    // not stored
  }
}
function wasSent(genericItemId: string): boolean {
  try {
    return sessionStorage.getItem(sentKey(genericItemId)) !== null;
  } catch {
    return false;
  }
}

/** The cached page may be a minute old: after writing a review, the reader requests the present ones. */
export function useOwnReviewShown({ genericItemId }: Pick<Item, 'genericItemId'>): void {
  const { queryClient } = useApp();
  useEffect(() => {
    if (wasSent(genericItemId)) void queryClient.invalidateQueries({ queryKey: reviewsQuery(genericItemId).queryKey });
  }, [genericItemId, queryClient]);
}

/** Sends a review: shows it first at once, then requests list and average again. */
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
