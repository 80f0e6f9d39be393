import { sql } from 'kysely';
import type { FileAnswer } from '@shop/api-contracts';
import type { Language } from './demo/demo-company.ts';
import type { Deps } from './deps.ts';
import type { Mailer } from './mail/mailer.ts';
import { sendOrderConfirmation } from './orders/mails/send-order-confirmation.ts';
import { sendQuoteAsked, sendQuoteOffered, sendQuoteRequested } from './quotes/mails/send-quote-mails.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SettlePayment } from './payments/payment-webhooks.ts';
import { answerQuote } from './quotes/demo-partner.ts';
import type { Errand } from './outbox/enqueue.ts';

export interface ErrandDeps extends Pick<Deps, 'db' | 'payments' | 'log' | 'settings'> {
  settle: SettlePayment;
  /** Null where no mail server is configured. */
  mailer: Mailer | null;
  /** The order confirmation as PDF. */
  orderConfirmationPdf: (orderId: string, language: Language) => Promise<FileAnswer>;
}

/** Does one errand, which may have been done before. Answers why it was left undone for good, null where it is done; else throws. */
export async function runErrand(deps: ErrandDeps, errand: Errand): Promise<string | null> {
  switch (errand.kind) {
    case 'capture':
      return capture(deps, errand.paymentId);
    case 'refund':
      return refund(deps, errand.paymentId);
    case 'closeSession':
      return closeSession(deps, errand.paymentId);
    case 'orderConfirmation':
      return sendOrderConfirmation(deps, errand.orderId);
    case 'answerQuote':
      return deps.settings.demo ? answerQuote(deps, errand) : 'no demo';
    case 'quoteRequested':
      return sendQuoteRequested(deps, errand.quoteNumber);
    case 'quoteAsked':
      return sendQuoteAsked(deps, errand.offerId);
    case 'quoteOffered':
      return sendQuoteOffered(deps, errand);
  }
}

async function capture(deps: ErrandDeps, paymentId: string): Promise<string | null> {
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

async function refund(deps: ErrandDeps, paymentId: string): Promise<string | null> {
  const payment = await readPayment(deps, paymentId);
  if (payment.refunded_at !== null) return null;
  await providerOf(deps, payment).refund(authorised(payment));
  await deps.db
    .updateTable('payment')
    .set({ state: 'refunded', refunded_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .execute();
  return null;
}

/** What was paid in the moment of closing is settled: nobody asks for a payment again that the shopper has given up. */
async function closeSession(deps: ErrandDeps, paymentId: string): Promise<string | null> {
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

async function readPayment({ db }: ErrandDeps, paymentId: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'provider', 'state', 'session', 'psp_reference', 'amount', 'currency', 'captured_at', 'refunded_at'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

function providerOf({ payments }: ErrandDeps, { provider }: Payment): PaymentProvider {
  if (payments?.name !== provider) throw new Error(`The payment provider ${provider} is not configured`);
  return payments;
}

function authorised({ id, psp_reference: pspReference, amount, currency }: Payment) {
  if (pspReference === null) throw new Error('The payment has no reference of the provider');
  return { paymentId: id, pspReference, amount: Number(amount), currency };
}
