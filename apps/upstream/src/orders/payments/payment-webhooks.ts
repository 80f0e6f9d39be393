import { raw, Router, type Request, type Response } from 'express';
import type { Transaction } from 'kysely';
import type { Database } from '@shop/commerce-model';
import type { Deps } from '../../http/deps.ts';
import { methodNotAllowed } from '../../http/mount.ts';
import { notFound } from '../../problem/problem.ts';
import type { PaymentOutcome } from '../../payments/payment-provider.ts';

/** The only place where an outcome of a provider takes effect; idempotent. */
export type SettlePayment = (db: Transaction<Database>, outcome: PaymentOutcome) => Promise<string>;

const path = '/webhooks/payments/:provider';
const limitBytes = 64 * 1024;

/**
 * Receives webhooks of the payment provider. The signature over the raw bytes authenticates them; nothing else in the
 * request is trusted. 401 for a wrong signature, 404 for a provider that is not configured; the provider repeats
 * anything but 200.
 */
export function paymentWebhooks({ db, payments, log }: Pick<Deps, 'db' | 'payments' | 'log'>, settle: SettlePayment) {
  async function receive(request: Request, response: Response): Promise<void> {
    response.locals['route'] = 'payments.webhook';
    if (payments === null || request.params['provider'] !== payments.name) {
      throw notFound('provider_unknown', 'This payment provider is not configured');
    }
    const body: unknown = request.body;
    const outcomes = payments.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), request.headers);
    for (const outcome of outcomes) {
      const effect = await db.transaction().execute((transaction) => settle(transaction, outcome));
      log.info({ paymentId: outcome.paymentId, state: outcome.state, effect }, 'payment webhook');
    }
    // Adyen's acknowledgement
    response.setHeader('cache-control', 'no-store').type('text').send('[accepted]');
  }

  const router = Router({ caseSensitive: true });
  router.post(path, raw({ type: () => true, limit: limitBytes, inflate: false }), receive);
  router.all(path, methodNotAllowed(['POST']));
  return router;
}
