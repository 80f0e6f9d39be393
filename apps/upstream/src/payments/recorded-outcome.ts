import type { PaymentState } from '@shop/api-contracts';
import type { Kysely } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { nothingOf, type PaymentOutcome } from './payment-provider.ts';

const stateOf: Record<PaymentState, PaymentOutcome['state']> = {
  started: 'none',
  pending: 'pending',
  authorised: 'authorised',
  refused: 'refused',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'authorised',
};

/** Outcome of a payment as recorded so far from webhooks and results. */
export async function recordedOutcome(db: Kysely<Database>, paymentId: string): Promise<PaymentOutcome> {
  const payment = await db
    .selectFrom('payment')
    .select(['state', 'psp_reference', 'method', 'amount', 'currency'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) return nothingOf(paymentId);
  return {
    paymentId,
    state: stateOf[payment.state],
    pspReference: payment.psp_reference,
    method: payment.method,
    amount: Number(payment.amount),
    currency: payment.currency,
  };
}
