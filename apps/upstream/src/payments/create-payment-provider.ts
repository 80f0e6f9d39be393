import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '@shop/commerce-model';
import type { PaymentConfig } from './payment-config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { recordedOutcome } from './recorded-outcome.ts';
import { createDemoProvider } from './demo-provider.ts';

/** The provider that the configuration names, null where it names none. */
export async function createPaymentProvider(
  config: PaymentConfig | null,
  { db, log }: { db: Kysely<Database>; log: Pick<Logger, 'error'> },
): Promise<PaymentProvider | null> {
  if (config === null) return null;
  if (config.provider === 'sandbox') return createDemoProvider(config);
  // takes its time to load, and no other shop needs it
  const { createAdyenProvider } = await import('./adyen-provider.ts');
  return createAdyenProvider(config, {
    recordedOutcome: (paymentId) => recordedOutcome(db, paymentId),
    onFailedEvent: ({ eventCode, paymentId, pspReference }) =>
      log.error({ eventCode, paymentId, pspReference }, 'the provider could not do what it had accepted'),
  });
}
