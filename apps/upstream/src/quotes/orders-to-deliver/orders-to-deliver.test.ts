import type { PlacedOrder, Problem, Quote } from '@shop/api-contracts';
import { addDays, dayIn as inZone, workingDayFrom } from '@shop/commerce-model';
import { asBytes } from '../../testing/download.ts';
import { someDelivery } from '../../testing/operations.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestCheckout } from '../../testing/test-checkout.ts';
import { TestQuotes, type Caller, type SentQuote } from '../../testing/test-quotes.ts';

jest.setTimeout(120_000);

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

const buyer: Caller = { as: 'grace', locale: 'en-gb' };
const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;

/** The first British working day from `days` days ahead on. */
const dayIn = (days: number): string => workingDayFrom(addDays(inZone('Europe/London'), days), 'GB');

const asked = { country: 'GB', customer_number: '100004' } as const;

/** A request with an offer on these terms. */
async function offered(given: Parameters<TestQuotes['offer']>[2] = {}): Promise<SentQuote> {
  const place = { countryCode: 'GB', zipCode: 'S3 8AB', city: 'Sheffield' };
  const quote = await quotes.send({ ...asked, delivery_place: JSON.stringify(place), wanted_date: dayIn(60) });
  await quotes.offer(quote, ['198.50', '17500.00', null], {
    terms: { freight: 'amount', freightAmount: '45.00', incoterm: 'DDP', place: 'Sheffield' },
    ...given,
  });
  return quote;
}

async function ordered(given?: Parameters<typeof offered>[0]): Promise<{ quote: SentQuote; checkout: TestCheckout }> {
  const quote = await offered(given);
  const { offers } = await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b'] }], { by: buyer });
  const checkout = new TestCheckout(shop, buyer);
  checkout.cartId = offers[0]!.accepted!.cartId!;
  await checkout.begin();
  await checkout.setContact({ customerOrderReference: '', remark: 'Gate 4' });
  await checkout.setDelivery(someDelivery);
  await checkout.setFreight('agreed', {}, true);
  await checkout.tryOnAccount().expect(200);
  return { quote, checkout };
}

const orderAt = ({ offers }: Quote) => offers[0]!.accepted!.order!;

async function orderOf({ order }: TestCheckout): Promise<PlacedOrder> {
  return (await shop.call('get', `/orders/history/${order.orderId}`, buyer).expect(200)).body as PlacedOrder;
}

async function textOf({ order }: TestCheckout, document: string): Promise<string> {
  const path = `/orders/history/${order.orderId}/documents/${document}`;
  const response = await asBytes(shop.call('get', path, buyer)).expect(200);
  return (await readPdf(response.body as Buffer)).text;
}

it('G4: a supplier sees where the customer wants it, and offers freight and terms for that place', async () => {
  const quote = await offered();
  const seen = await quotes.get(quote, quotes.partners[0]);
  expect(seen).toMatchObject({
    deliveryPlace: { city: 'Sheffield', countryCode: 'GB' },
    wantedDate: dayIn(60),
    offers: [{ revisions: [{ terms: { freight: 'amount', freightAmount: '45.00', incoterm: 'DDP' } }] }],
  });
  const nothing = { freight: 'amount', freightAmount: null, incoterm: 'DAP', place: 'Sheffield' } as const;
  expect(codeOf(await quotes.tryToOffer(quote, undefined, { revision: 1, terms: nothing }).expect(400))).toBe(
    'invalid_request',
  );
});

it('G4: the offered freight is in the sum, and a promised day in the order', async () => {
  const line = (lineId: string, promisedDate: string | null) => ({
    ...{ lineId, unitPrice: '100.00', leadTimeDays: 3, promisedDate, substitute: null, note: '' },
  });
  const { checkout } = await ordered({ lines: [line('a', dayIn(90)), line('b', null), line('c', null)] });
  const { freight, totals, lines } = await orderOf(checkout);
  expect(freight).toMatchObject({
    incoterm: 'DDP',
    amount: '45.00',
    offered: { freight: 'amount', place: 'Sheffield' },
  });
  expect(totals).toMatchObject({ goods: '500.00', freight: '45.00', tax: '109.00', total: '654.00' });
  // later than wanted; the other line as wanted in the request
  expect(lines.map(({ promisedDate }) => promisedDate)).toEqual([dayIn(90), dayIn(60)]);
});

it('G4: from order to delivery, the supplier has all it needs and the buyer sees each step', async () => {
  const { quote, checkout } = await ordered();
  const [partner] = quotes.partners;
  const { orderNumber } = await orderOf(checkout);
  expect(orderAt(await quotes.get(quote, partner))).toMatchObject({
    orderNumber,
    status: 'received',
    customerOrderReference: 'PO 88',
    remark: 'Gate 4',
    email: checkout.order.contact!.email,
    shippingAddress: someDelivery,
    lines: [
      { lineId: 'a', quantity: 4, shippedQuantity: 0, promisedDate: dayIn(60) },
      { lineId: 'b', quantity: 1 },
    ],
    confirmedAt: null,
  });

  await quotes.get(quote, buyer);
  const days = { lines: [{ lineId: 'a', promisedDate: dayIn(20) }] };
  const confirmed = await quotes.move('delivery', quote, { body: days });
  expect(orderAt(confirmed)).toMatchObject({ status: 'inProduction', lines: [{ promisedDate: dayIn(20) }, {}] });
  expect((await quotes.list('', buyer)).quotes.find(({ quoteNumber }) => quoteNumber === quote.number)).toMatchObject({
    hasNews: true,
  });

  expect(orderAt(await quotes.move('shipments', quote))).toMatchObject({ status: 'partlyShipped' });
  expect(codeOf(await quotes.tryTo('shipments', quote).expect(422))).toBe('nothing_to_ship');
  const rest = { lineIds: ['a', 'b'], carrier: 'Albion', trackingNumber: '' };
  expect(orderAt(await quotes.move('shipments', quote, { body: rest }))).toMatchObject({ status: 'shipped' });
  expect(codeOf(await quotes.tryTo('shipments', quote, { body: rest }).expect(409))).toBe('order_not_open');

  expect(await orderOf(checkout)).toMatchObject({
    status: 'shipped',
    offer: { quoteNumber: quote.number, revision: 1, supplier: { name: 'Partner 1', isOwn: false } },
    shipments: [
      { carrier: 'Nordfrakt', trackingNumber: 'NF 4711', lines: [{ lineId: 'a', quantity: 4 }] },
      { carrier: 'Albion', lines: [{ lineId: 'b', quantity: 1 }] },
    ],
    documents: [{ kind: 'orderConfirmation' }, { id: 'delivery-1' }, { id: 'delivery-2' }],
  });
  for (const document of ['confirmation', 'delivery-1']) {
    const text = await textOf(checkout, document);
    expect(text).toContain('Partner 1');
    expect(text).toContain(quote.number);
    expect(text).toContain('DDP Sheffield');
  }
});

it('G4: only the supplier of the offer confirms and ships, days ahead and lines of the order', async () => {
  const { quote } = await ordered();
  const [, stranger] = quotes.partners;
  expect(codeOf(await quotes.tryTo('delivery', quote, { by: stranger! }).expect(404))).toBe('quote_unknown');
  expect(codeOf(await quotes.tryTo('shipments', quote, { by: buyer }).expect(409))).toBe('quote_state');
  const day = (lineId: string, promisedDate: string) => ({ body: { lines: [{ lineId, promisedDate }] } });
  expect(codeOf(await quotes.tryTo('delivery', quote, day('a', '2026-01-05')).expect(422))).toBe('date_past');
  expect(codeOf(await quotes.tryTo('delivery', quote, day('c', dayIn(9))).expect(404))).toBe('line_unknown');
  const early = await offered();
  expect(codeOf(await quotes.tryTo('shipments', early).expect(409))).toBe('quote_state');
  await quotes.accept(early, [{ n: 0, lineIds: ['a'] }], { by: buyer });
  expect(codeOf(await quotes.tryTo('shipments', early).expect(409))).toBe('order_not_open');
});
