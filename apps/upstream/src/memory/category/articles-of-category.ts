import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** Batches keep the event loop free while a category of 100 thousand articles is loaded. */
const batchSize = 2_000;

/** The next articles of a category, in the order of the catalogue. */
export const articlesOfCategory = (db: Kysely<Database>, categoryId: string, after: number) =>
  db
    .selectFrom('variant_category as place')
    .innerJoin('variant', 'variant.commercial_item_id', 'place.commercial_item_id')
    .where('place.category_id', '=', categoryId)
    .where('place.position', '>', after)
    .orderBy('place.position')
    .limit(batchSize);

/** Rows in batches; the database reads the next one while a batch is converted, which must not wait for anything else. */
export async function* inBatches<Row extends { position: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let batch = await read(-1);
  while (batch.length > 0) {
    const next = batch.length < batchSize ? [] : read(batch.at(-1)!.position);
    yield batch;
    batch = await next;
  }
}
