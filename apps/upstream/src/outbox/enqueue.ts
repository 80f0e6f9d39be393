import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What is to be done once a transaction is committed, mostly in the outside world; each is safe to do again. */
export type Errand =
  | { kind: 'capture'; paymentId: string }
  | { kind: 'refund'; paymentId: string }
  | { kind: 'closeSession'; paymentId: string }
  | { kind: 'orderConfirmation'; orderId: string }
  /** A partner without people answers: a message, else (null) the request that was made after so many revisions. */
  | { kind: 'answerQuote'; offerId: string; messageId: string | null; revision: number }
  /** Tells the customer that a request was sent. */
  | { kind: 'quoteRequested'; quoteNumber: string }
  /** Tells a place that it was asked. */
  | { kind: 'quoteAsked'; offerId: string }
  /** Tells the customer what was offered. */
  | { kind: 'quoteOffered'; offerId: string; revision: number };

/**
 * Writes an errand down in the caller's transaction, to be done after so many seconds; the same one a second time is nothing new.
 */
export async function enqueue(
  db: Kysely<Database>,
  errand: Errand,
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

function subjectOf(errand: Errand): string {
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
