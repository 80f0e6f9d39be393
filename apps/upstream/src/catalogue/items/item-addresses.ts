import type { AnswerOf, items } from '@shop/api-contracts';
import { sql, type Kysely } from 'kysely';
import { type Database, type Language, slugOf } from '@shop/commerce-model';
import type { ReferenceData } from '../../memory/reference-data.ts';
import { categorySlugOf } from './item-cards.ts';

const addressesPerPage = 5_000;

/**
 * Canonical addresses of articles in catalogue order; pages are one-based. Positions have no gaps, so a page is a range
 * of positions.
 */
export async function itemAddresses(
  db: Kysely<Database>,
  reference: ReferenceData,
  language: Language,
  page: number,
): Promise<AnswerOf<typeof items.addresses>> {
  const from = (page - 1) * addressesPerPage;
  const { total } = await db
    .selectFrom('variant')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('variant')
    .where('position', '>=', from)
    .where('position', '<', from + addressesPerPage)
    .orderBy('position')
    .select((select) => [
      'category_id as categoryId',
      'generic_item_id as genericItemId',
      'commercial_item_id as commercialItemId',
      select.ref('names', '->>').key(language).$notNull().as('name'),
    ])
    .execute();
  return {
    total,
    addresses: rows.map(({ name, ...ids }) => ({
      ...ids,
      categorySlug: categorySlugOf(reference, ids.categoryId, language),
      slug: slugOf(name),
    })),
  };
}
