import type { Kysely } from 'kysely';
import { bulkInsert, articleKeyOf, type Database, lineKeyOf } from '@shop/commerce-model';
import type { DemoCompany } from '../demo-company.ts';

/** Imports favourite lists and own article numbers. */
export async function importFavouriteLists(
  db: Kysely<Database>,
  { favouriteLists, customArticleNumbers }: DemoCompany,
): Promise<void> {
  const now = new Date().toISOString();
  await bulkInsert(
    db,
    'favourite_list',
    favouriteLists.map(({ id, oid, customerNumber, name, isShared }) => ({
      id,
      oid,
      customer_number: customerNumber,
      name,
      is_shared: isShared,
      changed_at: now,
    })),
  );
  await bulkInsert(
    db,
    'favourite_list_item',
    favouriteLists.flatMap(({ id: listId, lines }) =>
      lines.map(({ cartItemId, quantity, name, articleNumber }, position) => ({
        list_id: listId,
        id: `${position}`,
        item_key: lineKeyOf(cartItemId),
        position,
        generic_item_id: cartItemId.genericItemId,
        commercial_item_id: cartItemId.commercialItemId,
        cart_item_id: cartItemId,
        quantity,
        name,
        article_number: articleNumber,
      })),
    ),
  );
  await bulkInsert(
    db,
    'custom_article_number',
    customArticleNumbers.map(({ customerNumber, oid, commercialItemId, number }) => ({
      customer_number: customerNumber,
      oid,
      commercial_item_id: commercialItemId,
      number,
      key: articleKeyOf(number),
    })),
  );
}
