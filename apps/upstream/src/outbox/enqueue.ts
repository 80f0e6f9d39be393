import { sql, type Kysely } from 'kysely';
import type { Database, OutboxJob } from '@shop/commerce-model';

/** Adds a job in the caller's transaction, due after `seconds`; adding the same job again changes nothing. */
export async function enqueue(
  db: Kysely<Database>,
  errand: OutboxJob,
  { dueInSeconds = 0 }: { dueInSeconds?: number } = {},
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      key: `${errand.kind} ${subjectOf(errand)}`,
      errand: JSON.stringify(errand),
      due_at: sql<Date>`now() + make_interval(secs => ${dueInSeconds})`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

function subjectOf(errand: OutboxJob): string {
  switch (errand.kind) {
    case 'orderConfirmation':
      return errand.orderId;
    case 'answerQuote':
      return `${errand.offerId} ${errand.messageId ?? `after ${errand.revision}`}`;
    case 'quoteRequested':
      return errand.quoteNumber;
    case 'quoteAsked':
      return errand.offerId;
    case 'quoteOffered':
      return `${errand.offerId} ${errand.revision}`;
    default:
      return errand.paymentId;
  }
}
