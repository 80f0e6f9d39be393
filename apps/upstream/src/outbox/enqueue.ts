import { sql, type Kysely } from 'kysely';
import type { Database, NotificationJob, OutboxJob } from '@shop/commerce-model';

/** Adds a job in the caller's transaction, due after `seconds`; adding the same job again changes nothing. */
export async function enqueue(
  db: Kysely<Database>,
  job: OutboxJob,
  { dueInSeconds = 0 }: { dueInSeconds?: number } = {},
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      key: `${job.kind} ${subjectOf(job)}`,
      errand: JSON.stringify(job),
      due_at: sql<Date>`now() + make_interval(secs => ${dueInSeconds})`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

function subjectOf(job: OutboxJob): string {
  switch (job.kind) {
    case 'orderConfirmation':
      return job.orderId;
    case 'decideTaxExempt':
      return job.taxExemptId;
    case 'taxExemptDecided':
      return `${job.taxExemptId} ${job.decidedAt ?? ''}`;
    case 'answerQuote':
      return `${job.offerId} ${job.messageId ?? `after ${job.revision}`}`;
    case 'quoteRequested':
      return job.quoteNumber;
    case 'quoteAsked':
      return job.offerId;
    case 'orderQuestion':
      return job.questionId;
    case 'handoverAsked':
    case 'handoverDecided':
      return job.handoverId;
    case 'news':
      return `${job.thread} ${job.plannedAt}`;
    case 'offerEnding':
      return `${job.offerId} ${job.revision}`;
    case 'offerNotOrdered':
      return `${job.offerId} ${job.acceptedAt}`;
    case 'notification':
      return subjectOfNotification(job);
    default:
      return job.paymentId;
  }
}

function subjectOfNotification(job: NotificationJob): string {
  switch (job.about) {
    case 'orderShipped':
      return `${job.about} ${job.orderId} ${job.shipmentId}`;
    case 'offerArrived':
      return `${job.about} ${job.offerId} ${job.revision}`;
    case 'approvalWaiting':
      return `${job.about} ${job.handoverId}`;
    case 'cleaningDue':
      return `${job.about} ${job.equipmentId} ${job.asOf}`;
  }
}
