import type { CartItemId } from '@shop/api-contracts';
import type { Database } from '@shop/commerce-model';
import type { Kysely } from 'kysely';

/** Of these items, those for a unit that is unknown or deleted; one query, and none without units. */
export async function itemsForUnknownUnits<Item extends { cartItemId: CartItemId }>(
  db: Kysely<Database>,
  items: Item[],
): Promise<Item[]> {
  const wanted = new Set(items.flatMap(({ cartItemId }) => cartItemId.equipmentId || []));
  if (wanted.size === 0) return [];
  const there = await db
    .selectFrom('unit')
    .select('equipment_id as equipmentId')
    .where((where) => where('equipment_id', '=', where.fn.any(where.val([...wanted]))))
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Set(there.map(({ equipmentId }) => equipmentId));
  return items.filter(({ cartItemId: { equipmentId } }) => equipmentId && !known.has(equipmentId));
}
