import { noCategoryId, reviews } from '@shop/api-contracts';
import { dayIn } from '@shop/commerce-model';
import { signedInRoute, type Route } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { keepReview } from './keep-review.ts';

/** Route for writing reviews; they are read with `items.reviews`. */
export function reviewRoutes(): Route[] {
  return [
    signedInRoute(reviews.post, async ({ body, person, context, db }) => {
      const item = await db
        .selectFrom('item')
        .select('category_ids')
        .where('id', '=', body.genericItemId)
        .executeTakeFirst();
      if (!item || (body.categoryId !== noCategoryId && !item.category_ids.includes(body.categoryId))) {
        throw new Problem(422, 'item_not_there', `Item not found: ${body.genericItemId} in ${body.categoryId}`);
      }
      const date = dayIn(context.market.timeZone);
      const review = { ...body, date, language: context.language };
      await keepReview(db, person.oid, review);
      return review;
    }),
  ];
}
