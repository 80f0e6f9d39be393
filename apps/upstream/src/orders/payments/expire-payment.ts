import type { Transaction } from 'kysely';
import type { Database } from '@shop/commerce-model';
import { enqueue } from '../../outbox/enqueue.ts';
import { endPayment, lockPayment } from './settle-payment.ts';

/**
 * Ends a payment whose time is over and of which the provider says that nothing was authorised: the cart thaws, the stock is given back and
 * the session is closed. False where it has ended already, or has time left.
 */
export async function expirePayment(db: Transaction<Database>, paymentId: string): Promise<boolean> {
  const found = await lockPayment(db, paymentId);
  if (!found || found.payment.expires_at > new Date()) return false;
  if ((await endPayment(db, found, 'expired')) === 'unchanged') return false;
  if (found.payment.session) await enqueue(db, { kind: 'closeSession', paymentId });
  return true;
}
