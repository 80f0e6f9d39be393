import type { InputOf, Item, reviews } from '@shop/api-contracts';
import { enteredText } from '@shop/forms';

export type NewReview = InputOf<typeof reviews.post>['body'];

/** Name of the form's draft. */
export const reviewFormName = ({ genericItemId }: Pick<Item, 'genericItemId'>): string => `review/${genericItemId}`;

/** Request body: the text is null if empty. */
export function reviewOf(
  entered: FormData,
  { genericItemId, categoryId }: Pick<Item, 'genericItemId' | 'categoryId'>,
): NewReview {
  return {
    stars: Number(enteredText(entered, 'stars')),
    userReview: enteredText(entered, 'userReview') || null,
    userAlias: enteredText(entered, 'userAlias') ?? '',
    genericItemId,
    categoryId,
  };
}
