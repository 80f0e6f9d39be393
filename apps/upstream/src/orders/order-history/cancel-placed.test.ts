import type { Order, PlacedOrder, Problem } from '@shop/api-contracts';
import { sql } from 'kysely';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { startPayingShop, type PayingShop } from '../../testing/payments/paying-shop.ts';
import type { ProviderWorld } from '../../testing/payments/provider-stand-in.ts';
import { startSandboxWorld } from '../../testing/sandbox-world.ts';
import { TestCheckout } from '../../testing/test-checkout.ts';

jest.setTimeout(120_000);

let world: ProviderWorld;
let paying: PayingShop;
const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => {
    sent.push(mail);
    return Promise.resolve();
  },
  close: () => undefined,
};
beforeAll(async () => {
  world = await startSandboxWorld({ timeoutMs: 1_000 });
  paying = await startPayingShop(world.provider);
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(async () => {
  await paying.close();
  await world.close();
});

const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;

const stockOf = async (article: string): Promise<number> => {
  const variant = paying.shop.deps.db.selectFrom('variant').select('stock').where('commercial_item_id', '=', article);
  return (await variant.executeTakeFirstOrThrow()).stock;
};

async function paid() {
  const begun = await paying.begin();
  await begun.checkout.bringBack(world.pay(begun.session, 'authorised'));
  return begun;
}

async function readPlaced({ order }: TestCheckout): Promise<PlacedOrder> {
  const path = `/orders/history/${order.orderId}`;
  return (await paying.shop.call('get', path, { as: 'anna' }).expect(200)).body as PlacedOrder;
}

it('F6: a cancelled order gives stock and money back, once, and its buyer gets a mail', async () => {
  const before = await stockOf('SKTT20');
  const { checkout, paymentId } = await paid();
  expect(await stockOf('SKTT20')).toBe(before - 2);
  expect(Date.parse((await readPlaced(checkout)).cancellableUntil!)).toBeGreaterThan(Date.now() + 29 * 60_000);

  // the capture is still to come: the refund waits for it
  await checkout.try('post', '/cancellation').expect(200);
  await checkout.try('post', '/cancellation').expect(200);
  expect(await readPlaced(checkout)).toMatchObject({ status: 'cancelled', cancellableUntil: null });
  expect(await stockOf('SKTT20')).toBe(before);
  await paying.workOutbox({ mailer });
  await paying.letPass(10);
  await paying.workOutbox({ mailer });
  expect(await paying.payment(paymentId)).toMatchObject({ state: 'refunded', isCaptured: true, isRefunded: true });
  const { captured, refunded } = world.ledger(paymentId);
  expect(refunded).toBe(captured);
  const mail = sent.find(({ subject }) => subject.includes('cancelled'))!;
  expect(mail).toMatchObject({
    // the account's own address: nobody has confirmed the one of the contact
    to: 'anna.lindqvist@hamnverket.example',
    subject: expect.stringMatching(/^Your order SO-/) as string,
  });
  expect(mail.text).toContain('on its way back to you');
});

it('F6: an order that may be packed cannot be cancelled, nor one of others', async () => {
  const { checkout } = await paid();
  const { db } = paying.shop.deps;
  const { orderId } = checkout.order;
  const other = paying.shop.call('post', `/orders/${orderId}/cancellation`, { as: 'marie' });
  expect(codeOf(await other.expect(404))).toBe('order_unknown');
  await db
    .updateTable('shop_order')
    .set({ placed_at: sql<Date>`now() - interval '31 minutes'` })
    .where('id', '=', orderId)
    .execute();
  expect(codeOf(await checkout.try('post', '/cancellation').expect(409))).toBe('order_not_cancellable');
  expect(await readPlaced(checkout)).toMatchObject({ status: 'received', cancellableUntil: null });
});

it('F6: an order on account is cancelled without a refund', async () => {
  const checkout = new TestCheckout(paying.shop, { as: 'grace' });
  await checkout.toReview();
  await checkout.tryOnAccount().expect(200);
  await checkout.try('post', '/cancellation').expect(200);
  const { db } = paying.shop.deps;
  const payments = db.selectFrom('payment').select('state').where('order_id', '=', checkout.order.orderId);
  expect(await payments.execute()).toEqual([{ state: 'cancelled' }]);
  const refunds = db.selectFrom('outbox').select('key').where('key', 'like', 'refund%').where('done_at', 'is', null);
  expect(await refunds.execute()).toEqual([]);
});

it('F6: a question about an order reaches the selling company, and stays with the order', async () => {
  const { checkout } = await paid();
  await checkout.try('post', '/questions', { text: 'When does it come?\n\nTotal: 0' }).expect(200);
  await paying.workOutbox({ mailer });
  const mail = sent.find(({ id }) => id.startsWith('question-'))!;
  expect(mail.text).toContain('> When does it come?\n> \n> Total: 0');
  expect(mail.text).toContain('anna.lindqvist@hamnverket.example');
  expect((await readPlaced(checkout)).questions).toMatchObject([{ text: 'When does it come?\n\nTotal: 0' }]);
  const own = (await checkout.try('get', '').expect(200)).body as Order;
  expect(own.questions).toHaveLength(1);
});
