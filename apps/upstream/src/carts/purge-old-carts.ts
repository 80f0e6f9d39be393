import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Longer than the browser keeps the id of a cart (20 days). */
const keptDays = 30;

/**
 * Deletes visitors' carts unchanged for 30 days, remains of carts that ended before that, files of their unsent
 * requests, and copies of configurations that are in no cart and no list.
 */
export async function purgeOldCarts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('cart')
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .where((where) => where.or([where('oid', 'is', null), where('state', 'in', ['merged', 'deleted'])]))
    // the source of an order stays on record
    .where(sql<boolean>`not exists (select from shop_order where cart_id = cart.id)`)
    .execute();
  await db.transaction().execute(forgetCopies);
  await forgetQuoteFiles(db);
}

/** Deletes files for unsent requests whose carts were deleted. */
async function forgetQuoteFiles(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from stored_file using quote_file
    where quote_file.file_id = stored_file.id and quote_file.cart_id is null
      and not exists (select from quote_request_file where quote_request_file.file_id = stored_file.id)`.execute(db);
}

/**
 * A copy is a person's version of a public configuration, so deleting it with its last cart or list loses nothing that
 * cannot be copied again.
 */
async function forgetCopies(db: Kysely<Database>): Promise<void> {
  const isUnused = sql<boolean>`oid is not null
    and not exists (select from cart_configuration where configuration_id = configuration.id)
    and not exists (select from favourite_list_configuration where configuration_id = configuration.id)
    and exists (select from configuration original
      where original.oid is null and original.names = configuration.names and original.lines = configuration.lines)`;
  // locks the copies first; one that was used meanwhile fails the second check
  const unused = await db.selectFrom('configuration').select('id').where(isUnused).forUpdate().execute();
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  await db.deleteFrom('configuration').where('id', 'in', ids).where(isUnused).execute();
}
