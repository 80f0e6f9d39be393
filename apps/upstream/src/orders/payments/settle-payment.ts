import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, PaymentTable } from '@shop/commerce-model';
import { enqueue } from '../../outbox/enqueue.ts';
import type { PaymentOutcome } from '../../payments/payment-provider.ts';
import { lockOrder, type LockedCart, type OrderRow } from '../order-store.ts';
import { placeOrder } from '../place-order.ts';
import { giveStockBack, reserveStock } from '../stock.ts';

export type Settlement = 'placed' | 'reopened' | 'pending' | 'refunding' | 'unchanged';

export interface LockedPayment {
  payment: Selectable<PaymentTable>;
  order: OrderRow;
  cart: LockedCart;
}

/**
 * The only place where a payment ends, reported by browser, webhook or reconciler. Idempotent; ignores payments that
 * are not ours.
 */
export async function settlePayment(db: Transaction<Database>, outcome: PaymentOutcome): Promise<Settlement> {
  const found = await lockPayment(db, outcome.paymentId);
  if (!found) return 'unchanged';
  switch (outcome.state) {
    case 'authorised':
      return settleAuthorised(db, found, outcome);
    case 'refused':
    case 'cancelled':
    case 'expired':
      return endPayment(db, found, outcome.state, outcome);
    case 'pending':
      return keepPending(db, found, outcome);
    case 'none':
      return isRunning(found) ? 'pending' : 'unchanged';
  }
}

/** A payment with its order and cart, locked in the order cart, order, payment. */
export async function lockPayment(db: Transaction<Database>, paymentId: string): Promise<LockedPayment | undefined> {
  const place = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select(['order_id', 'cart_id'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  if (!place?.cart_id) return undefined;
  const locked = await lockOrder(db, place.order_id, place.cart_id);
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...locked, payment };
}

const isRunning = ({ payment }: LockedPayment): boolean => payment.state === 'started' || payment.state === 'pending';

type ReportedFields = Pick<PaymentOutcome, 'pspReference' | 'method'>;

async function settleAuthorised(
  db: Transaction<Database>,
  found: LockedPayment,
  outcome: PaymentOutcome,
): Promise<Settlement> {
  const { payment, order } = found;
  if (payment.state === 'authorised' || payment.state === 'refunded') return 'unchanged';
  const wasRunning = isRunning(found);
  const isWhatWasAsked = outcome.amount === Number(payment.amount) && outcome.currency === payment.currency;
  const isHonoured = isWhatWasAsked && (wasRunning || (await canBeHonoured(db, found)));
  await writePayment(db, payment.id, {
    state: 'authorised',
    // the refund is the amount that was taken
    ...(isWhatWasAsked ? {} : { amount: outcome.amount, currency: outcome.currency }),
    ...reportedFieldsOf(payment, outcome),
  });
  if (isHonoured) {
    await placeOrder(db, order, outcome.method ?? payment.method);
    await enqueue(db, { kind: 'capture', paymentId: payment.id });
    return 'placed';
  }
  if (wasRunning) await reopenOrder(db, order);
  await enqueue(db, { kind: 'refund', paymentId: payment.id });
  return 'refunding';
}

/**
 * True when a late authorisation can place the order: nothing has changed, no other payment is running, and the stock
 * is still there.
 */
async function canBeHonoured(db: Transaction<Database>, { payment, order, cart }: LockedPayment): Promise<boolean> {
  if (order.state !== 'open' || order.version !== payment.order_version) return false;
  if (cart.state !== 'open' || cart.version !== order.cart_version) return false;
  return (await reserveStock(db, order)).length === 0;
}

/** Ends an unpaid payment: reopens the order and returns its stock. */
export async function endPayment(
  db: Transaction<Database>,
  found: LockedPayment,
  state: 'refused' | 'cancelled' | 'expired',
  reported: ReportedFields = { pspReference: null, method: null },
): Promise<'reopened' | 'unchanged'> {
  if (!isRunning(found)) return 'unchanged';
  await writePayment(db, found.payment.id, { state, ...reportedFieldsOf(found.payment, reported) });
  await reopenOrder(db, found.order);
  return 'reopened';
}

async function keepPending(db: Transaction<Database>, found: LockedPayment, said: ReportedFields): Promise<Settlement> {
  if (!isRunning(found)) return 'unchanged';
  const { method } = reportedFieldsOf(found.payment, said);
  await db.updateTable('payment').set({ state: 'pending', method }).where('id', '=', found.payment.id).execute();
  return 'pending';
}

const reportedFieldsOf = (payment: LockedPayment['payment'], { pspReference, method }: ReportedFields) => ({
  psp_reference: pspReference ?? payment.psp_reference,
  method: method ?? payment.method,
});

type Ending = Partial<Pick<Selectable<PaymentTable>, 'state' | 'psp_reference' | 'method' | 'currency'>> & {
  amount?: number;
};

async function writePayment(db: Transaction<Database>, id: string, ending: Ending): Promise<void> {
  await db
    .updateTable('payment')
    .set({ ...ending, settled_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

async function reopenOrder(db: Transaction<Database>, { id }: OrderRow): Promise<void> {
  await giveStockBack(db, id);
  await db
    .updateTable('shop_order')
    .set({ state: 'open', changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
