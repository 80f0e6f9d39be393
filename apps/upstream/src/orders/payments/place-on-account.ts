import type { orders, PaymentResult } from '@shop/api-contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { SignedInCall } from '../../http/route.ts';
import { Problem } from '../../problem/problem.ts';
import { assertFitConfirmed } from '../fit-confirmations.ts';
import { assertLegal } from '../order-moves.ts';
import { lockOwnOrder, scopeOf, type OrderRow } from '../order-store.ts';
import { orderFor } from '../order-steps.ts';
import { answerPayment, findPayment } from './payment-results.ts';
import { addPayment, assertStillRight, assertVersion, type PaymentDeps } from './payment-session.ts';
import { placeOrder } from '../place-order.ts';
import { outOfStock, reserveStock, type StockOptions } from '../stock.ts';

/**
 * Places an order paid by invoice, for customers with credit; repeating it is no error. Throws a Problem 403
 * `no_credit`.
 */
export async function placeOnAccount(
  call: SignedInCall<typeof orders.completeCheckout>,
  deps: PaymentDeps,
  options: StockOptions = {},
): Promise<PaymentResult> {
  const db = call.db as Transaction<Database>;
  const names = { orderId: call.params.id, cartId: call.body.cartId };
  const { order: found } = await lockOwnOrder(db, scopeOf(call), names.orderId, names.cartId);
  if (found.state === 'placed') {
    const { payment } = await findPayment(call, db, names);
    if (payment.provider === 'account') return answerPayment(call, deps, names);
    assertLegal('placeOnAccount', found);
  }
  if (!(await hasCredit(db, found)))
    throw new Problem(403, 'no_credit', 'Paying on account is not available to this customer');
  const order = await orderFor(call, 'placeOnAccount', names);
  assertVersion(call.ifMatch, order);
  await assertStillRight(call, order);
  assertFitConfirmed(order);
  const short = await reserveStock(db, order, options);
  if (short.length > 0) throw outOfStock(short);
  await placeWithInvoice(db, order);
  return answerPayment(call, deps, names);
}

/** Places a locked order with reserved stock; its invoice counts as paid. */
export async function placeWithInvoice(db: Transaction<Database>, order: OrderRow): Promise<void> {
  const payment = await addPayment(db, order, {
    provider: 'account',
    method: 'account',
    state: 'authorised',
    expires_at: new Date(),
  });
  await db
    .updateTable('payment')
    .set({ settled_at: sql`now()` })
    .where('id', '=', payment.id)
    .execute();
  await placeOrder(db, order, 'account');
}

async function hasCredit(db: Kysely<Database>, { customer_number: number }: OrderRow): Promise<boolean> {
  if (number === null) return false;
  const customer = await db
    .selectFrom('customer')
    .select('has_credit as hasCredit')
    .where('number', '=', number)
    .executeTakeFirst();
  return customer?.hasCredit ?? false;
}
