import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import type { CardOutcome } from './test-cards.ts';
import { createWebhookQueue } from './webhook-queue.ts';

/**
 * `none`: not paid yet. A payment leaves `none` and `pending` only once; afterwards only returning the money changes
 * it, to `cancelled`.
 */
export type PaymentState = 'none' | 'pending' | 'authorised' | 'refused' | 'cancelled' | 'expired';
export type PaymentMethod = 'scheme' | 'paypal';

export interface PaymentRequest {
  /** The shop's id; opening it again does not create another payment. */
  paymentId: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Language of the pages, BCP 47. */
  language: string;
  email: string;
  /** Address to which the shopper returns. */
  returnUrl: string;
  expiresAt: Date;
}

export interface Payment extends PaymentRequest {
  /** Part of the pay page's address. */
  sessionId: string;
  /** Sent to the shop with the returning shopper. */
  redirectResult: string;
  state: PaymentState;
  method: PaymentMethod | null;
  /** Behaviour of the chosen test card; null before one was chosen. */
  card: CardOutcome | null;
  /** Reference of the authorisation. */
  pspReference: string | null;
  startedAt: Date;
  /** Sums of the bookings, in minor units. */
  booked: Record<Booking, number>;
}

/** `captured`, then `refunded`; or only `cancelled`, when money is returned that was never captured. */
export type Booking = 'authorised' | 'captured' | 'refunded' | 'cancelled';

/** Shape of answers and webhooks to the shop. */
export interface Outcome {
  paymentId: string;
  state: PaymentState;
  pspReference: string | null;
  method: PaymentMethod | null;
  amount: number;
  currency: string;
}

export const outcomeOf = ({ paymentId, state, pspReference, method, amount, currency }: Payment): Outcome => ({
  paymentId,
  state,
  pspReference,
  method,
  amount,
  currency,
});

/** Milliseconds until a pending payment is decided. */
const decisionMs = 5_000;
/** Delay of the webhook in milliseconds when the browser gets no answer, so that the shop has to query the result. */
const lateWebhookMs = 30_000;

/**
 * All payments. Each change is one transaction of state, booking and webhook; reading first settles payments that are
 * due.
 */
export interface Payments {
  /** Opens a session; returns the existing one for a known payment, even with other data. */
  open(request: PaymentRequest): Payment;
  ofSession(sessionId: string): Payment | undefined;
  ofPayment(paymentId: string): Payment | undefined;
  ofResult(redirectResult: string): Payment | undefined;
  /** Newest first. */
  all(): Payment[];
  /** Records that the bank asks the shopper; the payment stays open. */
  challenge(sessionId: string): void;
  /** Records the shopper's payment or its failure; changes only an open payment. */
  decide(sessionId: string, method: PaymentMethod, outcome: Exclude<CardOutcome, 'challenge'>): void;
  /** Records that the shopper has cancelled; changes only an open payment. */
  cancel(sessionId: string): void;
  /**
   * Called when the shop no longer accepts the payment: cancels an open one, without a webhook because the shop knows.
   */
  close(sessionId: string): void;
  /** Captures the authorised money; false when there is none. A repetition changes nothing. */
  capture(paymentId: string): boolean;
  /** Refunds captured money, or cancels an authorisation. */
  refund(paymentId: string): boolean;
  /** True when this read by the server has to hang. */
  takeHangingRead(paymentId: string): boolean;
  /** Decides pending payments and expires old ones. */
  settleDue(): void;
}

const allColumns = `
  SELECT p.*, ${(['authorised', 'captured', 'refunded', 'cancelled'] as const)
    .map((kind) => `coalesce(sum(b.amount) FILTER (WHERE b.kind = '${kind}'), 0) AS booked_${kind}`)
    .join(', ')}
  FROM payments p LEFT JOIN payment_bookings b ON b.payment_id = p.payment_id`;

export function createPayments(database: DatabaseSync, now: () => number = Date.now): Payments {
  const webhooks = createWebhookQueue(database, now);
  const by = (column: string) => database.prepare(`${allColumns} WHERE p.${column} = ? GROUP BY p.payment_id`);
  const [bySession, byPayment, byResult] = [by('session_id'), by('payment_id'), by('redirect_result')];
  const every = database.prepare(`${allColumns} GROUP BY p.payment_id ORDER BY p.started_at DESC, p.rowid DESC`);
  const insert = database.prepare(
    `INSERT INTO payments (payment_id, session_id, redirect_result, amount, currency, language, email, return_url, expires_at, state,
       hanging_reads, started_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'none', 0, ?) ON CONFLICT (payment_id) DO NOTHING`,
  );
  const leave = database.prepare(
    `UPDATE payments SET state = ?, method = coalesce(?, method), card = coalesce(?, card), psp_reference = ?, decides_at = ?, hanging_reads = ?
     WHERE payment_id = ? AND state = ?`,
  );
  const noteChallenge = database.prepare(
    "UPDATE payments SET card = 'challenge', method = 'scheme' WHERE session_id = ? AND state = 'none'",
  );
  const book = database.prepare(
    'INSERT OR IGNORE INTO payment_bookings (payment_id, kind, amount, booked_at) VALUES (?, ?, ?, ?)',
  );
  const giveBack = database.prepare("UPDATE payments SET state = 'cancelled' WHERE payment_id = ?");
  const takeHanging = database.prepare(
    'UPDATE payments SET hanging_reads = hanging_reads - 1 WHERE payment_id = ? AND hanging_reads > 0',
  );
  const due = database.prepare(
    `SELECT payment_id FROM payments WHERE (state = 'pending' AND decides_at <= ?) OR (state = 'none' AND expires_at <= ?)`,
  );

  const read = (row: unknown) => (row ? paymentOf(row as Row) : undefined);
  const present = (paymentId: string) => read(byPayment.get(paymentId));

  /** Must run in a transaction. */
  function move(payment: Payment, state: PaymentState, more: Move = {}): void {
    const { method = null, card = null, decidesAt = null, hangingReads = 0, webhookIn } = more;
    const pspReference = state === 'authorised' ? randomBytes(8).toString('hex').toUpperCase() : null;
    leave.run(state, method, card, pspReference, decidesAt, hangingReads, payment.paymentId, payment.state);
    if (state === 'authorised') book.run(payment.paymentId, 'authorised', payment.amount, now());
    if (webhookIn !== undefined) webhooks.add({ outcome: outcomeOf(present(payment.paymentId)!) }, webhookIn);
  }

  function settleDue(): void {
    if (due.all(now(), now()).length === 0) return;
    inTransaction(database, () => {
      for (const { payment_id: paymentId } of due.all(now(), now()) as { payment_id: string }[]) {
        const payment = present(paymentId)!;
        if (payment.state === 'none') move(payment, 'expired', { webhookIn: 0 });
        else move(payment, payment.card === 'authorisedLater' ? 'authorised' : 'refused', { webhookIn: 0 });
      }
    });
  }

  function changeOpen(sessionId: string, change: (payment: Payment) => void): void {
    settleDue();
    inTransaction(database, () => {
      const payment = read(bySession.get(sessionId));
      if (payment?.state === 'none') change(payment);
    });
  }

  function settled(find: () => unknown): Payment | undefined {
    settleDue();
    return read(find());
  }

  return {
    open({ paymentId, amount, currency, language, email, returnUrl, expiresAt }) {
      const [sessionId, result] = [randomBytes(18).toString('base64url'), randomBytes(24).toString('base64url')];
      const ends = expiresAt.getTime();
      insert.run(paymentId, sessionId, result, amount, currency, language, email, returnUrl, ends, now());
      return present(paymentId)!;
    },
    ofSession: (sessionId) => settled(() => bySession.get(sessionId)),
    ofPayment: (paymentId) => settled(() => byPayment.get(paymentId)),
    ofResult: (redirectResult) => settled(() => byResult.get(redirectResult)),
    all() {
      settleDue();
      return every.all().map((row) => paymentOf(row as unknown as Row));
    },
    challenge: (sessionId) => void noteChallenge.run(sessionId),
    decide(sessionId, method, outcome) {
      changeOpen(sessionId, (payment) => {
        const chosen = { method, card: outcome };
        if (outcome === 'authorisedLater' || outcome === 'refusedLater')
          move(payment, 'pending', { ...chosen, decidesAt: now() + decisionMs });
        else if (outcome === 'authorisedWithoutAnswer')
          move(payment, 'authorised', { ...chosen, hangingReads: 1, webhookIn: lateWebhookMs });
        else move(payment, outcome, { ...chosen, webhookIn: 0 });
      });
    },
    cancel: (sessionId) => changeOpen(sessionId, (payment) => move(payment, 'cancelled', { webhookIn: 0 })),
    close: (sessionId) => changeOpen(sessionId, (payment) => move(payment, 'cancelled')),
    capture: (paymentId) =>
      inTransaction(database, () => {
        const payment = present(paymentId);
        if (payment && payment.booked.captured > 0) return true;
        if (payment?.state !== 'authorised') return false;
        book.run(paymentId, 'captured', payment.amount, now());
        return true;
      }),
    refund: (paymentId) =>
      inTransaction(database, () => {
        const payment = present(paymentId);
        if (!payment || payment.booked.authorised === 0) return false;
        book.run(paymentId, payment.booked.captured > 0 ? 'refunded' : 'cancelled', payment.amount, now());
        giveBack.run(paymentId);
        return true;
      }),
    takeHangingRead: (paymentId) => takeHanging.run(paymentId).changes > 0,
    settleDue,
  };
}

interface Move {
  method?: PaymentMethod;
  card?: CardOutcome;
  decidesAt?: number;
  hangingReads?: number;
  /** Milliseconds until the webhook is sent; without it, none is sent. */
  webhookIn?: number;
}

interface Row {
  payment_id: string;
  session_id: string;
  redirect_result: string;
  amount: number;
  currency: string;
  language: string;
  email: string;
  return_url: string;
  expires_at: number;
  state: PaymentState;
  method: PaymentMethod | null;
  card: CardOutcome | null;
  psp_reference: string | null;
  started_at: number;
  booked_authorised: number;
  booked_captured: number;
  booked_refunded: number;
  booked_cancelled: number;
}

const paymentOf = (row: Row): Payment => ({
  paymentId: row.payment_id,
  sessionId: row.session_id,
  redirectResult: row.redirect_result,
  amount: row.amount,
  currency: row.currency,
  language: row.language,
  email: row.email,
  returnUrl: row.return_url,
  expiresAt: new Date(row.expires_at),
  state: row.state,
  method: row.method,
  card: row.card,
  pspReference: row.psp_reference,
  startedAt: new Date(row.started_at),
  booked: {
    authorised: row.booked_authorised,
    captured: row.booked_captured,
    refunded: row.booked_refunded,
    cancelled: row.booked_cancelled,
  },
});
