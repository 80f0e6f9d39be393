import { quantityBounds, type LineToAdd } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { type Database, lineKeyOf, type Language } from '@shop/commerce-model';
import { findArticles } from '../../catalogue/items/articles.ts';
import { refuse } from '../refused-items.ts';
import { itemsForUnknownUnits } from '../unknown-units.ts';
import { notFound, Problem } from '../../problem/problem.ts';
import type { Person } from '../../access/person.ts';
import { ownIdsOf, readableConfigurations } from '../configurations.ts';

/** Maximum number of lines and configurations in a list. */
const maxItems = 1_000;

/**
 * Adds to a locked list; an existing cartItemId gets a higher quantity, up to the bound. Throws a Problem 422:
 * item_unknown, unit_unknown and configuration_unknown name the missing ones, list_full.
 */
export async function addToList(
  db: Kysely<Database>,
  listId: string,
  { items, configurationIds, person }: { items: LineToAdd[]; configurationIds: string[]; person: Person },
  language: Language,
): Promise<void> {
  await addItems(db, listId, items, language);
  await addConfigurations(db, listId, configurationIds, person);
  const { rows } = await sql<{ size: number }>`
    select (select count(*)::int from favourite_list_item where list_id = ${listId})
      + (select count(*)::int from favourite_list_configuration where list_id = ${listId}) as size`.execute(db);
  if (rows[0]!.size > maxItems) throw new Problem(422, 'list_full', `A list has at most ${maxItems} items`);
}

/** Throws a Problem 404 list_item_unknown. */
export async function setQuantityInList(
  db: Kysely<Database>,
  listId: string,
  id: string,
  quantity: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('favourite_list_item')
    .set({ quantity })
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('list_item_unknown', 'Item not found in the list');
}

/** Removing an item that does not exist is no error. */
export async function removeFromList(
  db: Kysely<Database>,
  listId: string,
  what: { itemId: string } | { configurationId: string },
): Promise<void> {
  if ('itemId' in what) {
    await db.deleteFrom('favourite_list_item').where('list_id', '=', listId).where('id', '=', what.itemId).execute();
  } else {
    await db
      .deleteFrom('favourite_list_configuration')
      .where('list_id', '=', listId)
      .where('configuration_id', '=', what.configurationId)
      .execute();
  }
}

async function addItems(db: Kysely<Database>, listId: string, given: LineToAdd[], language: Language): Promise<void> {
  if (given.length === 0) return;
  // an old unit goes back with a purchase, and a proof goes with a request, neither with an entry of a list
  const items = given.map((item) => ({
    ...item,
    cartItemId: { ...item.cartItemId, takeBack: undefined, proof: undefined },
  }));
  const ids = items.map(({ cartItemId }) => cartItemId);
  const articles = ids.map(await findArticles(db, ids, language));
  const unknown = ids.flatMap((cartItemId, n) => (articles[n] ? [] : [{ cartItemId, article: undefined }]));
  if (unknown.length > 0) throw refuse('item_unknown', unknown);
  const found = ids.map((cartItemId, n) => ({ cartItemId, article: articles[n] }));
  const forUnknown = await itemsForUnknownUnits(db, found);
  if (forUnknown.length > 0) throw refuse('unit_unknown', forUnknown);

  const from = await nextPosition(db, 'favourite_list_item', listId);
  const rowOf = ({ cartItemId, quantity }: LineToAdd, n: number) => ({
    list_id: listId,
    id: randomUUID(),
    item_key: lineKeyOf(cartItemId),
    position: from + n,
    generic_item_id: cartItemId.genericItemId,
    commercial_item_id: articles[n]!.commercialItemId,
    cart_item_id: JSON.stringify(cartItemId),
    quantity,
    name: articles[n]!.name,
    article_number: articles[n]!.articleNumber,
  });
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  items.forEach((item, n) => {
    const row = rowOf(item, n);
    const same = rows.get(row.item_key);
    if (same) same.quantity = Math.min(quantityBounds.max, same.quantity + row.quantity);
    else rows.set(row.item_key, row);
  });
  await db
    .insertInto('favourite_list_item')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'item_key']).doUpdateSet({
        quantity: sql<number>`least(${sql.lit(quantityBounds.max)}, favourite_list_item.quantity + excluded.quantity)`,
      }),
    )
    .execute();
}

async function nextPosition(
  db: Kysely<Database>,
  table: 'favourite_list_item' | 'favourite_list_configuration',
  listId: string,
): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return last + 1;
}

/** Configurations of colleagues as copies. */
async function addConfigurations(db: Kysely<Database>, listId: string, ids: string[], person: Person): Promise<void> {
  if (ids.length === 0) return;
  const known = await readableConfigurations({ db, person }, ids).select('id').execute();
  const knownIds = new Set(known.map(({ id }) => id));
  const unknown = ids.filter((id) => !knownIds.has(id));
  if (unknown.length > 0) {
    const members = { configurations: unknown };
    throw new Problem(422, 'configuration_unknown', 'Configuration not found', { members });
  }
  const from = await nextPosition(db, 'favourite_list_configuration', listId);
  await db
    .insertInto('favourite_list_configuration')
    .values(
      (await ownIdsOf(db, person.oid, [...knownIds])).map((id, n) => ({
        list_id: listId,
        configuration_id: id,
        position: from + n,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
