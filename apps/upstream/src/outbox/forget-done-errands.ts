import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** As long as answers to changes are kept: nobody asks for the same errand after that. */
const keptDays = 30;

/** Forgets errands that were done more than 30 days ago. */
export async function forgetDoneErrands(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .execute();
}
