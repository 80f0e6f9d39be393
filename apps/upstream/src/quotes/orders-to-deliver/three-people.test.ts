import type { OrderDocument, PlacedOrder, Quote } from '@shop/api-contracts';
import { addDays, dayIn as inZone, workingDayFrom } from '@shop/commerce-model';
import { asBytes } from '../../testing/download.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { someDelivery } from '../../testing/operations.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestCheckout } from '../../testing/test-checkout.ts';
import { quoteLines, TestQuotes, type Caller } from '../../testing/test-quotes.ts';

jest.setTimeout(120_000);

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

/** What is left of a request for its reader: sums and days, as on the page. */
const seenOf = ({ state, offers }: Quote) =>
  offers.map(({ revisions, accepted }) => ({
    state,
    total: revisions.at(-1)?.total,
    terms: revisions.at(-1)?.terms,
    accepted: accepted?.lineIds,
    number: accepted?.orderNumber,
    days: accepted?.order?.lines.map(({ promisedDate }) => promisedDate),
    shipped: accepted?.order?.lines.map(({ shippedQuantity }) => shippedQuantity),
  }));

const dayIn = (days: number) => workingDayFrom(addDays(inZone('Europe/Stockholm'), days), 'SE');

it('G4, H6: buyer, partner and a colleague in the office see the same sums and days at each step, and nobody else sees any', async () => {
  const buyer = quotes.customer;
  const { colleague } = quotes;
  const [partner, stranger] = quotes.partners as [Caller, Caller];
  const quote = await quotes.send({ lines: JSON.stringify(quoteLines) });
  const steps: ReturnType<typeof seenOf>[] = [];
  const allSee = async () => {
    const [own, ...others] = await Promise.all([buyer, colleague, partner].map((one) => quotes.get(quote, one)));
    for (const other of others) expect(seenOf(other)).toEqual(seenOf(own!));
    steps.push(seenOf(own!));
    // the customer's prices are not the partner's business
    expect(others[1]!.lines.every(({ price }) => price === null)).toBe(true);
    for (const outsider of [
      stranger,
      { as: 'grace', locale: 'en-gb' } as const,
      { as: 'noah', locale: 'en-gb' } as const,
    ])
      expect((await quotes.tryToGet(quote, outsider)).status).toBe(404);
    return own!;
  };
  await allSee();
  await quotes.offer(quote, undefined, {
    terms: { freight: 'amount', freightAmount: '450.00', incoterm: 'DAP', place: 'Malmö' },
  });
  await allSee();
  const { offers } = await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
  await allSee();
  // the cart to order from is of the one who accepted
  expect((await quotes.get(quote, colleague)).offers[0]!.accepted!.cartId).toBeNull();

  const checkout = new TestCheckout(shop, buyer);
  checkout.cartId = offers[0]!.accepted!.cartId!;
  await checkout.begin();
  await checkout.setContact({ customerOrderReference: 'PO 88' });
  await checkout.setDelivery({ ...someDelivery, zipCode: '211 24', city: 'Malmö', countryCode: 'SE' });
  await checkout.setFreight('agreed', {}, true);
  await shop.deps.db.updateTable('customer').set({ has_credit: true }).where('number', '=', '100001').execute();
  await checkout.tryOnAccount().expect(200);
  await allSee();
  await quotes.move('delivery', quote, { body: { lines: [{ lineId: 'a', promisedDate: dayIn(30) }] } });
  await allSee();
  await quotes.move('shipments', quote);
  const end = await allSee();
  expect(steps.map(([one]) => [one!.total, one!.days?.[0] === dayIn(30), one!.shipped])).toEqual([
    [undefined, false, undefined],
    ['18744.00', false, undefined],
    ['18744.00', false, undefined],
    ['18744.00', false, [0]],
    ['18744.00', true, [0]],
    ['18744.00', true, [4]],
  ]);

  const { orderId } = end.offers[0]!.accepted!;
  expect((await quotes.get(quote, partner)).offers[0]!.accepted!.orderId).toBeNull();
  const orderFor = (one: Caller) => shop.call('get', `/orders/history/${orderId}`, one);
  const order = (await orderFor(buyer).expect(200)).body as PlacedOrder;
  expect((await orderFor(colleague).expect(200)).body).toEqual(order);
  // 4 × 198.50 and the freight, with 25 % tax
  expect(order.totals).toMatchObject({ goods: '794.00', freight: '450.00', tax: '311.00', total: '1555.00' });
  for (const outsider of [partner, stranger]) expect((await orderFor(outsider)).status).toBe(404);

  const documentFor = (one: Caller, { id }: OrderDocument) =>
    asBytes(shop.call('get', `/orders/history/${orderId}/documents/${id}`, one));
  expect(order.documents.map(({ kind }) => kind)).toEqual(['orderConfirmation', 'deliveryNote']);
  for (const document of order.documents) {
    const bytes = (await documentFor(buyer, document).expect(200)).body as Buffer;
    expect(bytes.equals((await documentFor(colleague, document).expect(200)).body as Buffer)).toBe(true);
    expect((await documentFor(partner, document)).status).toBe(404);
    const { text } = await readPdf(bytes);
    for (const part of ['Partner 1', quote.number, 'DAP Malmö', 'PO 88']) expect(text).toContain(part);
    if (document.kind === 'orderConfirmation') expect(text.replaceAll(/\s/g, ' ')).toContain('1 555,00');
  }
});
