import { sql, type Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';

/** Same as for answers to changes: later nobody can ask for the job again. */
const keptDays = 30;

/** Deletes jobs done, and news of mails that happened, more than 30 days ago. */
export async function purgeDoneJobs(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('done_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .execute();
  await db
    .deleteFrom('mail_news')
    .where('happened_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(keptDays)})`)
    .execute();
}
