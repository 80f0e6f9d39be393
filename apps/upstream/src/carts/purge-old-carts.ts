import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Retention of the remains of ended carts. */
const endedDays = 30;
/** Retention of visitors' carts: as long as the browser keeps the id. */
const visitorDays = 20;
/** Retention of visitors' carts without lines, which anybody can create in any number. */
const emptyHours = 1;

/**
 * Deletes visitors' carts unchanged for 20 days, or without lines for an hour, remains of carts that ended 30 days ago,
 * files of their unsent requests, and copies of configurations that are in no cart and no list.
 */
export async function purgeOldCarts(db: Kysely<Database>): Promise<void> {
  const isOlder = (days: number, hours = 0) =>
    sql<boolean>`changed_at < now() - make_interval(days => ${sql.lit(days)}, hours => ${sql.lit(hours)})`;
  const isEmpty = sql<boolean>`not exists (select from cart_line where cart_id = cart.id)
    and not exists (select from cart_configuration where cart_id = cart.id)`;
  await db
    .deleteFrom('cart')
    .where((where) =>
      where.or([
        where.and([where('state', 'in', ['merged', 'deleted']), isOlder(endedDays)]),
        where.and([where('oid', 'is', null), where('state', 'not in', ['merged', 'deleted']), isOlder(visitorDays)]),
        where.and([where('oid', 'is', null), where('state', '=', 'open'), isOlder(0, emptyHours), isEmpty]),
      ]),
    )
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
