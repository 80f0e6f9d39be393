import type { Transaction } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { enqueue } from '../../outbox/enqueue.ts';
import { endPayment, lockPayment } from './settle-payment.ts';

/**
 * Ends an overdue payment after the provider has said that nothing was authorised: reopens the cart, returns the stock
 * and closes the session. False when it has already ended or is not overdue.
 */
export async function expirePayment(db: Transaction<Database>, paymentId: string): Promise<boolean> {
  const found = await lockPayment(db, paymentId);
  if (!found || found.payment.expires_at > new Date()) return false;
  if ((await endPayment(db, found, 'expired')) === 'unchanged') return false;
  if (found.payment.session) await enqueue(db, { kind: 'closeSession', paymentId });
  return true;
}
