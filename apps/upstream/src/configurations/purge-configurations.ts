import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Retention of configurations that are in no cart and no list: somebody may still come back to save theirs. */
const unusedDays = 30;
const sessionDays = 2;

/** Deletes ended sessions of the configurator, and what people configured and put nowhere. */
export async function purgeConfigurations(db: Kysely<Database>): Promise<void> {
  await sql`delete from configurator_session where started_at < now() - make_interval(days => ${sql.lit(sessionDays)})`.execute(
    db,
  );
  await db.transaction().execute(async (transaction) => {
    const isUnused = sql<boolean>`oid is not null and design is not null
      and changed_at < now() - make_interval(days => ${sql.lit(unusedDays)})
      and not exists (select from cart_configuration where configuration_id = configuration.id)
      and not exists (select from favourite_list_configuration where configuration_id = configuration.id)`;
    // locks them first; one that was used meanwhile fails the second check
    const unused = await transaction.selectFrom('configuration').select('id').where(isUnused).forUpdate().execute();
    if (unused.length === 0) return;
    const ids = unused.map(({ id }) => id);
    await transaction.deleteFrom('configuration').where('id', 'in', ids).where(isUnused).execute();
  });
}
