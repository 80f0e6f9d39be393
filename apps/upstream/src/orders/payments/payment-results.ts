import type { orders, PaymentResult } from '@shop/api-contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, ProviderSession } from '@shop/commerce-model';
import type { CallBefore, SignedInCall } from '../../http/route.ts';
import {
  ProviderDownError,
  RedirectResultUnknownError,
  type PaymentOutcome,
  type PaymentProvider,
} from '../../payments/payment-provider.ts';
import { Problem } from '../../problem/problem.ts';
import { stepNotReached } from '../order-moves.ts';
import { isOwn, orderUnknown, scopeOf, type OrderRow } from '../order-store.ts';
import { orderFor } from '../order-steps.ts';
import { answered, asking, providerOf, runningPayment, type PaymentDeps, type PaymentRow } from './payment-session.ts';
import { readOrder } from '../read-order.ts';
import { endPayment, lockPayment, settlePayment } from './settle-payment.ts';

type AnyPaymentCall = SignedInCall<
  | typeof orders.submitPayment
  | typeof orders.completeCheckout
  | typeof orders.setPaymentDetails
  | typeof orders.cancelPayment
>;

/** Returns the sandbox's pay page; a component on our page continues by itself. */
export async function submitPayment(
  call: SignedInCall<typeof orders.submitPayment>,
  deps: PaymentDeps,
): Promise<PaymentResult> {
  const { params, body, db } = call;
  if (body.orderId !== params.id) throw orderUnknown();
  const order = await orderFor(call, 'submitPayment', { orderId: params.id, cartId: body.cartId });
  const provider = providerOf(deps);
  assertProvider(body.paymentProvider, provider);
  const payment = await runningPayment(db as Transaction<Database>, order.id);
  if (!payment?.session) throw stepNotReached(order);
  const method = methodOf(body.payload, provider);
  await db.updateTable('payment').set({ method }).where('id', '=', payment.id).execute();
  const redirectUrl = provider.payPage(payment.session, method);
  return {
    result: redirectUrl === null ? 'pending' : 'redirect',
    redirectUrl,
    order: await readOrder(call, deps, order.id),
  };
}

/**
 * Reads the method from Adyen's component, `{paymentMethod: {type}}`. Throws a Problem 422 `payment_method_unknown`.
 */
function methodOf(payload: Record<string, unknown>, { methods }: PaymentProvider): PaymentProvider['methods'][number] {
  const methodType = (payload['paymentMethod'] as { type?: unknown } | undefined | null)?.type;
  const method = methods.find((one) => one === methodType);
  if (!method) throw new Problem(422, 'payment_method_unknown', 'Payment method not supported');
  return method;
}

function assertProvider(name: string, provider: PaymentProvider): void {
  if (name === provider.name) return;
  throw new Problem(422, 'payment_provider_differs', 'Payments use another provider');
}

/**
 * The provider's outcome for a payment of this order; null for an order on account, or when the order is placed and the
 * provider was not asked.
 */
export type ProviderOutcome = PaymentOutcome | null;

/** Asks the provider for the result of the component on our page. */
export async function fetchCompletionOutcome(
  call: CallBefore<typeof orders.completeCheckout>,
  deps: PaymentDeps,
): Promise<ProviderOutcome> {
  const { params, body } = call;
  if (body.paymentProvider === 'account') return null;
  const { sessionResult } = body.payload;
  return hear(call, deps, { orderId: params.id, cartId: body.cartId }, (provider, session) => {
    assertProvider(body.paymentProvider, provider);
    return typeof sessionResult === 'string' ? provider.readSessionResult(session, sessionResult) : null;
  });
}

/** Asks the provider for the result of a redirect. */
export async function fetchRedirectOutcome(
  call: CallBefore<typeof orders.setPaymentDetails>,
  deps: PaymentDeps,
): Promise<ProviderOutcome> {
  const { params, body } = call;
  return hear(call, deps, { orderId: params.id, cartId: body.cartId }, (provider, session) =>
    body.redirectResult === null ? null : provider.readRedirectResult(session, body.redirectResult),
  );
}

/** Closes the session at the provider first; a payment authorised before that becomes an order. */
export async function settleCancellation(
  call: CallBefore<typeof orders.cancelPayment>,
  deps: PaymentDeps,
): Promise<ProviderOutcome> {
  const { payment } = await findPayment(call, deps.db, { orderId: call.params.id });
  if (payment.state !== 'started' && payment.state !== 'pending') return null;
  const provider = providerOf(deps);
  const { session } = payment;
  if (session) await asking(() => provider.closeSession(payment.id, session));
  return asking(() => provider.lookUp(payment.id, session));
}

interface OrderNames {
  orderId: string;
  cartId?: string;
}

/**
 * `read` returns null when the request has no result; then the provider is asked for the state. Throws a Problem 422
 * `redirect_result_unknown` when the result is forged or belongs to another order.
 */
async function hear(
  call: AnyPaymentCall,
  { db, ...deps }: PaymentDeps,
  names: OrderNames,
  read: (provider: PaymentProvider, session: ProviderSession) => Promise<PaymentOutcome> | null,
): Promise<ProviderOutcome> {
  const { order, payment } = await findPayment(call, db, names);
  if (payment.provider === 'account') return null;
  const provider = providerOf(deps);
  const { session } = payment;
  try {
    const brought = session && read(provider, session);
    const outcome = await (brought ?? (order.state === 'placed' ? null : provider.lookUp(payment.id, session)));
    if (outcome && outcome.paymentId !== payment.id) await assertOfOrder(db, order, outcome);
    return outcome;
  } catch (error) {
    if (error instanceof RedirectResultUnknownError) throw resultUnknown();
    // A placed order stays placed even when the provider is down.
    if (error instanceof ProviderDownError && order.state === 'placed') return null;
    throw answered(error);
  }
}

const resultUnknown = (): Problem =>
  new Problem(422, 'redirect_result_unknown', 'The result does not belong to a payment of this order');

async function assertOfOrder(db: Kysely<Database>, order: OrderRow, { paymentId }: PaymentOutcome): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('id', '=', paymentId)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!payment) throw resultUnknown();
}

/**
 * Finds an own order and its last payment. Throws a Problem 404 `order_unknown`, 409 `step_not_reached` without a
 * payment.
 */
export async function findPayment(
  call: AnyPaymentCall,
  db: Kysely<Database>,
  { orderId, cartId }: OrderNames,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const order = (await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', orderId)
    .where(isOwn(scopeOf(call)))
    .executeTakeFirst()) as OrderRow | undefined;
  if (!order || (cartId !== undefined && order.cart_id !== cartId)) throw orderUnknown();
  const payment = await lastPayment(db, order);
  if (!payment) throw stepNotReached(order);
  return { order, payment };
}

/** The payment that placed the order, else the latest. */
function lastPayment(db: Kysely<Database>, { id, state }: OrderRow): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy(sql`${state === 'placed'} and state = 'authorised'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Settles the payment with the provider's outcome and returns its state. */
export async function settleAndAnswer(
  call: SignedInCall<typeof orders.completeCheckout | typeof orders.setPaymentDetails>,
  deps: PaymentDeps,
  heard: ProviderOutcome,
): Promise<PaymentResult> {
  const names = { orderId: call.params.id, cartId: call.body.cartId };
  if (heard) await settlePayment(call.db as Transaction<Database>, heard);
  return answerPayment(call, deps, names, heard?.paymentId);
}

/** Cancels a payment that was not authorised; cancelling it again is no error. */
export async function cancelPayment(
  call: SignedInCall<typeof orders.cancelPayment>,
  deps: PaymentDeps,
  heard: ProviderOutcome,
): Promise<PaymentResult> {
  const db = call.db as Transaction<Database>;
  if (heard) {
    await settlePayment(db, heard);
    const found = await lockPayment(db, heard.paymentId);
    if (found && heard.state !== 'authorised') await endPayment(db, found, 'cancelled');
  }
  return answerPayment(call, deps, { orderId: call.params.id }, heard?.paymentId);
}

/** State of the given payment, or of the order's last one. */
export async function answerPayment(
  call: AnyPaymentCall,
  deps: PaymentDeps,
  names: OrderNames,
  paymentId?: string,
): Promise<PaymentResult> {
  const { order, payment } = await findPayment(call, call.db, names);
  const asked =
    paymentId === undefined || paymentId === payment.id
      ? payment
      : await call.db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  return {
    result: resultOf(asked, order),
    redirectUrl: null,
    order: await readOrder(call, deps, order.id),
  };
}

/** A payment that was authorised too late for an order is refunded. */
function resultOf({ state }: PaymentRow, order: OrderRow): PaymentResult['result'] {
  if (order.state === 'placed') return 'authorised';
  if (state === 'started' || state === 'pending') return 'pending';
  return state === 'authorised' || state === 'refunded' ? 'expired' : state;
}
