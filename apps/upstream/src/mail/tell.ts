import { sql, type Kysely } from 'kysely';
import type { Database, MailNewsKind } from '@shop/commerce-model';
import { enqueue } from '../outbox/enqueue.ts';

/** Minutes between two mails of a thread, at least. */
const pauseMinutes = 10;

/** Who is told about what: the customer or the supplier of an offer, or the buyer of an order. */
export const offerThread = (offerId: string, side: 'customer' | 'partner'): string => `offer ${side} ${offerId}`;
export const orderThread = (orderId: string): string => `order ${orderId}`;

/**
 * Adds news to a thread, in the caller's transaction. They are mailed at once, or together with what else happens until
 * ten minutes after the last mail.
 */
export async function tell(db: Kysely<Database>, thread: string, kind: MailNewsKind, text = ''): Promise<void> {
  await sql`insert into mail_thread (id, mail_at) values (${thread}, '-infinity') on conflict do nothing`.execute(db);
  await db.insertInto('mail_news').values({ thread_id: thread, kind, text }).execute();
  const { rows } = await sql<{ plannedAt: string; dueInSeconds: number }>`
    update mail_thread set mail_at = greatest(now(), mail_at + make_interval(mins => ${sql.lit(pauseMinutes)}))
    where id = ${thread} and mail_at <= now()
    returning mail_at::text as "plannedAt", extract(epoch from mail_at - now())::float8 as "dueInSeconds"`.execute(db);
  for (const { plannedAt, dueInSeconds } of rows) {
    await enqueue(db, { kind: 'news', thread, plannedAt }, { dueInSeconds });
  }
}

/** Counts a mail of another kind as the first of a thread. */
export const openThread = async (db: Kysely<Database>, thread: string): Promise<void> =>
  void (await sql`insert into mail_thread (id, mail_at) values (${thread}, now()) on conflict do nothing`.execute(db));

export interface News {
  id: string;
  kind: MailNewsKind;
  text: string;
}

/** News of a thread that are not mailed yet, oldest first. */
export const untoldNews = (db: Kysely<Database>, thread: string): Promise<News[]> =>
  db
    .selectFrom('mail_news')
    .select(['id', 'kind', 'text'])
    .where('thread_id', '=', thread)
    .where('mailed_at', 'is', null)
    .orderBy('id')
    .execute();

export async function markTold(db: Kysely<Database>, news: News[]): Promise<void> {
  await db
    .updateTable('mail_news')
    .set({ mailed_at: sql<Date>`now()` })
    .where(
      'id',
      'in',
      news.map(({ id }) => id),
    )
    .execute();
}
