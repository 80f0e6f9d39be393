import type { Problem, Quote, QuoteOffer } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { settlePayment } from '../../orders/payments/settle-payment.ts';
import { createFakePaymentProvider } from '../../testing/payments/fake-payment-provider.ts';
import { someDelivery } from '../../testing/operations.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestCheckout } from '../../testing/test-checkout.ts';
import { TestQuotes, type Caller, type SentQuote } from '../../testing/test-quotes.ts';

jest.setTimeout(240_000);

const rounds = process.env['TEST_DATABASE_URL'] === undefined ? 6 : 10;

const provider = createFakePaymentProvider();
let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: provider });
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

const inMalmo = { ...someDelivery, zipCode: '211 24', city: 'Malmö', countryCode: 'SE' };
const inNoviSad = { ...someDelivery, zipCode: '21000', city: 'Novi Sad', countryCode: 'RS' };
const grace: Caller = { as: 'grace', locale: 'en-gb' };
const ofGrace = { country: 'GB', customer_number: '100004' } as const;

interface Answer {
  status: number;
  body: unknown;
}
const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'ok' : (body as Problem).code!);

const cartOf = ({ offers }: Quote): string => offers.flatMap(({ accepted }) => accepted?.cartId ?? [])[0]!;

/** An offer accepted by the customer, with its cart. */
async function accepted(
  given: Parameters<TestQuotes['send']>[0] = {},
  by: Caller = quotes.customer,
): Promise<{ quote: SentQuote; cartId: string }> {
  const quote = await quotes.send(given);
  await quotes.offer(quote);
  return { quote, cartId: cartOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b'] }], { by })) };
}

const release = (quote: SentQuote, by: Caller = quotes.customer) => quotes.tryTo('release', quote, { by });

function checkoutOf(cartId: string, caller: Caller & CallOptions = quotes.customer): TestCheckout {
  const checkout = new TestCheckout(shop, caller);
  checkout.cartId = cartId;
  return checkout;
}

async function atReview(cartId: string, caller: Caller, address = inMalmo): Promise<TestCheckout> {
  const checkout = checkoutOf(cartId, caller);
  await checkout.begin();
  await checkout.setContact();
  await checkout.setDelivery(address);
  await checkout.setFreight('agreed');
  return checkout;
}

const lastPayment = (): string => [...provider.ledger.keys()].at(-1)!;

describe('withdrawing an acceptance', () => {
  it('G4: lets a colleague accept the same lines and order them', async () => {
    const { quote, cartId } = await accepted();
    // a colleague sees everything of the acceptance except the cart
    expect((await quotes.get(quote, quotes.colleague)).offers[0]!.accepted).toMatchObject({ cartId: null });
    const partner = quotes.partners[0]!;
    await quotes.get(quote, partner);
    const [freed] = ((await release(quote, quotes.colleague).expect(200)).body as Quote).offers;
    expect(freed).toMatchObject({ state: 'offered', accepted: null, declined: null });
    const received = (await quotes.list('?box=received', partner)).quotes;
    expect(received.find(({ quoteNumber }) => quoteNumber === quote.number)).toMatchObject({
      state: 'offered',
      hasNews: true,
    });
    expect(codeOf(await checkoutOf(cartId).tryToBegin())).toBe('cart_unknown');

    const again = await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b'] }], {
      by: quotes.colleague,
      customerOrderReference: 'PO 99',
    });
    expect(cartOf(again)).not.toBe(cartId);
    const checkout = await atReview(cartOf(again), quotes.colleague);
    await checkout.pay();
    expect((await checkout.bringBack(provider.finish(lastPayment()))).order).toMatchObject({
      state: 'placed',
      quoteNumber: quote.number,
      totals: { goods: '18294.00' },
    });
    expect((await quotes.offerOf(quote)).accepted).toMatchObject({ orderNumber: checkout.order.orderNumber });
  });

  it('G4: frees its lines for another supplier', async () => {
    const quote = await quotes.send({ to: 2 });
    for (const n of [0, 1]) await quotes.offer(quote, undefined, { n });
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    expect(codeOf(await quotes.tryToAccept(quote, [{ n: 1, lineIds: ['a', 'b'] }]))).toBe('line_taken');
    await release(quote).expect(200);
    const { offers } = await quotes.accept(quote, [{ n: 1, lineIds: ['a', 'b'] }]);
    expect(offers.map(({ state }) => state)).toEqual(['offered', 'accepted']);
  });

  it('G4: cancels the order that was started', async () => {
    const { quote, cartId } = await accepted();
    const checkout = await atReview(cartId, quotes.customer);
    await release(quote).expect(200);
    expect((await checkout.read()).state).toBe('cancelled');
    expect(codeOf(await checkout.tryToPay())).toBe('order_cancelled');
    expect(codeOf(await checkout.try('put', '/shippingaddress', inMalmo))).toBe('order_cancelled');
    expect(codeOf(await checkout.tryToBegin())).toBe('cart_unknown');
  });

  it('G4: expires the offer if its day is over, and a new one can be requested', async () => {
    const { quote } = await accepted();
    await shop.deps.db
      .updateTable('quote_offer')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', quote.offerIds[0]!)
      .execute();
    expect(((await release(quote).expect(200)).body as Quote).offers[0]).toMatchObject({
      state: 'expired',
      accepted: null,
    });
    expect(codeOf(await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['a'] }]))).toBe('offer_expired');
    expect((await quotes.move('askagain', quote, { by: quotes.customer })).offers[0]!.state).toBe('requested');
  });

  it('G4: happens once: repeated with the same key it gets the same answer, otherwise it is refused', async () => {
    const { quote } = await accepted();
    const path = `/quotes/${quote.number}/offers/${quote.offerIds[0]}/release`;
    const key = randomUUID();
    const first = await shop.call('post', path, { ...quotes.customer, key }).expect(200);
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    expect((await shop.call('post', path, { ...quotes.customer, key }).expect(200)).body).toEqual(first.body);
    expect((await quotes.offerOf(quote)).state).toBe('accepted');
    await release(quote).expect(200);
    expect((await release(quote).expect(409)).body).toMatchObject({ code: 'quote_state', state: 'offered' });
  });

  it('G4: is refused to the partner, and for others the request does not exist', async () => {
    const { quote } = await accepted();
    expect(codeOf(await release(quote, quotes.partners[0]))).toBe('quote_state');
    for (const by of [quotes.partners[1]!, grace]) expect(codeOf(await release(quote, by))).toBe('quote_unknown');
    expect((await quotes.offerOf(quote)).state).toBe('accepted');
  });
});

describe('an acceptance that is paid or ordered', () => {
  it('G4: stays while it is being paid; after its release a late payment is refunded', async () => {
    const { quote, cartId } = await accepted();
    const checkout = await atReview(cartId, quotes.customer);
    await checkout.pay();
    const paymentId = lastPayment();
    for (const by of [quotes.customer, quotes.colleague]) {
      expect(codeOf(await release(quote, by))).toBe('offer_being_paid');
    }
    expect((await checkout.read()).state).toBe('paying');
    expect((await checkout.tryToGiveUpPayment()).status).toBeLessThan(300);
    await release(quote).expect(200);

    const { outcome } = provider.ledger.get(paymentId)!;
    const late = { ...outcome, state: 'authorised' as const, pspReference: randomUUID() };
    const { db } = shop.deps;
    expect(await db.transaction().execute((transaction) => settlePayment(transaction, late))).toBe('refunding');
    expect((await checkout.read()).state).toBe('cancelled');
    expect((await quotes.offerOf(quote)).accepted).toBeNull();
  });

  it('G4: stays once ordered, in the checkout or at once', async () => {
    const { quote, cartId } = await accepted(ofGrace, grace);
    const checkout = await atReview(cartId, grace, someDelivery);
    await checkout.tryOnAccount().expect(200);
    expect((await release(quote, grace).expect(409)).body).toMatchObject({ code: 'quote_state', state: 'accepted' });

    const dragana: Caller = { as: 'dragana', locale: 'sr-latn-rs' };
    const atOnce = await quotes.send({ country: 'RS', customer_number: '100007' });
    await quotes.offer(atOnce);
    await quotes.accept(atOnce, [{ n: 0, lineIds: ['a'] }], { by: dragana, shippingAddress: inNoviSad });
    const refused = await release(atOnce, dragana).expect(409);
    expect(refused.body).toMatchObject({ code: 'quote_state', state: 'accepted' });
    expect((await quotes.get(atOnce, dragana)).offers[0]!.accepted!.orderNumber).not.toBeNull();
  });
});

/** Invariant: an order is open or placed exactly when its offer is accepted. */
async function assertWhole(quote: SentQuote, by: Caller, checkout: TestCheckout): Promise<QuoteOffer> {
  const offer = (await quotes.get(quote, by)).offers[0]!;
  const { state } = await checkout.read();
  expect([offer.state, state]).toEqual([
    offer.state,
    offer.accepted ? expect.not.stringMatching('cancelled') : 'cancelled',
  ]);
  expect(offer.accepted?.orderNumber ?? null).toBe(state === 'placed' ? checkout.order.orderNumber : null);
  return offer;
}

describe('two concurrent users', () => {
  /** The order is random, so each pair of answers must be one of `outcomes`. */
  async function race(other: (checkout: TestCheckout) => PromiseLike<Answer>, outcomes: string[][]): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const { quote, cartId } = await accepted(ofGrace, grace);
      const checkout = await atReview(cartId, grace, someDelivery);
      // each call comes first in half of the rounds
      const [first, second] = round % 2 === 0 ? [0, 3 * round] : [3 * round, 0];
      const calls = [sleep(first).then(() => release(quote, grace)), sleep(second).then(() => other(checkout))];
      expect(outcomes).toContainEqual((await Promise.all(calls)).map(codeOf));
      await assertWhole(quote, grace, checkout);
    }
  }

  it('G4: withdrawing while a colleague places the order', async () => {
    await race(
      (checkout) => checkout.tryOnAccount(),
      [
        ['ok', 'order_cancelled'],
        ['quote_state', 'ok'],
      ],
    );
  });

  it('G4: withdrawing while a colleague starts to pay', async () => {
    await race(
      (checkout) => checkout.tryToPay(),
      [
        ['ok', 'order_cancelled'],
        ['offer_being_paid', 'ok'],
      ],
    );
  });

  it('G4: withdrawing while a colleague returns to the checkout', async () => {
    await race(
      (checkout) => checkout.tryToBegin(),
      [
        ['ok', 'cart_unknown'],
        ['ok', 'ok'],
      ],
    );
  });

  it('G4: withdrawing twice at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { quote } = await accepted();
      const answers = await Promise.all([release(quote), release(quote, quotes.colleague)]);
      expect(answers.map(codeOf).sort()).toEqual(['ok', 'quote_state']);
      expect(await quotes.offerOf(quote)).toMatchObject({ state: 'offered', accepted: null });
    }
  });
});

describe('a request of another market', () => {
  it('G4: can be accepted anywhere, and is ordered in its own market', async () => {
    const inBritain: Caller = { ...quotes.customer, locale: 'en-gb' };
    const { quote, cartId } = await accepted({}, inBritain);
    expect(await quotes.get(quote, inBritain)).toMatchObject({
      ...{ country: 'SE', companyId: null, currency: 'SEK', isOrderedInCheckout: true },
    });
    expect(codeOf(await checkoutOf(cartId, inBritain).tryToBegin())).toBe('cart_unknown');
    const checkout = await atReview(cartId, quotes.customer);
    expect(checkout.order.totals).toMatchObject({ goods: '18294.00', taxRate: 25, currency: 'SEK' });
    await checkout.pay();
    expect((await checkout.bringBack(provider.finish(lastPayment()))).result).toBe('authorised');
  });

  it('G4: of a company site is ordered there', async () => {
    const inBritain: Caller = { ...quotes.customer, locale: 'en-gb' };
    const { quote, cartId } = await accepted({ company_site: 'nordfrost' }, inBritain);
    expect(await quotes.get(quote, inBritain)).toMatchObject({ country: 'SE', companyId: 'nordfrost' });
    expect(codeOf(await checkoutOf(cartId).tryToBegin())).toBe('cart_unknown');
    const site = { ...quotes.customer, query: { companyId: '-nordfrost' } };
    expect((await checkoutOf(cartId, site).begin()).totals).toMatchObject({ goods: '18294.00', currency: 'SEK' });
  });
});
