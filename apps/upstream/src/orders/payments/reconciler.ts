import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, ProviderSession } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { SettlePayment } from './payment-webhooks.ts';

export interface ReconcilerDeps extends Pick<Deps, 'db' | 'payments' | 'log'> {
  settle: SettlePayment;
  /** Gives up a payment that is past its time and that nobody has paid. */
  expire: (db: Transaction<Database>, paymentId: string) => Promise<boolean>;
  /** Milliseconds after which a payment that nobody has spoken of is looked up. */
  afterMs: number;
}

/** Pauses between two looks at the same payment: twice as long each time, but short enough that all is settled within a minute. */
const firstPauseMs = 2_000;
const maxPauseMs = 20_000;
/** Payments that are looked up at the same time: one that hangs at the provider does not hold up the others. */
const atOnce = 8;

interface Unsettled {
  id: string;
  state: 'started' | 'pending';
  session: ProviderSession | null;
  isPast: boolean;
}

/**
 * Settles payments whose browser never came back and whose webhook never arrived: asks the provider how they stand, ends those that are
 * past their time. Several processes may do this at once; each remembers only when it has looked last.
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

  /** One round; answers how many payments were due. Begins with no further payment once `signal` is aborted. */
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

/** First the door is closed, then one looks who came in. */
async function endAndLookUp(provider: PaymentProvider, { id, session }: Unsettled) {
  if (session) await provider.closeSession(id, session);
  return provider.lookUp(id, session);
}
