import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { Person } from '../../access/person.ts';

const none: ReadonlySet<string> = new Set();

/** Articles in any favourite list of the person (isInFavouriteList): one query, none for visitors. */
export async function readMarks(
  db: Kysely<Database>,
  person: Person | null,
  commercialItemIds: string[],
): Promise<ReadonlySet<string>> {
  if (person === null || commercialItemIds.length === 0) return none;
  const rows = await db
    .selectFrom('favourite_list as list')
    .innerJoin('favourite_list_item as item', 'item.list_id', 'list.id')
    .where('list.oid', '=', person.oid)
    .where('list.customer_number', 'is not distinct from', person.customerNumber)
    .where((where) => where('item.commercial_item_id', '=', where.fn.any(where.val(commercialItemIds))))
    .select('item.commercial_item_id as id')
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
