import type { FileAnswer, PaymentSession } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { ProviderSession } from '@shop/commerce-model';
import type { AppSettings } from '../../http/deps.ts';
import { loadDemo } from '../../load-demo.ts';
import { workJobs, type JobDeps } from '../../run-job.ts';
import { settlePayment } from '../../orders/payments/settle-payment.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { startTestUpstream, type TestUpstream } from '../start-test-upstream.ts';
import { TestCheckout } from '../test-checkout.ts';

/** A shop with a given payment provider, whose outbox runs on demand. */
export interface PayingShop {
  shop: TestUpstream;
  jobDeps: JobDeps;
  /** A buyer with an open session: the order, our payment and the provider's session. */
  begin(as?: string): Promise<{ checkout: TestCheckout; paymentId: string; session: ProviderSession }>;
  payment(paymentId: string): Promise<{ state: string; isCaptured: boolean; isRefunded: boolean }>;
  /** Runs the outbox until nothing is due. */
  workOutbox(more?: Partial<JobDeps>): Promise<void>;
  /** Ages everything in the database that is due or begun. */
  letPass(seconds: number): Promise<void>;
  close(): Promise<void>;
}

const somePdf: FileAnswer = {
  name: 'Order confirmation 1.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7'),
};

export async function startPayingShop(
  provider: PaymentProvider,
  settings: Partial<AppSettings> = {},
): Promise<PayingShop> {
  const shop = await startTestUpstream(settings, { payments: provider });
  const { db } = shop.deps;
  const jobDeps: JobDeps = {
    ...shop.deps,
    demo: await loadDemo(),
    settle: settlePayment,
    mailer: null,
    notifications: null,
    orderConfirmationPdf: () => Promise.resolve(somePdf),
  };
  return {
    shop,
    jobDeps,
    async begin(as = 'anna') {
      const checkout = new TestCheckout(shop, { as });
      await checkout.toReview();
      const returnUrl = `${shop.deps.settings.shopUrl}/en-gb/checkout/verifypayment/x/y`;
      checkout.order = ((await checkout.tryToPay({}, returnUrl).expect(200)).body as PaymentSession).order;
      const { id, session } = await db
        .selectFrom('payment')
        .select(['id', 'session'])
        .where('order_id', '=', checkout.order.orderId)
        .where('state', 'in', ['started', 'pending'])
        .executeTakeFirstOrThrow();
      return { checkout, paymentId: id, session: session! };
    },
    payment: (paymentId) =>
      db
        .selectFrom('payment')
        .select('state')
        .select(({ eb }) => [
          eb('captured_at', 'is not', null).as('isCaptured'),
          eb('refunded_at', 'is not', null).as('isRefunded'),
        ])
        .where('id', '=', paymentId)
        .$castTo<{ state: string; isCaptured: boolean; isRefunded: boolean }>()
        .executeTakeFirstOrThrow(),
    async workOutbox(more = {}) {
      while ((await workJobs({ ...jobDeps, ...more })) > 0);
    },
    async letPass(seconds) {
      const earlier = (column: string): string => `${column} = ${column} - interval '${seconds} seconds'`;
      await sql.raw(`update payment set ${earlier('created_at')}, ${earlier('expires_at')}`).execute(db);
      await sql.raw(`update outbox set ${earlier('due_at')}`).execute(db);
    },
    async close() {
      await shop.close();
    },
  };
}
