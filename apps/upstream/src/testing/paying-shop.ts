import type { FileAnswer, PaymentSession } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { AppSettings } from '../deps.ts';
import type { ErrandDeps } from '../run-errand.ts';
import { workOutbox } from '../outbox/work-outbox.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import type { PaymentProvider, ProviderSession } from '../payments/payment-provider.ts';
import { startTestUpstream, type TestUpstream } from './start-test-upstream.ts';
import { TestCheckout } from './test-checkout.ts';

/** A shop whose payments go through a provider of its own, and whose outbox is worked when a test says so. */
export interface PayingShop {
  shop: TestUpstream;
  errands: ErrandDeps;
  /** A buyer whose session is open: the order, our payment and the provider's session. */
  begin(as?: string): Promise<{ checkout: TestCheckout; paymentId: string; session: ProviderSession }>;
  payment(paymentId: string): Promise<{ state: string; isCaptured: boolean; isRefunded: boolean }>;
  /** Works the outbox until nothing is due. */
  workOutbox(more?: Partial<ErrandDeps>): Promise<void>;
  /** Lets time pass in the database: what was due or begun is so much older. */
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
  const errands: ErrandDeps = {
    ...shop.deps,
    settle: settlePayment,
    mailer: null,
    orderConfirmationPdf: () => Promise.resolve(somePdf),
  };
  return {
    shop,
    errands,
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
      while ((await workOutbox({ ...errands, ...more })) > 0);
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
