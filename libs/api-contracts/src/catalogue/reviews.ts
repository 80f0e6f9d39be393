import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { fieldBounds } from '../bounds/field-bounds.ts';
import { categoryIdSchema, genericItemIdSchema } from '../ids.ts';
import { reviewSchema } from './items.ts';
import { visible } from '../visible-text.ts';

/** Call that stores a review of an article. */
export const reviews = {
  post: endpoint({
    name: 'reviews.post',
    method: 'POST',
    path: '/product/reviews',
    summary: 'Reviews an item; a second review by the same person replaces the first',
    auth: 'required',
    body: z.object({
      stars: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
      /** Null when empty. */
      userReview: z.nullable(z.string().check(visible(), z.minLength(1), z.maxLength(fieldBounds.review))),
      /** Displayed name of the author. */
      userAlias: z.string().check(visible(), z.minLength(1), z.maxLength(fieldBounds.alias)),
      genericItemId: genericItemIdSchema,
      categoryId: categoryIdSchema,
    }),
    response: reviewSchema,
  }),
};
