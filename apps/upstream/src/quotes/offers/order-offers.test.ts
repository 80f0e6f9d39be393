import type { AnswerOf, carts, Order, OrderSummary, PlacedOrder, Problem, Quote } from '@shop/api-contracts';
import { addDays, dayIn as inZone, workingDayFrom } from '@shop/commerce-model';
import { createFakePaymentProvider } from '../../testing/payments/fake-payment-provider.ts';
import { someDelivery } from '../../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { articles, TestCart } from '../../testing/test-cart.ts';
import { TestCheckout } from '../../testing/test-checkout.ts';
import { quoteLines, TestQuotes, type Caller, type SentQuote } from '../../testing/test-quotes.ts';

jest.setTimeout(120_000);

const provider = createFakePaymentProvider();
let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: provider });
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;

const inMalmo = { ...someDelivery, zipCode: '211 24', city: 'Malmö', countryCode: 'SE' };
const inNoviSad = { ...someDelivery, zipCode: '21000', city: 'Novi Sad', countryCode: 'RS' };

/** The first working day of the country of delivery from `days` days ahead on. */
const dayIn = (days: number, countryCode = 'SE'): string =>
  workingDayFrom(addDays(inZone('Europe/Stockholm'), days), countryCode);

const cartsOf = ({ offers }: Quote): string[] => offers.flatMap(({ accepted }) => accepted?.cartId ?? []);

/** A request to two locations, both with an offer. */
async function offered(given: Parameters<TestQuotes['send']>[0] = {}): Promise<SentQuote> {
  const quote = await quotes.send({ to: 2, ...given });
  await quotes.offer(quote, ['198.50', '17500.00', null]);
  await quotes.offer(quote, ['205.00', '17000.00', '1.25'], { n: 1 });
  return quote;
}

function checkoutOf(cartId: string, caller: Caller = quotes.customer): TestCheckout {
  const checkout = new TestCheckout(shop, caller);
  checkout.cartId = cartId;
  return checkout;
}

async function toReview(checkout: TestCheckout, address = inMalmo): Promise<void> {
  await checkout.begin();
  await checkout.setContact({ customerOrderReference: '' });
  await checkout.setDelivery(address);
  await checkout.setFreight('agreed');
}

const stockOf = async (article: string): Promise<number> => {
  const variant = shop.deps.db.selectFrom('variant').select('stock').where('commercial_item_id', '=', article);
  return (await variant.executeTakeFirstOrThrow()).stock;
};

async function historyOf(caller: Caller): Promise<OrderSummary[]> {
  const body: unknown = (await shop.call('get', '/orders/history', caller).expect(200)).body;
  return (body as { orders: OrderSummary[] }).orders;
}

describe('a market with buying', () => {
  it('G4: parts of two offers are two orders at the offered prices, paid in the checkout', async () => {
    const quote = await offered();
    const accepted = await quotes.accept(quote, [
      { n: 0, lineIds: ['a'] },
      { n: 1, lineIds: ['b', 'c'] },
    ]);
    const [first, second] = cartsOf(accepted) as [string, string];
    const stock = await Promise.all(quoteLines.map(({ commercialItemId }) => stockOf(commercialItemId)));

    const checkout = checkoutOf(first);
    expect(await checkout.begin()).toMatchObject({
      quoteNumber: quote.number,
      step: 'contact',
      lines: [
        {
          articleNumber: 'GX050GCHNBR',
          quantity: 4,
          price: { amount: '198.50', originalAmount: '198.50', currency: 'SEK' },
          lineTotal: '794.00',
        },
      ],
      totals: { goods: '794.00', includesTax: false, taxRate: 25, tax: '198.50', total: '992.50' },
    });
    // the reference given with the acceptance is the purchase-order number
    expect((await checkout.setContact({ customerOrderReference: '' })).contact!.customerOrderReference).toBe('PO 88');
    await checkout.setDelivery(inMalmo);
    expect(await checkout.freight()).toMatchObject({
      choices: [{ id: 'agreed', incoterm: 'DAP', amount: '0.00', deliveryDate: dayIn(7) }],
    });
    const economy = { id: 'economy', amount: '0.00', currency: 'SEK' } as const;
    expect(codeOf(await checkout.trySetFreight(economy).expect(412))).toBe('freight_changed');
    expect(await checkout.setFreight('agreed')).toMatchObject({
      lines: [{ promisedDate: dayIn(7) }],
      totals: { freight: '0.00', total: '992.50' },
    });
    await checkout.pay();
    expect(await stockOf('GX050GCHNBR')).toBe(stock[0]);
    const paid = await checkout.bringBack(provider.finish([...provider.ledger.keys()].at(-1)!));
    expect(paid).toMatchObject({ result: 'authorised', order: { state: 'placed' } });

    const other = checkoutOf(second);
    await toReview(other);
    expect(other.order).toMatchObject({
      lines: [{ quantity: 1 }, { quantity: 10, note: 'Galvanised', lineTotal: '12.50' }],
      freight: { deliveryDate: dayIn(21) },
      totals: { goods: '17012.50', tax: '4253.13', total: '21265.63' },
    });
    await other.pay();
    await other.bringBack(provider.finish([...provider.ledger.keys()].at(-1)!));
    expect(await Promise.all(quoteLines.map(({ commercialItemId }) => stockOf(commercialItemId)))).toEqual(stock);

    const { offers } = await quotes.get(quote);
    expect(offers.map((offer) => offer.accepted)).toMatchObject([
      { lineIds: ['a'], cartId: null, orderId: checkout.order.orderId, orderNumber: checkout.order.orderNumber },
      { lineIds: ['b', 'c'], cartId: null, orderId: other.order.orderId, orderNumber: other.order.orderNumber },
    ]);
    const placed = (await historyOf(quotes.customer)).slice(0, 2);
    expect(placed.map((order) => [order.orderId, order.total, order.customerOrderReference])).toEqual([
      [other.order.orderId, '21265.63', 'PO 88'],
      [checkout.order.orderId, '992.50', 'PO 88'],
    ]);
    // the partner sees the order number
    expect((await quotes.get(quote, quotes.partners[0])).offers[0]!.accepted).toMatchObject({
      orderId: null,
      orderNumber: checkout.order.orderNumber,
    });
    // accepting again changes nothing
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    expect(codeOf(await checkoutOf(first).tryToBegin().expect(404))).toBe('cart_unknown');
  });

  it('G4: a line arrives on the requested day if that is later than promised', async () => {
    const quote = await quotes.send();
    const [late, early, far] = [dayIn(40), dayIn(2), dayIn(500)];
    const lines = quoteLines.map((line, n) => ({ ...line, wantedDate: [late, early, far][n]! }));
    await shop.deps.db
      .updateTable('quote_request')
      .set({ lines: JSON.stringify(lines) })
      .where('number', '=', quote.number)
      .execute();
    await quotes.offer(quote, ['198.50', '17500.00', '1.20']);
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b', 'c'] }]));
    const checkout = checkoutOf(cartId!);
    const asked = ({ lines: ordered }: Order) => ordered.map(({ requestedDate }) => requestedDate);
    // freight can be requested a year ahead at most
    expect(asked(await checkout.begin())).toEqual([late, early, null]);
    await checkout.setContact({ customerOrderReference: '' });
    await checkout.setDelivery(inMalmo);
    const { lines: promised } = await checkout.setFreight('agreed', {}, true);
    expect(promised.map(({ promisedDate }) => promisedDate)).toEqual([late, dayIn(14), dayIn(21)]);
    // a requested day removed there stays removed
    await checkout.freight({
      items: promised.map(({ lineId, quantity }) => ({ lineId, quantity, requestedDate: null })),
    });
    expect(asked(await checkout.begin())).toEqual([null, null, null]);
  });

  it('G4: an offer can be ordered on account, by customers with credit', async () => {
    const by: Caller = { as: 'grace', locale: 'en-gb' };
    const quote = await offered({ country: 'GB', customer_number: '100004' });
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 1, lineIds: ['c'] }], { by }));
    const checkout = checkoutOf(cartId!, by);
    await toReview(checkout, someDelivery);
    const stock = await stockOf('SKTT20');
    const body: unknown = (await checkout.tryOnAccount().expect(200)).body;
    expect(body).toMatchObject({ order: { state: 'placed', totals: { goods: '12.50', tax: '2.50', total: '15.00' } } });
    expect(await stockOf('SKTT20')).toBe(stock);
  });

  it('G4: offered prices are without tax, even for buyers who see prices including tax', async () => {
    const { oid } = await shop.deps.db
      .selectFrom('person')
      .select('oid')
      .where('email', 'like', 'noah%')
      .executeTakeFirstOrThrow();
    const by: Caller = { as: 'noah', locale: 'fr-fr' };
    const quote = await offered({ country: 'FR', oid, customer_number: null });
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }], { by }));
    expect((await checkoutOf(cartId!, by).begin()).totals).toMatchObject({
      ...{ goods: '794.00', includesTax: false, taxRate: 20, tax: '158.80', total: '952.80' },
    });
  });

  it('G4: a substitute is ordered under its own number, and no catalogue article replaces it', async () => {
    const quote = await quotes.send();
    const { article_number: known } = await shop.deps.db
      .selectFrom('variant')
      .select('article_number')
      .where('commercial_item_id', '=', 'BV050')
      .executeTakeFirstOrThrow();
    const line = (lineId: string, substitute: { articleNumber: string; name: string } | null) => ({
      ...{ lineId, unitPrice: '10.00', leadTimeDays: 3, substitute, note: '' },
    });
    await quotes.offer(quote, undefined, {
      lines: [
        line('a', { articleNumber: 'KX-99', name: 'Gasket of another maker' }),
        line('b', { articleNumber: known, name: 'Ball valve' }),
        line('c', null),
      ],
    });
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b', 'c'] }]));
    const { lines } = await checkoutOf(cartId!).begin();
    expect(lines.map(({ articleNumber, name, item }) => [articleNumber, name, item?.commercialItemId ?? null])).toEqual(
      [
        ['KX-99', 'Gasket of another maker', null],
        [known, 'Vridspjällventil DN 50, PN 16', 'BV050'],
        ['SKTT20', 'Åtdragningsverktyg, M20', 'SKTT20'],
      ],
    );
  });

  it('G4: parts of a configuration name it in the order, beside the note', async () => {
    const quote = await quotes.send();
    const configuration = { id: 'VC-1001', name: 'Milk cooler' };
    const lines = quoteLines.map((line) => (line.lineId === 'a' ? line : { ...line, configuration }));
    await shop.deps.db
      .updateTable('quote_request')
      .set({ lines: JSON.stringify(lines) })
      .where('number', '=', quote.number)
      .execute();
    await quotes.offer(quote, ['198.50', '17500.00', '1.20']);
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b', 'c'] }]));
    const order = await checkoutOf(cartId!).begin();
    expect(order.lines.map(({ note, configuration: name, lineTotal }) => [note, name, lineTotal])).toEqual([
      ['', null, '794.00'],
      ['Milk cooler', null, '17500.00'],
      ['Milk cooler\nGalvanised', null, '12.00'],
    ]);
  });

  it('G4: the cart of an offer can be ordered but not changed', async () => {
    const own = new TestCart(shop, quotes.customer);
    await own.add('gasket', 50);
    const before = await own.read();
    const quote = await offered();
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }])) as [string];

    const foreign = new TestCart(shop, quotes.customer);
    foreign.id = cartId;
    const tries = [
      foreign.tryToAdd('gasket', 50),
      foreign.tryToAddMany([['gasket', 50]]),
      foreign.tryToUpdate('gasket', { quantity: 60 }),
      foreign.post('remove', { cartItemId: articles.gasket }),
      foreign.post('configurations/copy', { configurationId: 'VC-1002' }),
      shop.call('post', `/cart/${cartId}/prune`, quotes.customer),
      foreign.tryToRead(),
      foreign.tryToRead({ lines: 'none' }),
      foreign.tryToDelete(),
    ];
    for (const one of tries) expect(codeOf(await one.expect(404))).toBe('cart_unknown');

    // an add under a new id goes to the own cart, and adopting returns that one
    const another = new TestCart(shop, quotes.customer);
    await another.add('valve');
    expect(another.id).toBe(own.id);
    const adopt = { ...quotes.customer, body: { buyCartId: cartId } };
    const body: unknown = (await shop.call('post', '/carts/claim', adopt).expect(200)).body;
    expect((body as AnswerOf<typeof carts.claim>).buyCart?.id).toBe(own.id);
    const after = await own.read();
    expect(after.lines.length).toBe(before.lines.length + 1);

    for (const by of [
      quotes.colleague,
      { as: 'grace', locale: 'sv-se' } as const,
      { ...quotes.customer, locale: 'en-gb' } as const,
    ]) {
      expect(codeOf(await checkoutOf(cartId, by).tryToBegin().expect(404))).toBe('cart_unknown');
    }
    // both are ordered independently
    const [checkout, ofOwn] = [checkoutOf(cartId), checkoutOf(own.id)];
    await toReview(checkout);
    expect((await ofOwn.begin()).quoteNumber).toBeNull();
    await checkout.pay();
    await own.add('valve');
    await checkout.bringBack(provider.finish([...provider.ledger.keys()].at(-1)!));
    expect((await own.read()).lines).toHaveLength(after.lines.length);
  });

  it('G4: shop prices do not change the offered ones', async () => {
    const quote = await offered();
    const [cartId] = cartsOf(await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]));
    const checkout = checkoutOf(cartId!);
    await toReview(checkout);
    const { db } = shop.deps;
    const variant = db.updateTable('variant').where('commercial_item_id', '=', 'GX050GCHNBR');
    await variant.set({ sales: 'discontinued', list_price: 1, stock: 0, lead_time_days: 0 }).execute();
    await checkout.pay();
    expect((await checkout.bringBack(provider.finish([...provider.ledger.keys()].at(-1)!))).order).toMatchObject({
      state: 'placed',
      totals: { goods: '794.00' },
    });
  });
});

describe('a market without buying', () => {
  const by: Caller = { as: 'dragana', locale: 'sr-latn-rs' };
  const serbian = { country: 'RS', customer_number: '100007' } as const;
  const inRs = { by, shippingAddress: inNoviSad, customerOrderReference: 'PO-RS 7' };
  /** The market has no order history, so she reads it in another one. */
  const elsewhere: Caller = { as: 'dragana', locale: 'en-gb' };

  it('G4: parts of two offers are ordered at once on account, and only once when repeated', async () => {
    const quote = await offered(serbian);
    expect((await quotes.get(quote, by)).isOrderedInCheckout).toBe(false);
    const picks = [
      { n: 0, lineIds: ['b'] },
      { n: 1, lineIds: ['a', 'c'] },
    ];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => quotes.tryToAccept(quote, picks, inRs).expect(200)),
    );
    const { offers } = answers[0]!.body as Quote;
    for (const { body } of answers) expect((body as Quote).offers).toEqual(offers);
    expect(offers.map(({ accepted }) => accepted)).toMatchObject([
      { lineIds: ['b'], cartId: null, orderNumber: expect.stringMatching(/^SO-\d+$/) as string },
      { lineIds: ['a', 'c'], cartId: null, orderNumber: expect.stringMatching(/^SO-\d+$/) as string },
    ]);

    const history = await historyOf(elsewhere);
    expect(
      history.map((order) => [order.total, order.currency, order.customerOrderReference, order.deliveryDate]),
    ).toEqual(
      [
        ['999.00', 'RSD', 'PO-RS 7', dayIn(21, 'RS')],
        ['21000.00', 'RSD', 'PO-RS 7', dayIn(14, 'RS')],
      ].sort((one) => (one[0] === history[0]!.total ? -1 : 1)),
    );
    const { orderId } = offers[1]!.accepted!;
    const placed = (await shop.call('get', `/orders/history/${orderId}`, elsewhere).expect(200)).body as PlacedOrder;
    expect(placed).toMatchObject({
      status: 'received',
      placedBy: 'Dragana Petrović',
      contact: {
        email: 'anna.lindqvist@hamnverket.example',
        yourReference: 'Pump station 4',
        companyNumber: '90000128',
      },
      shippingAddress: inNoviSad,
      invoiceAddress: null,
      freight: { id: 'agreed', amount: '0.00' },
      paymentMethod: 'account',
      totals: { goods: '832.50', freight: '0.00', taxRate: 20, tax: '166.50', includesTax: false, total: '999.00' },
      lines: [
        { quantity: 4, lineTotal: '820.00', promisedDate: dayIn(7, 'RS') },
        { quantity: 10, lineTotal: '12.50', promisedDate: dayIn(21, 'RS') },
      ],
    });
    const document = `/orders/history/${orderId}/documents/${placed.documents[0]!.id}`;
    const { headers } = await shop.call('get', document, elsewhere).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const errand = shop.deps.db.selectFrom('outbox').select('errand').where('key', '=', `orderConfirmation ${orderId}`);
    expect(await errand.executeTakeFirst()).toBeDefined();
  });

  it('G4: an order needs an existing address, otherwise nothing is accepted', async () => {
    const quote = await offered(serbian);
    const picks = [{ n: 0, lineIds: ['a'] }];
    expect(codeOf(await quotes.tryToAccept(quote, picks, { by }).expect(422))).toBe('address_missing');
    const wrong = { by, shippingAddress: { ...inNoviSad, zipCode: '1' } };
    const response = await quotes.tryToAccept(quote, picks, wrong).expect(422);
    expect(response.body).toMatchObject({
      code: 'invalid_address',
      errors: [{ path: 'body.shippingAddress.zipCode' }],
    });
    await shop.deps.db
      .updateTable('customer')
      .set({ needs_order_reference: true })
      .where('number', '=', '100007')
      .execute();
    const unnamed = await quotes.tryToAccept(quote, picks, { ...inRs, customerOrderReference: '' }).expect(422);
    expect(unnamed.body).toMatchObject({ code: 'invalid_contact', errors: [{ path: 'body.customerOrderReference' }] });
    expect((await quotes.get(quote, by)).offers.map(({ state }) => state)).toEqual(['offered', 'offered']);
    await quotes.accept(quote, picks, inRs);
  });
});
