import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What is to be done in the outside world once a transaction is committed; each is safe to do again. */
export type Errand =
  | { kind: 'capture'; paymentId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'closeSession'; paymentId: string }
  | { kind: 'orderConfirmation'; orderId: string };

/** Writes an errand down in the caller's transaction; the same one a second time is nothing new. */
export async function enqueue(db: Kysely<Database>, errand: Errand): Promise<void> {
  const subject = 'paymentId' in errand ? errand.paymentId : errand.orderId;
  await db
    .insertInto('outbox')
    .values({ key: `${errand.kind} ${subject}`, errand: JSON.stringify(errand) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
