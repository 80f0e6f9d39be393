import type { Review } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { notFound } from '../../problem/problem.ts';

/** Customer reviews of an item: those with words first, each newest first. Throws a Problem 404 item_unknown. */
export async function loadReviews(db: Kysely<Database>, genericItemId: string): Promise<Review[]> {
  const rows = await db
    .selectFrom('item')
    .leftJoin('review', 'review.generic_item_id', 'item.id')
    .where('item.id', '=', genericItemId)
    .select([
      'review.stars',
      'review.user_review as userReview',
      'review.user_alias as userAlias',
      'review.category_id as categoryId',
      'review.written as date',
      'review.language',
    ])
    .orderBy(sql`review.user_review is null`)
    .orderBy('review.written', 'desc')
    .orderBy('review.id', 'desc')
    .execute();
  if (rows.length === 0) throw notFound('item_unknown', `Item not found: ${genericItemId}`);
  return rows.flatMap(({ stars, userReview, userAlias, categoryId, date, language }) =>
    stars === null
      ? []
      : [
          {
            stars,
            userReview,
            userAlias: userAlias!,
            categoryId: categoryId!,
            date: date!,
            language: language!,
            genericItemId,
          },
        ],
  );
}
