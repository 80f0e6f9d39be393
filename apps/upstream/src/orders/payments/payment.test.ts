import type { Order, PaymentResult, Problem } from '@shop/api-contracts';
import { workingDayFrom } from '@shop/commerce-model';
import { randomUUID } from 'node:crypto';
import type { PaymentOutcome } from '../../payments/payment-provider.ts';
import { createFakePaymentProvider, type FakePayment } from '../../testing/payments/fake-payment-provider.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestCheckout, manyItems, someContact } from '../../testing/test-checkout.ts';
import { expirePayment } from './expire-payment.ts';
import { settlePayment } from './settle-payment.ts';

const provider = createFakePaymentProvider();
let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({}, { payments: provider })));
afterAll(() => shop.close());
afterEach(async () => {
  provider.setDown(false);
  for (const table of ['shop_order', 'outbox', 'cart'] as const) await shop.deps.db.deleteFrom(table).execute();
  await setStock('SKTT20', 20);
});
beforeEach(() => setStock('SKTT20', 20));

const checkoutOf = (as: string, more: CallOptions = {}): TestCheckout => new TestCheckout(shop, { ...more, as });
const codeOf = (response: { body: unknown }) => (response.body as Problem).code;

async function setStock(id: string, stock: number): Promise<void> {
  await shop.deps.db.updateTable('variant').set({ stock }).where('commercial_item_id', '=', id).execute();
}
async function stockOf(id: string): Promise<number> {
  const query = shop.deps.db.selectFrom('variant').select('stock').where('commercial_item_id', '=', id);
  return (await query.executeTakeFirstOrThrow()).stock;
}
const jobs = async (): Promise<string[]> => {
  const rows = await shop.deps.db.selectFrom('outbox').select('errand').orderBy('key').execute();
  return rows.map(({ errand: job }) => job.kind);
};
const settle = (outcome: PaymentOutcome) =>
  shop.deps.db.transaction().execute((transaction) => settlePayment(transaction, outcome));
const outcomeOf = ({ outcome }: FakePayment, more: Partial<PaymentOutcome>): PaymentOutcome => ({
  ...outcome,
  pspReference: randomUUID(),
  ...more,
});

/** A shopper on the provider's page, with the provider's record of the payment. */
async function paying(as = 'noah'): Promise<{ checkout: TestCheckout; payment: FakePayment }> {
  const checkout = checkoutOf(as);
  await checkout.toReview();
  const { sessionId } = await checkout.pay();
  return { checkout, payment: provider.bySession(sessionId) };
}
/** The same after its time: the payment has ended, and the order is open again. */
async function expired(): Promise<{ checkout: TestCheckout; payment: FakePayment }> {
  const { checkout, payment } = await paying();
  const { paymentId } = payment.outcome;
  const past = new Date(Date.now() - 1_000);
  await shop.deps.db.updateTable('payment').set({ expires_at: past }).where('id', '=', paymentId).execute();
  await shop.deps.db.transaction().execute((transaction) => expirePayment(transaction, paymentId));
  return { checkout, payment };
}

/** Ages an order: its promised days are `days` closer. */
async function leaveFor(orderId: string, days: number): Promise<void> {
  const { db } = shop.deps;
  const earlier = (day: string): string => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  const query = db.selectFrom('shop_order').select(['freight', 'freight_quote', 'lines']).where('id', '=', orderId);
  const { freight, freight_quote: quote, lines } = await query.executeTakeFirstOrThrow();
  await db
    .updateTable('shop_order')
    .set({
      freight: JSON.stringify({ ...freight, deliveryDate: earlier(freight!.deliveryDate) }),
      freight_quote: JSON.stringify({ ...quote, day: earlier(new Date(Date.now() - 86_400_000).toISOString()) }),
      lines: JSON.stringify(lines.map((line) => ({ ...line, promisedDate: earlier(line.promisedDate!) }))),
    })
    .where('id', '=', orderId)
    .execute();
}

describe('a payment session', () => {
  it('F6: freezes the cart, reserves the stock and requests the amount that was shown', async () => {
    const checkout = checkoutOf('noah');
    const review = await checkout.toReview();
    const session = await checkout.pay({ ifMatch: review.eTag });
    expect(session).toMatchObject({
      provider: 'sandbox',
      order: { state: 'paying', step: 'payment', payment: { provider: 'sandbox', state: 'started', method: null } },
    });
    expect(await stockOf('SKTT20')).toBe(18);
    const { request } = provider.bySession(session.sessionId);
    expect(request).toMatchObject({
      currency: 'GBP',
      country: 'GB',
      language: 'en-GB',
      amount: Math.round(Number(review.totals.total) * 100),
      expiresAt: new Date(session.expiresAt),
    });
    const inMinutes = (Date.parse(session.expiresAt) - Date.now()) / 60_000;
    expect(inMinutes > 29 && inMinutes <= 30).toBe(true);
    expect(codeOf(await checkout.tryToAdd(manyItems[0]!).expect(409))).toBe('cart_frozen');
    expect(codeOf(await checkout.try('put', '/contact', someContact).expect(409))).toBe('cart_frozen');
    expect(codeOf(await checkout.try('delete', '').expect(409))).toBe('cart_frozen');
  });

  it('F6: names the account to the provider, not the address of a contact, which nobody has confirmed', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    await checkout.setContact({ email: 'somebody.else@mail.example' });
    const { sessionId } = await checkout.pay();
    expect(provider.bySession(sessionId).request.email).toBe('noah.evans@mail.example');
  });

  it('F6: requested again, is the same: with the same key, another key, in another tab', async () => {
    const checkout = checkoutOf('noah');
    const { eTag } = await checkout.toReview();
    const key = randomUUID();
    const first = await checkout.tryToPay({ key, ifMatch: eTag }).expect(200);
    const same = await checkout.tryToPay({ key, ifMatch: eTag }).expect(200);
    expect(same.body).toEqual(first.body);
    const other = await checkout.tryToPay({ ifMatch: eTag }).expect(200);
    expect(other.body).toEqual(first.body);
    const { sessionId } = first.body as { sessionId: string };
    expect([...provider.ledger.values()].filter(({ session }) => session.sessionId === sessionId)).toHaveLength(1);
    expect(await stockOf('SKTT20')).toBe(18);
    // another tab that opens the checkout finds the payment
    expect(await checkout.begin()).toMatchObject({ state: 'paying', step: 'payment' });
  });

  it('F6: an old request that arrives again changes nothing', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    const key = randomUUID();
    const first = await checkout.tryToPay({ key }).expect(200);
    await checkout.tryToGiveUpPayment().expect(200);
    expect((await checkout.tryToPay({ key }).expect(200)).body).toEqual(first.body);
    expect([(await checkout.read()).state, await stockOf('SKTT20')]).toEqual(['open', 20]);
  });

  it('F6: two requests at once with two keys make one payment', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    const answers = await Promise.all([checkout.tryToPay(), checkout.tryToPay(), checkout.tryToPay()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { sessionId: string }).sessionId)).size).toBe(1);
    expect(await stockOf('SKTT20')).toBe(18);
  });

  it('F6: refuses an order that another tab has changed', async () => {
    const checkout = checkoutOf('noah');
    const { eTag } = await checkout.toReview();
    await checkout.setContact({ remark: 'from the other tab' });
    expect(codeOf(await checkout.tryToPay({ ifMatch: eTag }).expect(412))).toBe('order_changed');
    await checkout.pay({ ifMatch: checkout.order.eTag });
  });

  it('F6: reports a changed price with 412, though nobody has read the cart since', async () => {
    const checkout = checkoutOf('noah');
    const { eTag } = await checkout.toReview();
    const variant = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', 'SKTT20');
    const { list_price: price } = await shop.deps.db
      .selectFrom('variant')
      .select('list_price')
      .where('commercial_item_id', '=', 'SKTT20')
      .executeTakeFirstOrThrow();
    await variant.set({ list_price: price! + 500 }).execute();
    try {
      const refused = await checkout.tryToPay({ ifMatch: eTag }).expect(412);
      expect(refused.body).toMatchObject({ code: 'cart_changed', changes: [{ kind: 'price' }] });
      await checkout.begin();
      await checkout.setFreight();
      await checkout.pay();
    } finally {
      await variant.set({ list_price: price }).execute();
    }
  });

  it('F6: reports outdated freight with 412, so that no promised day is in the past', async () => {
    const checkout = checkoutOf('noah');
    const { orderId } = await checkout.toReview();
    await leaveFor(orderId, 30);
    expect(codeOf(await checkout.tryToPay().expect(412))).toBe('cart_changed');
    expect(await checkout.begin()).toMatchObject({ step: 'freight', freight: null, lines: [{ promisedDate: null }] });
    const { freight } = await checkout.setFreight();
    expect(freight!.deliveryDate >= new Date().toISOString().slice(0, 10)).toBe(true);
    await checkout.pay();
  });

  it('F6: accepts freight of another day that still arrives as promised', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    const inThreeWeeks = workingDayFrom(new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10), 'GB');
    const { freight, orderId } = await checkout.setFreight('economy', { requestedDeliveryDate: inThreeWeeks });
    await leaveFor(orderId, 0);
    expect(await checkout.begin()).toMatchObject({ step: 'review', freight });
    await checkout.pay();
  });

  it.each([['"9999999999"'], ['rubbish'], ['7'], ['"1", "2"']])(
    'F6: refuses If-Match %s, which is no version',
    async (ifMatch) => {
      const checkout = checkoutOf('noah');
      await checkout.toReview();
      expect(codeOf(await checkout.tryToPay({ ifMatch }).expect(412))).toBe('order_changed');
    },
  );

  it.each([
    [' http://localhost:3000/en-gb/x', 'http://localhost:3000/en-gb/x'],
    ['http://localhost:3000\\@elsewhere.example/', 'http://localhost:3000/@elsewhere.example/'],
    ['ht\ntp://localhost:3000/x', 'http://localhost:3000/x'],
  ])('F6: sends the return address %j in its normalised form', async (given, read) => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    const { sessionId } = (await checkout.tryToPay({}, given).expect(200)).body as { sessionId: string };
    expect(provider.bySession(sessionId).request.returnUrl).toBe(read);
  });

  it('F6: while the provider is down answers 503, and a retry continues the same payment', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    provider.setDown(true);
    const down = await checkout.tryToPay().expect(503);
    expect(codeOf(down)).toBe('payment_provider_down');
    const begun = await shop.deps.db.selectFrom('payment').select(['id', 'session']).execute();
    expect(begun).toMatchObject([{ session: null }]);
    provider.setDown(false);
    const { sessionId } = await checkout.pay();
    expect(provider.bySession(sessionId).request.paymentId).toBe(begun[0]!.id);
    expect(await stockOf('SKTT20')).toBe(18);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:30001/',
    'http://localhost:3000@evil.example/',
    'blob:http://localhost:3000/x',
    'x',
  ])('F6: refuses the return address %s', async (returnUrl) => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    expect(codeOf(await checkout.tryToPay({}, returnUrl).expect(422))).toBe('return_url_foreign');
    expect((await checkout.read()).state).toBe('open');
  });

  it('F6: is refused with the names of articles that are out of stock and discontinued', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    const variant = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', 'SKTT20');
    await variant.set({ stock: 1, lead_time_days: 0 }).execute();
    try {
      const refused = await checkout.tryToPay().expect(409);
      expect(refused.body).toMatchObject({
        code: 'out_of_stock',
        items: [{ articleNumber: checkout.order.lines[0]!.articleNumber, available: 1, wanted: 2 }],
      });
      expect([await stockOf('SKTT20'), (await checkout.read()).state]).toEqual([1, 'open']);
    } finally {
      await variant.set({ lead_time_days: 5 }).execute();
    }
    // articles that are still made get a later day
    await checkout.pay();
    expect(await stockOf('SKTT20')).toBe(0);
    await checkout.tryToGiveUpPayment().expect(200);
    expect(await stockOf('SKTT20')).toBe(1);
  });

  it('F6: five payments of a scarce article in an hour that are not completed are enough for one person', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    const variant = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', 'SKTT20');
    await shop.deps.db
      .updateTable('payment')
      .set({ created_at: new Date(Date.now() - 7_200_000) })
      .execute();
    await variant.set({ stock: 20, lead_time_days: 0 }).execute();
    try {
      for (let time = 0; time < 5; time += 1) {
        await checkout.pay();
        await checkout.tryToGiveUpPayment().expect(200);
      }
      const refused = await checkout.tryToPay().expect(429);
      expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['too_many_payments', '3600']);
      expect([await stockOf('SKTT20'), (await checkout.read()).state]).toEqual([20, 'open']);
    } finally {
      await variant.set({ lead_time_days: 5 }).execute();
    }
    // what is made again is never kept from others
    await checkout.pay();
    await checkout.tryToGiveUpPayment().expect(200);
  });

  it('F6: card and PayPal have a page of the provider', async () => {
    const { checkout, payment } = await paying();
    const submit = (payload: object) =>
      checkout.try('post', '/payments', {
        orderId: checkout.order.orderId,
        cartId: checkout.cartId,
        paymentProvider: 'sandbox',
        payload,
      });
    for (const method of ['scheme', 'paypal']) {
      const answered = await submit({ paymentMethod: { type: method } }).expect(200);
      expect(answered.body).toMatchObject({ result: 'redirect', order: { payment: { method } } });
      expect((answered.body as PaymentResult).redirectUrl).toContain(`${payment.session.sessionId}?method=${method}`);
    }
    for (const payload of [{ paymentMethod: { type: 'gold' } }, { method: 'scheme' }, {}]) {
      expect(codeOf(await submit(payload).expect(422))).toBe('payment_method_unknown');
    }
  });
});

describe('the return from the provider', () => {
  it('F7: an authorised payment places the order with all consequences at once', async () => {
    const { checkout, payment } = await paying('grace');
    const { result, order } = await checkout.bringBack(provider.finish(payment.outcome.paymentId));
    expect(result).toBe('authorised');
    expect(order).toMatchObject({ state: 'placed', step: 'done', payment: { state: 'authorised', method: 'scheme' } });
    expect(order.orderNumber).toMatch(/^SO-\d+$/);
    expect(await jobs()).toEqual(['capture', 'orderConfirmation']);
    const row = await shop.deps.db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      placed_by: 'Grace Osei',
      payment_method: 'scheme',
      status: 'received',
      locale: 'en-gb',
    });
    expect(row.search_words).toContain('po 4711');
    expect(row.search_words).toContain(order.lines[0]!.articleNumber.toLowerCase());
    expect(await shop.deps.db.selectFrom('stock_reservation').select(['is_sold', 'quantity']).execute()).toEqual([
      { is_sold: true, quantity: 2 },
    ]);
    expect(codeOf(await checkout.call('get', `/cart/${checkout.cartId}`).expect(404))).toBe('cart_unknown');
    const listed = (await checkout.call('get', '/orders').expect(200)).body as Order[];
    expect(listed).toMatchObject([{ orderId: order.orderId, orderNumber: order.orderNumber }]);
    expect(codeOf(await checkout.try('put', '/contact', someContact).expect(409))).toBe('order_placed');
    expect(codeOf(await checkout.tryToPay().expect(409))).toBe('order_placed');
  });

  it('F7: the same result again gets the same answer, even while the provider is down', async () => {
    const { checkout, payment } = await paying();
    const redirectResult = provider.finish(payment.outcome.paymentId);
    const first = await checkout.bringBack(redirectResult);
    const both = await Promise.all([1, 2].map(() => checkout.tryToBringBack(redirectResult)));
    for (const { status, body } of both) expect([status, body]).toEqual([200, first]);
    provider.setDown(true);
    expect(await checkout.bringBack(redirectResult)).toEqual(first);
    expect(await jobs()).toEqual(['capture', 'orderConfirmation']);
    expect(await shop.deps.db.selectFrom('payment').select('id').execute()).toHaveLength(1);
  });

  it('F7: a forged result and that of another order are 422 and change nothing', async () => {
    const mine = await paying('noah');
    const others = await paying('grace');
    const theirs = provider.finish(others.payment.outcome.paymentId);
    for (const wrong of ['forged', theirs]) {
      const refused = await mine.checkout.tryToBringBack(wrong).expect(422);
      expect(codeOf(refused)).toBe('redirect_result_unknown');
    }
    expect((await mine.checkout.read()).state).toBe('paying');
    expect((await others.checkout.read()).state).toBe('paying');
    await mine.checkout.bringBack(provider.finish(mine.payment.outcome.paymentId));
    expect(codeOf(await mine.checkout.tryToBringBack('forged').expect(422))).toBe('redirect_result_unknown');
  });

  it.each(['refused', 'cancelled', 'expired'] as const)(
    'F7: %s returns the stock, and the shopper can pay again',
    async (state) => {
      const { checkout, payment } = await paying();
      const { result, order } = await checkout.bringBack(provider.finish(payment.outcome.paymentId, { state }));
      expect([result, order.state, order.step]).toEqual([state, 'open', 'review']);
      expect(await stockOf('SKTT20')).toBe(20);
      const again = await checkout.pay({ ifMatch: order.eTag });
      expect(again.sessionId).not.toBe(payment.session.sessionId);
      const paid = await checkout.bringBack(provider.finish(provider.bySession(again.sessionId).outcome.paymentId));
      expect([paid.result, await stockOf('SKTT20')]).toEqual(['authorised', 18]);
    },
  );

  it('F7: no result, or a pending one, keeps the payment open until the outcome is known', async () => {
    const { checkout, payment } = await paying();
    expect((await checkout.bringBack(null)).result).toBe('pending');
    const pending = provider.finish(payment.outcome.paymentId, { state: 'pending' });
    expect(await checkout.bringBack(pending)).toMatchObject({
      result: 'pending',
      order: { state: 'paying', payment: { state: 'pending' } },
    });
    // the webhook arrives
    expect(await settle(outcomeOf(payment, { state: 'authorised' }))).toBe('placed');
    expect((await checkout.bringBack(pending)).result).toBe('authorised');
  });

  it('F7: a provider that does not answer is 503, and nothing is lost', async () => {
    const { checkout, payment } = await paying();
    const redirectResult = provider.finish(payment.outcome.paymentId);
    provider.setDown(true);
    expect(codeOf(await checkout.tryToBringBack(redirectResult).expect(503))).toBe('payment_provider_down');
    provider.setDown(false);
    expect((await checkout.bringBack(redirectResult)).result).toBe('authorised');
  });

  it('F2: after the component on our page reports completion, the provider is asked', async () => {
    const { checkout, payment } = await paying();
    const complete = (payload: object) =>
      checkout.try('put', '/checkoutcompleted', { cartId: checkout.cartId, paymentProvider: 'sandbox', payload });
    expect((await complete({}).expect(200)).body).toMatchObject({ result: 'pending' });
    expect(codeOf(await complete({ sessionResult: 'forged' }).expect(422))).toBe('redirect_result_unknown');
    const sessionResult = provider.finish(payment.outcome.paymentId);
    expect((await complete({ sessionResult }).expect(200)).body).toMatchObject({ result: 'authorised' });
  });
});

describe('cancelling a payment', () => {
  it('F6: reopens the cart and closes the session; repeating it is no error', async () => {
    const { checkout, payment } = await paying();
    const answered = await checkout.tryToGiveUpPayment().expect(200);
    expect(answered.body).toMatchObject({
      result: 'cancelled',
      order: { state: 'open', payment: { state: 'cancelled' } },
    });
    expect([payment.isClosed, await stockOf('SKTT20')]).toEqual([true, 20]);
    expect((await checkout.tryToGiveUpPayment().expect(200)).body).toMatchObject({ result: 'cancelled' });
    await checkout.tryToAdd(manyItems[0]!).expect(200);
  });

  it('F6: after an authorisation places the order', async () => {
    const { checkout, payment } = await paying();
    provider.finish(payment.outcome.paymentId);
    const answered = await checkout.tryToGiveUpPayment().expect(200);
    expect(answered.body).toMatchObject({ result: 'authorised', order: { state: 'placed' } });
  });

  it('F6: while its session is being created leaves nothing to pay', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    provider.meanwhile(() => checkout.tryToGiveUpPayment().expect(200));
    expect(codeOf(await checkout.tryToPay().expect(409))).toBe('step_not_reached');
    expect([(await checkout.read()).state, await stockOf('SKTT20'), await jobs()]).toEqual([
      'open',
      20,
      ['closeSession'],
    ]);
  });

  it('F6: an expired session makes room for a new one', async () => {
    const { checkout, payment } = await paying();
    const past = new Date(Date.now() - 1_000);
    await shop.deps.db.updateTable('payment').set({ expires_at: past }).execute();
    const { sessionId } = await checkout.pay();
    expect(sessionId).not.toBe(payment.session.sessionId);
    expect([await jobs(), await stockOf('SKTT20')]).toEqual([['closeSession'], 18]);
  });
});

describe('a payment that the browser does not report', () => {
  it('F7: is settled once, however often it is reported', async () => {
    const { checkout, payment } = await paying();
    const outcome = outcomeOf(payment, { state: 'authorised', method: 'paypal' });
    const settlements = await Promise.all([settle(outcome), settle(outcome), settle(outcome)]);
    expect(settlements.sort()).toEqual(['placed', 'unchanged', 'unchanged']);
    expect(await settle({ ...outcome, state: 'refused' })).toBe('unchanged');
    expect(await checkout.read()).toMatchObject({ state: 'placed', payment: { method: 'paypal' } });
    expect(await settle({ ...outcome, paymentId: 'nobody’s' })).toBe('unchanged');
  });

  it.each([{ amount: 1 }, { currency: 'SEK' }])('F7: of another amount or currency is refunded: %j', async (wrong) => {
    const { checkout, payment } = await paying();
    expect(await settle(outcomeOf(payment, { state: 'authorised', ...wrong }))).toBe('refunding');
    expect([await jobs(), await stockOf('SKTT20')]).toEqual([['refund'], 20]);
    expect((await checkout.read()).state).toBe('open');
    const row = await shop.deps.db.selectFrom('payment').select(['amount', 'currency']).executeTakeFirstOrThrow();
    expect({ amount: Number(row.amount), currency: row.currency }).toMatchObject(wrong);
  });

  it('F7: that is late is accepted while nothing has changed', async () => {
    const { checkout, payment } = await expired();
    expect([(await checkout.read()).state, await stockOf('SKTT20')]).toEqual(['open', 20]);
    expect(await settle(outcomeOf(payment, { state: 'authorised' }))).toBe('placed');
    expect([(await checkout.read()).state, await stockOf('SKTT20')]).toEqual(['placed', 18]);
    expect(await jobs()).toEqual(['capture', 'closeSession', 'orderConfirmation']);
  });

  it.each<[string, (checkout: TestCheckout) => Promise<unknown>]>([
    ['the order has changed', (checkout) => checkout.setContact({ remark: 'another' })],
    ['the cart has changed', async (checkout) => checkout.tryToAdd(manyItems[0]!).expect(200)],
    ['it was given up', async (checkout) => checkout.try('delete', '').expect(200)],
    ['it is paid another way', (checkout) => checkout.pay()],
    ['the stock is gone', () => sellOut()],
  ])('F7: that is late is refunded when %s', async (_why, change) => {
    const { checkout, payment } = await expired();
    await change(checkout);
    expect(await settle(outcomeOf(payment, { state: 'authorised' }))).toBe('refunding');
    expect(await jobs()).toEqual(['closeSession', 'refund']);
    const before = await checkout.read();
    expect(before.state).not.toBe('placed');
    expect(await settle(outcomeOf(payment, { state: 'authorised' }))).toBe('unchanged');
    await shop.deps.db
      .updateTable('variant')
      .set({ lead_time_days: 5 })
      .where('commercial_item_id', '=', 'SKTT20')
      .execute();
  });

  it('F7: expires only after its time', async () => {
    const { payment } = await paying();
    const expire = () =>
      shop.deps.db.transaction().execute((transaction) => expirePayment(transaction, payment.outcome.paymentId));
    expect(await expire()).toBe(false);
    await shop.deps.db
      .updateTable('payment')
      .set({ expires_at: new Date(0) })
      .execute();
    expect([await expire(), await expire()]).toEqual([true, false]);
  });
});

const sellOut = () =>
  shop.deps.db
    .updateTable('variant')
    .set({ stock: 0, lead_time_days: 0 })
    .where('commercial_item_id', '=', 'SKTT20')
    .execute();

describe('an order on account', () => {
  it('F6: is refused with the names of articles that are out of stock and discontinued, and takes none', async () => {
    const checkout = checkoutOf('grace');
    const { eTag } = await checkout.toReview();
    const variant = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', 'SKTT20');
    await variant.set({ stock: 1, lead_time_days: 0 }).execute();
    try {
      const refused = await checkout.tryOnAccount({ ifMatch: eTag }).expect(409);
      expect(refused.body).toMatchObject({
        code: 'out_of_stock',
        items: [{ articleNumber: checkout.order.lines[0]!.articleNumber, available: 1, wanted: 2 }],
      });
      expect([await stockOf('SKTT20'), (await checkout.read()).state, await jobs()]).toEqual([1, 'open', []]);
    } finally {
      await variant.set({ lead_time_days: 5 }).execute();
    }
  });

  it('F2: is placed at once, for customers with credit', async () => {
    const checkout = checkoutOf('grace');
    const { eTag, paymentMethods } = await checkout.toReview();
    expect(paymentMethods).toEqual(['scheme', 'paypal', 'account']);
    const answered = await checkout.tryOnAccount({ ifMatch: eTag }).expect(200);
    expect(answered.body).toMatchObject({
      result: 'authorised',
      order: { state: 'placed', payment: { provider: 'account', method: 'account', state: 'authorised' } },
    });
    expect([await jobs(), await stockOf('SKTT20')]).toEqual([['orderConfirmation'], 18]);
  });

  it('F2: requested twice, with one key or two, is one order', async () => {
    const checkout = checkoutOf('grace');
    const { eTag } = await checkout.toReview();
    const key = randomUUID();
    const answers = await Promise.all([
      checkout.tryOnAccount({ key, ifMatch: eTag }),
      checkout.tryOnAccount({ key, ifMatch: eTag }),
      checkout.tryOnAccount({ ifMatch: eTag }),
    ]);
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body as PaymentResult);
    const inFlight = answers.filter(({ status }) => status !== 200).map((answer) => codeOf(answer));
    expect(new Set(placed.map(({ order }) => order.orderNumber)).size).toBe(1);
    expect(inFlight.every((code) => code === 'change_in_flight')).toBe(true);
    expect([await shop.deps.db.selectFrom('shop_order').select('id').execute(), await stockOf('SKTT20')]).toEqual([
      [{ id: checkout.order.orderId }],
      18,
    ]);
  });

  it('F2: is refused without credit, after a change, out of order and while being paid', async () => {
    const noah = checkoutOf('noah');
    await noah.toReview();
    expect(codeOf(await noah.tryOnAccount().expect(403))).toBe('no_credit');
    const grace = checkoutOf('grace');
    await grace.fill();
    await grace.begin();
    expect(codeOf(await grace.tryOnAccount().expect(409))).toBe('step_not_reached');
    await grace.setContact();
    await grace.setDelivery();
    const { eTag } = await grace.setFreight();
    await grace.setContact({ remark: 'x' });
    expect(codeOf(await grace.tryOnAccount({ ifMatch: eTag }).expect(412))).toBe('order_changed');
    await grace.pay();
    expect(codeOf(await grace.tryOnAccount().expect(409))).toBe('cart_frozen');
  });
});

it('F7: a payment without a known method places an order normally', async () => {
  const { checkout, payment } = await paying();
  expect(await settle(outcomeOf(payment, { state: 'authorised', method: null }))).toBe('placed');
  const { orderId } = checkout.order;
  const shown = await checkout.call('get', `/orders/history/${orderId}`).expect(200);
  expect(shown.body).toMatchObject({ paymentMethod: 'scheme' });
  await checkout.call('get', `/orders/history/${orderId}/documents/confirmation`).expect(200);
});
