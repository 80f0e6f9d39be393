import { sql } from 'kysely';
import { MailRefusedError, type Mail, type Mailer } from '../mail/mailer.ts';
import { expirePayment } from '../orders/payments/expire-payment.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { startPayingShop, type PayingShop } from '../testing/payments/paying-shop.ts';
import type { ProviderWorld } from '../testing/payments/provider-stand-in.ts';
import { someDelivery } from '../testing/operations.ts';
import { startSandboxWorld } from '../testing/sandbox-world.ts';
import { workJobs } from '../run-job.ts';
import { enqueue } from './enqueue.ts';
import { purgeDoneJobs } from './purge-done-jobs.ts';

jest.setTimeout(60_000);

let world: ProviderWorld;
let paying: PayingShop;
beforeAll(async () => {
  world = await startSandboxWorld({ timeoutMs: 1_000 });
  paying = await startPayingShop(world.provider);
});
beforeEach(async () => {
  world.trouble = 'none';
  await paying.shop.deps.db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await paying.close();
  await world.close();
});

async function placed() {
  const begun = await paying.begin();
  await begun.checkout.bringBack(world.pay(begun.session, 'authorised'));
  return begun;
}
const jobs = async () => {
  const rows = await paying.shop.deps.db.selectFrom('outbox').selectAll().orderBy('key').execute();
  return rows.map(({ done_at: doneAt, ...rest }) => ({ ...rest, isDone: doneAt !== null }));
};
const captures = (): number => world.requests.filter(({ path }) => path.endsWith('/captures')).length;

describe('the outbox', () => {
  it('captures an authorised payment once and records it', async () => {
    const { paymentId, checkout } = await placed();
    expect(checkout.order).toMatchObject({ state: 'placed' });
    await paying.workOutbox();
    expect(await paying.payment(paymentId)).toMatchObject({ isCaptured: true });
    expect(await jobs()).toMatchObject([{ isDone: true }, { isDone: true }]);
    const before = captures();
    expect(await workJobs(paying.jobDeps)).toBe(0);
    expect(captures()).toBe(before);
  });

  it('F6: survives a crash between the capture and its record: the provider captures once', async () => {
    const { paymentId, checkout } = await placed();
    let isCaptured = false;
    const never = new Promise<void>(() => undefined);
    const crashing: PaymentProvider = {
      ...world.provider,
      async capture(payment) {
        await world.provider.capture(payment);
        isCaptured = true;
        // the process dies here: nothing after this line runs
        await never;
      },
    };
    void workJobs({ ...paying.jobDeps, payments: crashing });
    while (!isCaptured) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await paying.payment(paymentId)).toMatchObject({ isCaptured: false });
    // no other process takes it while the first may still be at work
    expect(await workJobs(paying.jobDeps)).toBe(0);
    await paying.letPass(26);
    await paying.workOutbox();
    expect(await paying.payment(paymentId)).toMatchObject({ isCaptured: true });
    const total = Math.round(Number(checkout.order.totals.total) * 100);
    expect(world.ledger(paymentId)).toMatchObject({ captured: total });
  });

  it('is worked by several processes at once, each job by one of them', async () => {
    const { paymentId } = await placed();
    const before = captures();
    await Promise.all(Array.from({ length: 6 }, () => paying.workOutbox()));
    expect(captures()).toBe(before + 1);
    expect(await paying.payment(paymentId)).toMatchObject({ isCaptured: true });
  });

  it('retries while the provider is down, with pauses that double up to a minute', async () => {
    const { paymentId } = await placed();
    world.trouble = 'fail';
    const pauses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await paying.workOutbox();
      const row = (await jobs()).find(({ key }) => key.startsWith('capture'))!;
      pauses.push(Math.round((row.due_at.getTime() - Date.now()) / 1_000));
      expect(row).toMatchObject({ isDone: false, fault: 'ProviderDownError' });
      await paying.letPass(61);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    world.trouble = 'none';
    await paying.workOutbox();
    expect(await paying.payment(paymentId)).toMatchObject({ isCaptured: true });
  });

  it('purges what was done a month ago, and nothing else', async () => {
    await placed();
    await paying.workOutbox({ mailer: null });
    const { db } = paying.shop.deps;
    await purgeDoneJobs(db);
    expect(await jobs()).toHaveLength(2);
    await sql`update outbox set done_at = now() - interval '31 days' where key like 'capture%'`.execute(db);
    await enqueue(db, { kind: 'refund', paymentId: '0'.repeat(32) });
    await purgeDoneJobs(db);
    expect((await jobs()).map(({ key }) => key.split(' ')[0])).toEqual(['orderConfirmation', 'refund']);
  });

  it('refunds once what must not be kept', async () => {
    const { paymentId } = await placed();
    await paying.workOutbox();
    const { db } = paying.shop.deps;
    await enqueue(db, { kind: 'refund', paymentId });
    await enqueue(db, { kind: 'refund', paymentId });
    await paying.workOutbox();
    expect(await paying.payment(paymentId)).toMatchObject({ state: 'refunded', isRefunded: true });
    const { captured, refunded } = world.ledger(paymentId);
    expect(refunded).toBe(captured);
  });

  it('F6: closes an expired session, and places the order that was paid at the last moment', async () => {
    const { paymentId, session, checkout } = await paying.begin();
    // expired for us; at the provider the session is open until the outbox closes it
    await paying.letPass(31 * 60);
    const { db } = paying.shop.deps;
    expect(await db.transaction().execute((transaction) => expirePayment(transaction, paymentId))).toBe(true);
    expect(await paying.payment(paymentId)).toMatchObject({ state: 'expired' });
    world.pay(session, 'authorised');
    await paying.workOutbox();
    expect(await paying.payment(paymentId)).toMatchObject({ state: 'authorised', isCaptured: true, isRefunded: false });
    const { state, totals } = await checkout.read();
    expect(state).toBe('placed');
    const total = Math.round(Number(totals.total) * 100);
    expect(world.ledger(paymentId)).toMatchObject({ captured: total, refunded: 0, cancelled: false });
    // after that nothing can be paid in it
    world.pay(session, 'refused');
    expect(await world.provider.lookUp(paymentId, session)).toMatchObject({ state: 'authorised' });
  });

  describe('order confirmation mails', () => {
    function mailer(fail: () => void = () => undefined) {
      const sent: Mail[] = [];
      const one: Mailer = {
        senderName: 'Vadholm',
        send(mail) {
          fail();
          sent.push(mail);
          return Promise.resolve();
        },
        close: () => undefined,
      };
      return { sent, one };
    }

    it('sends one mail with the PDF, with a stable id', async () => {
      const { checkout } = await placed();
      const { sent, one } = mailer();
      await paying.workOutbox({ mailer: one });
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        to: 'anna.lindqvist@hamnverket.example',
        id: `order-${checkout.order.orderId}`,
        subject: `Your order ${checkout.order.orderNumber}`,
        attachments: [{ contentType: 'application/pdf' }],
      });
      expect(sent[0]!.text).toContain(`http://localhost:3000/en-gb/portal/orders/${checkout.order.orderId}`);
    });

    it('greets by name and has prices, sums, both addresses, numbers of the customer and the seller', async () => {
      const { checkout } = await paying.begin();
      const { orderId } = checkout.order;
      await checkout.tryToGiveUpPayment().expect(200);
      await checkout.setContact({ yourReference: 'Ida Holm', customerOrderReference: 'PO-7781' });
      await checkout.setInvoice({ companyOrName: 'Hamnverket Ekonomi AB', streetAddress: 'Fack 4711' });
      await checkout.setFreight('express');
      await checkout.pay();
      const { session } = await paying.shop.deps.db
        .selectFrom('payment')
        .select('session')
        .where('order_id', '=', orderId)
        .where('state', '=', 'started')
        .executeTakeFirstOrThrow();
      await checkout.bringBack(world.pay(session!, 'authorised'));
      const { sent, one } = mailer();
      await paying.workOutbox({ mailer: one });
      const { totals, lines } = await checkout.read();
      const text = sent.find(({ id }) => id === `order-${orderId}`)!.text.replaceAll('\u00a0', ' ');
      const money = (amount: string | null) =>
        new Intl.NumberFormat('en-GB', { style: 'currency', currency: totals.currency }).format(Number(amount));
      const figure = (amount: string | null) =>
        new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(Number(amount));
      const net = Number(totals.goods) + Number(totals.freight);
      expect(text).toMatch(/^Hello Anna Lindqvist,\n/);
      for (const part of [
        'Your reference: Ida Holm',
        'Your purchase order number: PO-7781',
        'Customer number: 100001',
        `Total: ${money(totals.total)} (incl. tax)`,
        `(${lines[0]!.articleNumber}): ${money(lines[0]!.lineTotal)}`,
        `Freight: ${figure(totals.freight)}`,
        `Total excl. VAT in GBP: ${figure(String(net))}`,
        `Total in GBP: ${figure(totals.total)}`,
        'Paid by card',
        `Delivery address:\n${someDelivery.companyOrName}`,
        'Invoice address:\nHamnverket Ekonomi AB',
        'VAT number GB',
      ]) {
        expect(text).toContain(part);
      }
    });

    it('records a missing mail server and a refused recipient as final; retries after an outage', async () => {
      await placed();
      await paying.workOutbox();
      const find = async () => (await jobs()).find(({ key }) => key.startsWith('orderConfirmation'))!;
      expect(await find()).toMatchObject({ fault: 'no mail server is configured', isDone: true });
      const again = () =>
        paying.shop.deps.db
          .updateTable('outbox')
          .set({ done_at: null, due_at: sql<Date>`now()` })
          .execute();
      await again();
      const refusing = mailer(() => {
        throw new MailRefusedError('SMTP 550');
      });
      await paying.workOutbox({ mailer: refusing.one });
      expect(await find()).toMatchObject({
        fault: 'the mail server refuses the recipient',
        isDone: true,
      });
      await again();
      const down = mailer(() => {
        throw new Error('ECONNREFUSED');
      });
      await paying.workOutbox({ mailer: down.one });
      expect(await find()).toMatchObject({ fault: 'Error', isDone: false });
    });
  });
});
