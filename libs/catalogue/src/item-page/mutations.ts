import { calls, type Item, type Review } from '@shop/api-contracts';
import { callOrThrow, useApp } from '@shop/platform';
import { useMutation } from '@tanstack/react-query';
import { reviewsQuery } from '../queries.ts';
import type { NewReview } from './review-values.ts';

/** Sends a review (specification §6): it stands first at once, then the list and the average are asked for again. */
export function usePostReview({ genericItemId }: Pick<Item, 'genericItemId'>) {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: NewReview) => callOrThrow(api, calls.reviews.post, { body }),
    onSuccess(review) {
      const { queryKey } = reviewsQuery(genericItemId);
      queryClient.setQueryData<Review[]>(queryKey, (known) => known && [review, ...known]);
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: [calls.items.get.name, { params: { id: genericItemId } }] });
    },
  });
}
