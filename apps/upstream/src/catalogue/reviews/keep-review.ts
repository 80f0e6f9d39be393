import type { Review } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Stores a person's review of an item, replacing an earlier one; it counts as new. */
export async function keepReview(db: Kysely<Database>, oid: string, review: Required<Review>): Promise<void> {
  const reviewText = {
    category_id: review.categoryId,
    stars: review.stars,
    user_review: review.userReview,
    user_alias: review.userAlias,
    written: review.date,
    language: review.language,
  };
  await db
    .insertInto('review')
    .values({ oid, generic_item_id: review.genericItemId, ...reviewText })
    .onConflict((conflict) =>
      // Reviews of one day are sorted by id.
      conflict.columns(['oid', 'generic_item_id']).doUpdateSet({ ...reviewText, id: sql`default` }),
    )
    .execute();
}
