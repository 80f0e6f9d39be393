import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Longer than the browser keeps the id of a cart (specification §9: 20 days). */
const keptDays = 30;

/** Forgets carts of nobody that nobody has changed for 30 days, and what is left of carts that ended so long ago. */
export async function forgetOldCarts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('cart')
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .where((where) => where.or([where('oid', 'is', null), where('state', 'in', ['merged', 'deleted'])]))
    .execute();
}
