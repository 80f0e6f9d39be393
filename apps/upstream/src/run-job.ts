import { sql } from 'kysely';
import type { OutboxJob } from '@shop/commerce-model';
import type { Demo } from './database/demo.ts';
import type { Deps } from './http/deps.ts';
import { workOutbox, type OutboxDeps } from './outbox/work-outbox.ts';
import { sendTaxExemptDecision } from './orders/mails/send-tax-exempt-decision.ts';
import { sendOrderQuestion } from './orders/mails/send-order-question.ts';
import { sendOrderConfirmation, sendOrderNews, type ConfirmationDeps } from './orders/mails/send-order-confirmation.ts';
import {
  sendQuoteAsked,
  sendQuoteNews,
  sendQuoteRequested,
  type QuoteMailDeps,
} from './quotes/mails/send-quote-mails.ts';
import { decideTaxExempt } from './orders/tax-exempts/decide-tax-exempt.ts';
import { remindOfEnd, remindOfOrder } from './quotes/quote-jobs.ts';
import { sendHandoverAsked, sendHandoverDecided } from './units/mails/send-handover-mails.ts';
import { sendNotification, type NotificationDeps } from './notifications/send-notification.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SettlePayment } from './orders/payments/payment-webhooks.ts';

export interface JobDeps
  extends
    Pick<Deps, 'db' | 'payments' | 'log' | 'settings'>,
    Pick<OutboxDeps, 'jobEnded'>,
    ConfirmationDeps,
    QuoteMailDeps,
    NotificationDeps {
  settle: SettlePayment;
  /** Null without DEMO. */
  demo: Pick<Demo, 'answerAsPartner'> | null;
  settings: Deps['settings'];
}

/** Runs one round of the outbox and returns the number of jobs run. */
export const workJobs = (deps: JobDeps): Promise<number> => workOutbox({ ...deps, runJob: (job) => runJob(deps, job) });

/**
 * Runs a job, which may have run before. Returns null when done, or the reason why it is abandoned for good; throws
 * when it should be retried.
 */
export async function runJob(deps: JobDeps, job: OutboxJob): Promise<string | null> {
  switch (job.kind) {
    case 'capture':
      return capture(deps, job.paymentId);
    case 'refund':
      return refund(deps, job.paymentId);
    case 'closeSession':
      return closeSession(deps, job.paymentId);
    case 'orderConfirmation':
      return sendOrderConfirmation(deps, job.orderId);
    case 'decideTaxExempt':
      return deps.demo ? decideTaxExempt(deps.db, job.taxExemptId) : 'no demo';
    case 'taxExemptDecided':
      return sendTaxExemptDecision(deps, job);
    case 'answerQuote':
      return deps.demo ? deps.demo.answerAsPartner(deps.db, job) : 'no demo';
    case 'quoteRequested':
      return sendQuoteRequested(deps, job.quoteNumber);
    case 'quoteAsked':
      return sendQuoteAsked(deps, job.offerId);
    case 'orderQuestion':
      return sendOrderQuestion(deps, job.questionId);
    case 'handoverAsked':
      return sendHandoverAsked(deps, job.handoverId);
    case 'handoverDecided':
      return sendHandoverDecided(deps, job.handoverId);
    case 'news':
      return sendNews(deps, job.thread);
    case 'offerEnding':
      return remindOfEnd(deps.db, job.offerId, job.revision);
    case 'offerNotOrdered':
      return remindOfOrder(deps.db, job.offerId, job.acceptedAt);
    case 'notification':
      return sendNotification(deps, job);
  }
}

/** Threads are named by `offerThread` and `orderThread`. */
function sendNews(deps: JobDeps, thread: string): Promise<string | null> {
  const [about, ...rest] = thread.split(' ');
  if (about === 'order') return sendOrderNews(deps, rest[0]!);
  const [side, offerId] = rest;
  return sendQuoteNews(deps, { side: side === 'partner' ? 'partner' : 'customer', offerId: offerId! });
}

async function capture(deps: JobDeps, paymentId: string): Promise<string | null> {
  const payment = await readPayment(deps, paymentId);
  if (payment.captured_at !== null) return null;
  if (payment.state !== 'authorised') return `payment is ${payment.state}`;
  await providerOf(deps, payment).capture(authorised(payment));
  await deps.db
    .updateTable('payment')
    .set({ captured_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .execute();
  return null;
}

async function refund(deps: JobDeps, paymentId: string): Promise<string | null> {
  const payment = await readPayment(deps, paymentId);
  if (payment.refunded_at !== null) return null;
  // a capture after the refund would take the money again
  if (payment.captured_at === null && (await isToBeCaptured(deps, paymentId))) throw new Error('Capture comes first');
  await providerOf(deps, payment).refund(authorised(payment));
  await deps.db
    .updateTable('payment')
    .set({ state: 'refunded', refunded_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .execute();
  return null;
}

async function isToBeCaptured({ db }: JobDeps, paymentId: string): Promise<boolean> {
  const capture = db.selectFrom('outbox').select('key').where('key', '=', `capture ${paymentId}`);
  return (await capture.where('done_at', 'is', null).executeTakeFirst()) !== undefined;
}

/**
 * A payment may have been made just before closing. It is settled here, because the shopper has left and nobody else
 * will ask.
 */
async function closeSession(deps: JobDeps, paymentId: string): Promise<string | null> {
  const payment = await readPayment(deps, paymentId);
  const provider = providerOf(deps, payment);
  if (payment.session) await provider.closeSession(paymentId, payment.session);
  const outcome = await provider.lookUp(paymentId, payment.session);
  if (outcome.state === 'authorised') {
    await deps.db.transaction().execute((transaction) => deps.settle(transaction, outcome));
  }
  return null;
}

type Payment = Awaited<ReturnType<typeof readPayment>>;

async function readPayment({ db }: JobDeps, paymentId: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'provider', 'state', 'session', 'psp_reference', 'amount', 'currency', 'captured_at', 'refunded_at'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

function providerOf({ payments }: JobDeps, { provider }: Payment): PaymentProvider {
  if (payments?.name !== provider) throw new Error(`Payment provider ${provider} is not configured`);
  return payments;
}

function authorised({ id, psp_reference: pspReference, amount, currency }: Payment) {
  if (pspReference === null) throw new Error('The payment has no provider reference');
  return { paymentId: id, pspReference, amount: Number(amount), currency };
}
