import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@shop/commerce-model';
import type { PaymentConfig } from './payment-config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { recordedOutcome } from './recorded-outcome.ts';

/** Creates the configured payment provider; null when none is configured. */
export async function createPaymentProvider(
  config: PaymentConfig | null,
  { db, log }: { db: Kysely<Database>; log: Pick<Logger, 'error'> },
): Promise<PaymentProvider | null> {
  if (config === null) return null;
  // a provider's module is loaded only when it is configured
  if (config.provider === 'sandbox') {
    const { createSandboxProvider } = await import('./sandbox-provider.ts');
    return createSandboxProvider(config);
  }
  const { createAdyenProvider } = await import('./adyen-provider.ts');
  return createAdyenProvider(config, {
    recordedOutcome: (paymentId) => recordedOutcome(db, paymentId),
    onFailedEvent: ({ eventCode, paymentId, pspReference }) =>
      log.error({ eventCode, paymentId, pspReference }, 'payment provider failed after accepting'),
  });
}
