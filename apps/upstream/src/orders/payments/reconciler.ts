import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, ProviderSession } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { SettlePayment } from './payment-webhooks.ts';

export interface ReconcilerDeps extends Pick<Deps, 'db' | 'payments' | 'log'> {
  settle: SettlePayment;
  /** Ends an overdue payment that nobody has paid. */
  expire: (db: Transaction<Database>, paymentId: string) => Promise<boolean>;
  /** Age in milliseconds after which a payment without a message is looked up. */
  afterMs: number;
}

/** Pauses between look-ups of a payment: they double, but stay short enough to settle within a minute. */
const firstPauseMs = 2_000;
const maxPauseMs = 20_000;
/** Parallel look-ups, so that one that hangs at the provider does not delay the others. */
const atOnce = 8;

interface Unsettled {
  id: string;
  state: 'started' | 'pending';
  session: ProviderSession | null;
  isPast: boolean;
}

/**
 * Settles payments whose browser never returned and whose webhook never arrived: asks the provider for their state, and
 * ends overdue ones. Safe in several processes; each remembers only its own look-ups.
 */
export function createReconciler({ db, payments, log, settle, expire, afterMs }: ReconcilerDeps) {
  const looks = new Map<string, { pauseMs: number; nextAt: number }>();

  async function look(provider: PaymentProvider, payment: Unsettled): Promise<void> {
    const outcome = payment.isPast
      ? await endAndLookUp(provider, payment)
      : await provider.lookUp(payment.id, payment.session);
    const isNews = outcome.state !== 'none' && outcome.state !== payment.state;
    const isUndecided = outcome.state === 'none' || outcome.state === 'pending';
    const effect = await db.transaction().execute(async (transaction) => {
      if (payment.isPast && isUndecided) return (await expire(transaction, payment.id)) ? 'expired' : 'unchanged';
      return isNews ? settle(transaction, outcome) : 'unchanged';
    });
    if (effect !== 'unchanged') log.info({ paymentId: payment.id, state: outcome.state, effect }, 'payment reconciled');
  }

  async function lookSafely(provider: PaymentProvider, payment: Unsettled): Promise<void> {
    try {
      await look(provider, payment);
    } catch (error) {
      log.error({ err: error, paymentId: payment.id }, 'payment not reconciled yet');
    }
  }

  /** Runs one round and returns the number of due payments. Starts no further look-up once `signal` is aborted. */
  return async function reconcile(now = Date.now(), signal?: AbortSignal): Promise<number> {
    if (payments === null) return 0;
    const unsettled = await db
      .selectFrom('payment')
      .select(['id', 'state', 'session', sql<boolean>`expires_at <= now()`.as('isPast')])
      .where('provider', '=', payments.name)
      .where('state', 'in', ['started', 'pending'])
      .where((where) =>
        where.or([
          where('created_at', '<=', sql<Date>`now() - make_interval(secs => ${afterMs / 1_000})`),
          where('expires_at', '<=', sql<Date>`now()`),
        ]),
      )
      .orderBy('created_at')
      .execute();
    const due = unsettled.filter(({ id }) => (looks.get(id)?.nextAt ?? 0) <= now) as Unsettled[];
    const still = new Set(unsettled.map(({ id }) => id));
    for (const id of looks.keys()) if (!still.has(id)) looks.delete(id);
    for (const { id } of due) {
      const pauseMs = Math.min(maxPauseMs, (looks.get(id)?.pauseMs ?? firstPauseMs / 2) * 2);
      looks.set(id, { pauseMs, nextAt: now + pauseMs });
    }
    const queue = due.values();
    const one = async (): Promise<void> => {
      for (const payment of queue) {
        if (signal?.aborted) return;
        await lookSafely(payments, payment);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return due.length;
  };
}

/** Closes the session first, so that no payment can follow the look-up. */
async function endAndLookUp(provider: PaymentProvider, { id, session }: Unsettled) {
  if (session) await provider.closeSession(id, session);
  return provider.lookUp(id, session);
}
