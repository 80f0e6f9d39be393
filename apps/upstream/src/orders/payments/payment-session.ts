import type { orders, PaymentSession } from '@shop/api-contracts';
import { sql, type Selectable, type Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database, PaymentTable, ProviderSession } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import type { CallBefore, SignedInCall } from '../../http/route.ts';
import { isFreightStill } from '../freight/order-freight.ts';
import { accountAddress } from '../../mail/account-address.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { ProviderDownError, type PaymentProvider } from '../../payments/payment-provider.ts';
import { Problem } from '../../problem/problem.ts';
import { expirePayment } from './expire-payment.ts';
import { assertFitConfirmed } from '../fit-confirmations.ts';
import { changesOf, readCartContent } from '../order-lines.ts';
import { cartChanged, orderFor, sumsOf, type StepCall } from '../order-steps.ts';
import type { OrderRow } from '../order-store.ts';
import { readOrder } from '../read-order.ts';
import { assertPaymentsLeft } from './payment-limit.ts';
import { settlePayment } from './settle-payment.ts';
import { outOfStock, reserveStock, type StockOptions } from '../stock.ts';

type Call = SignedInCall<typeof orders.createPaymentSession>;
export type PaymentRow = Selectable<PaymentTable>;
export type PaymentDeps = Pick<Deps, 'db' | 'payments' | 'settings'>;

/**
 * Freezes the cart, reserves the stock and requests a session from the provider; returns an existing session. Uses
 * short transactions of its own, with the provider called outside of them. A retry after a failure continues the same
 * payment.
 */
export async function beginPayment(
  call: CallBefore<typeof orders.createPaymentSession>,
  deps: PaymentDeps,
  options: StockOptions = {},
): Promise<PaymentRow> {
  let begun = await begin(call, deps, options);
  const provider = providerOf(deps);
  if (begun.payment.expires_at <= new Date()) {
    await settleExpired(deps, provider, begun.payment);
    begun = await begin(call, deps, options);
  }
  const { payment, order } = begun;
  if (payment.session) return payment;
  const email = await accountAddress(deps.db, order.oid);
  const session = await asking(() =>
    provider.createSession({
      paymentId: payment.id,
      amount: Number(payment.amount),
      currency: payment.currency,
      country: order.country,
      language: languageTagOf(order.locale),
      email,
      returnUrl: payment.return_url,
      expiresAt: payment.expires_at,
    }),
  );
  await keepSession(deps, payment.id, session);
  return { ...payment, session };
}

/** The payment may have been cancelled while its session was created; then the session is closed. */
function keepSession({ db }: PaymentDeps, paymentId: string, session: ProviderSession): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { state } = await transaction
      .updateTable('payment')
      .set({ session: JSON.stringify(session) })
      .where('id', '=', paymentId)
      .returning('state')
      .executeTakeFirstOrThrow();
    if (state !== 'started' && state !== 'pending') await enqueue(transaction, { kind: 'closeSession', paymentId });
  });
}

/** What the browser needs for a payment. Throws a Problem 409 when the payment has ended meanwhile. */
export async function answerSession(call: Call, deps: PaymentDeps, payment: PaymentRow): Promise<PaymentSession> {
  const { name, browserSettings } = providerOf(deps);
  await orderFor(call, 'submitPayment', { orderId: call.params.id, cartId: call.body.cartId });
  return {
    order: await readOrder(call, deps, call.params.id),
    provider: name,
    sessionId: payment.session!.sessionId,
    sessionData: payment.session!.sessionData,
    ...browserSettings,
    expiresAt: payment.expires_at.toISOString(),
  };
}

interface Begun {
  order: OrderRow;
  payment: PaymentRow;
}

function begin(call: Call, deps: PaymentDeps, options: StockOptions): Promise<Begun> {
  const { db, settings } = deps;
  return db.transaction().execute(async (transaction) => {
    const inside = { ...call, db: transaction };
    const { params, body } = call;
    const order = await orderFor(inside, 'createPaymentSession', { orderId: params.id, cartId: body.cartId });
    const { name } = providerOf(deps);
    const returnUrl = ownAddress(body.returnUrl, settings.shopUrl);
    assertVersion(call.ifMatch, order);
    const running = await runningPayment(transaction, order.id);
    if (running) return { order, payment: running };
    await assertStillRight(inside, order);
    assertFitConfirmed(order);
    await assertPaymentsLeft(transaction, { oid: call.person.oid, lines: order.lines });
    const short = await reserveStock(transaction, order, options);
    if (short.length > 0) throw outOfStock(short);
    await transaction
      .updateTable('shop_order')
      .set({ state: 'paying', changed_at: sql`now()` })
      .where('id', '=', order.id)
      .execute();
    const payment = await addPayment(transaction, order, {
      provider: name,
      return_url: returnUrl,
      expires_at: new Date(Date.now() + settings.paymentSessionMinutes * 60_000),
    });
    return { order, payment };
  });
}

/** Adds a payment of the order's total. */
export function addPayment(
  db: Transaction<Database>,
  order: OrderRow,
  given: Pick<PaymentRow, 'provider' | 'expires_at'> & Partial<Pick<PaymentRow, 'return_url' | 'method' | 'state'>>,
): Promise<PaymentRow> {
  return db
    .insertInto('payment')
    .values({
      id: randomBytes(16).toString('hex'),
      order_id: order.id,
      amount: order.totals!.total,
      currency: order.currency,
      order_version: order.version,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function runningPayment(db: Transaction<Database>, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['started', 'pending'])
    .executeTakeFirst();
}

/** Throws a Problem 412 `order_changed` when the client has seen another version of the order. */
export function assertVersion(ifMatch: number | null, { version }: OrderRow): void {
  if (ifMatch === null || ifMatch === version) return;
  throw new Problem(412, 'order_changed', 'The order has changed since it was read');
}

/** Throws a Problem 412 `cart_changed` when articles, taxes or freight have changed since the order took them. */
export async function assertStillRight(call: StepCall, order: OrderRow): Promise<void> {
  const content = await readCartContent(call, order.cart_id);
  // of what is sold out meanwhile, the reservation says how many are left
  const changes = changesOf(order.lines, content, order.currency).filter(({ kind }) => !isScarce(kind));
  const errors = content.errors.filter(({ issue }) => !isScarce(issue));
  const { total } = await sumsOf(call, order);
  const isSame = changes.length === 0 && errors.length === 0 && total === order.totals!.total;
  if (!isSame || !(await isFreightStill(call, order))) {
    throw await cartChanged(call, order);
  }
}

const isScarce = (issue: string): boolean => issue === 'soldOut' || issue === 'stock';

/** The payment is overdue but not ended: the provider knows whether it was paid. */
async function settleExpired({ db }: PaymentDeps, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const outcome = await asking(() => provider.lookUp(payment.id, payment.session));
  await db.transaction().execute(async (transaction) => {
    const settlement = await settlePayment(transaction, outcome);
    if (settlement === 'pending') await expirePayment(transaction, payment.id);
  });
}

/** Calls the provider. Throws a Problem 503 `payment_provider_down` when it does not answer. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw answered(error);
  }
}

/** Converts an error of the provider to a Problem. */
export const answered = (error: unknown): unknown =>
  error instanceof ProviderDownError ? Object.assign(providerDown(), { cause: error }) : error;

const providerDown = (): Problem =>
  new Problem(503, 'payment_provider_down', 'The payment provider does not answer', {
    headers: { 'retry-after': '2' },
  });

export function providerOf({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw providerDown();
  return payments;
}

/**
 * Prevents redirects with the result of a payment to another origin, even if the provider parses the address
 * differently.
 */
function ownAddress(returnUrl: string, shopUrl: string | null): string {
  const foreign = (): Problem => new Problem(422, 'return_url_foreign', 'The return address is not on the shop');
  if (shopUrl === null || !URL.canParse(returnUrl)) throw foreign();
  const { protocol, host, username, password, href } = new URL(returnUrl);
  const shop = new URL(shopUrl);
  if (protocol !== shop.protocol || host !== shop.host || username !== '' || password !== '') throw foreign();
  return href;
}

/** `en-gb` is `en-GB`, `sr-latn-rs` is `sr-Latn-RS`. */
const languageTagOf = (locale: string): string => Intl.getCanonicalLocales(locale)[0]!;
