import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** As long as answers to changes are kept: nobody asks for the same job after that. */
const keptDays = 30;

/** Deletes jobs that were done more than 30 days ago. */
export async function purgeDoneJobs(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .execute();
}
