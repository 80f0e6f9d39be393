import type {
  CartItemId,
  FavouriteList,
  Order,
  PlacedOrder,
  Problem,
  Replacements,
  TakeBack,
} from '@shop/api-contracts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { sendOrderConfirmation } from '../orders/mails/send-order-confirmation.ts';
import { sendQuoteAsked } from '../quotes/mails/send-quote-mails.ts';
import { company } from '../testing/databases/demo-company.ts';
import { asBytes } from '../testing/download.ts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { linesOf, TestCart } from '../testing/test-cart.ts';
import { TestCheckout } from '../testing/test-checkout.ts';
import { TestQuotes } from '../testing/test-quotes.ts';
import { TestRequest } from '../testing/test-request.ts';

jest.setTimeout(120_000);
const itemOf = (articleNumber: string): CartItemId => {
  const { genericItemId, commercialItemId } = company.variants.find((one) => one.articleNumber === articleNumber)!;
  return { genericItemId, commercialItemId };
};
const year = new Date().getUTCFullYear() - 12;
/** A Torvex P50 of 61 plates, twelve years old: 4 % of the list price. */
const takeBack = { serialNumber: 'TX-4711', productModelId: 'P50', yearOfManufacture: year, numberOfPlates: 61 };
const plain = itemOf('GX-050-H16-061');
const withTakeBack = { ...plain, takeBack };
const other = { ...itemOf('GX-050-H16-091'), takeBack };

const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};
const flat = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\s+/g, ' ');

let shop: TestUpstream;
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: createFakePaymentProvider() });
  await shop.deps.db.updateTable('customer').set({ has_credit: true }).where('number', '=', '100001').execute();
});
afterAll(() => shop.close());

async function refundInSearch(): Promise<string> {
  const query = {
    ...{ categoryId: 'gasketed', calculateRefund: 'true', manufacturerId: 'torvex', productModelId: 'P50' },
    ...{ numberOfPlates: '61', plateType: 'high', applicationId: 'heating', yearOfManufacture: String(year) },
  };
  const { candidates } = (await shop.get('/replacements/search', query).expect(200)).body as Replacements;
  return candidates.find(({ item }) => item.articleNumber === 'GX-050-H16-061')!.refund!.amount;
}

describe('a line with a take-back', () => {
  it('K2: announces the refund of the suggestions as a credit, and leaves what is paid now alone', async () => {
    const bare = new TestCart(shop);
    await bare.add(plain, 2);
    const cart = new TestCart(shop);
    await cart.add(withTakeBack, 2);
    const { lines, ...sums } = await cart.read();
    expect(lines[0]!.takeBack).toEqual({
      ...{ serialNumber: 'TX-4711', manufacturer: 'Torvex', model: 'P50', yearOfManufacture: year },
      ...{ refund: await refundInSearch(), currency: 'GBP' },
    } satisfies TakeBack);
    const without = await bare.read();
    expect([sums.total, sums.weight, lines[0]!.price]).toEqual([
      without.total,
      without.weight,
      without.lines[0]!.price,
    ]);
  });

  it('K2: is a line of its own unit: the same serial number however it is typed, another beside it', async () => {
    const cart = new TestCart(shop);
    await cart.add(withTakeBack);
    await cart.add({ ...plain, takeBack: { ...takeBack, serialNumber: ' tx4711' } });
    await cart.add({ ...plain, takeBack: { ...takeBack, serialNumber: 'TX-4712' } });
    await cart.add(plain);
    expect((await cart.read()).lines.map((line) => [line.takeBack?.serialNumber, line.quantity])).toEqual([
      ['TX-4711', 2],
      ['TX-4712', 1],
      [undefined, 1],
    ]);
    await cart.remove(withTakeBack);
    expect(linesOf(await cart.read())).toHaveLength(2);
  });

  it('K2: ends when told to, and is one with the line that has none', async () => {
    const cart = new TestCart(shop);
    await cart.add(withTakeBack, 2);
    await cart.update(withTakeBack, { takeBack: null });
    expect((await cart.read()).lines).toMatchObject([{ cartItemId: plain, quantity: 2 }]);
    expect((await cart.read()).lines[0]).not.toHaveProperty('takeBack');
    await cart.add(withTakeBack, 3);
    await cart.update(withTakeBack, { takeBack: null });
    expect(linesOf(await cart.read())).toEqual([[plain.commercialItemId, 5]]);
  });

  it('K2: credits one old unit once, and nothing for what is not taken back or does not replace it', async () => {
    const cart = new TestCart(shop);
    await cart.add(withTakeBack);
    await cart.add(other);
    await cart.add({ ...plain, takeBack: { ...takeBack, serialNumber: 'B1', productModelId: 'N60' } });
    await cart.add({ ...plain, takeBack: { ...takeBack, serialNumber: 'B2', productModelId: 'nobodys' } });
    await cart.add({ ...itemOf('GX-050-GC-EPDM'), takeBack: { ...takeBack, serialNumber: 'B3' } });
    expect((await cart.read()).lines.map((line) => [line.takeBack?.refusal, line.takeBack?.refund !== null])).toEqual([
      [undefined, true],
      ['twice', false],
      ['notOffered', false],
      ['notOffered', false],
      ['notOffered', false],
    ]);
    // a market that offers no replacements
    const serbian = new TestCart(shop, { locale: 'sr-latn-rs' }, 'RequestQuote');
    await serbian.add(withTakeBack);
    expect((await serbian.read()).lines[0]!.takeBack).toMatchObject({ refusal: 'notOffered', refund: null });
    const refused = await cart.tryToAdd({ ...plain, takeBack: { ...takeBack, serialNumber: '' } }).expect(400);
    expect((refused.body as Problem).code).toBe('invalid_request');
  });

  it('K2: is not saved in a list: an old unit goes back with a purchase', async () => {
    const as = await shop.identityProvider.issue({ oid: 'take-back-lists' });
    const made = await shop.call('post', '/user/favouritelists', { as, body: { name: 'Units' } }).expect(200);
    const path = `/user/favouritelists/${(made.body as { id: string }).id}`;
    const items = [{ cartItemId: withTakeBack, quantity: 1 }];
    await shop.call('post', `${path}/items`, { as, body: { items, configurationIds: [] } }).expect(200);
    const list = (await shop.call('get', path, { as }).expect(200)).body as FavouriteList;
    expect(list.items[0]!.cartItemId).not.toHaveProperty('takeBack');
  });
});

describe('an order with a take-back', () => {
  const placed = async (checkout: TestCheckout): Promise<PlacedOrder> => {
    await checkout
      .try('put', '/checkoutcompleted', { cartId: checkout.cartId, paymentProvider: 'account', payload: {} })
      .expect(200);
    return (await checkout.call('get', `/orders/history/${checkout.order.orderId}`).expect(200)).body as PlacedOrder;
  };

  it.each([
    [
      'en-gb',
      'Take-back of the old unit, serial number TX-4711',
      /Credit of GBP [\d,.]+ once we have your old unit; not part of the total/,
    ],
    ['de-de', 'Rücknahme des alten Geräts, Seriennummer TX-4711', /Gutschrift von EUR [\d,.]+, sobald das alte Gerät/],
  ] as const)('K2: keeps it, with equal sums, and confirms it by mail and PDF: %s', async (locale, name, credit) => {
    const caller = { as: 'anna', locale };
    const bare = new TestCheckout(shop, caller);
    const { totals } = await bare.toReview([[plain, 1]]);
    await bare.call('delete', `/cart/${bare.cartId}`).expect(200);
    const checkout = new TestCheckout(shop, caller);
    const order = await checkout.toReview([[withTakeBack, 1]]);
    expect(order.totals).toEqual(totals);
    const { lines } = await placed(checkout);
    expect(lines[0]!.takeBack).toMatchObject({ serialNumber: 'TX-4711', model: 'P50', yearOfManufacture: year });
    expect(lines[0]!.takeBack).toEqual(order.lines[0]!.takeBack);

    const file = await asBytes(checkout.call('get', `/orders/history/${order.orderId}/documents/confirmation`));
    const { text } = await readPdf(file.body as Buffer);
    const pdf = () => Promise.resolve({ name: 'x.pdf', type: 'application/pdf', bytes: new Uint8Array() });
    const deps = { db: shop.deps.db, mailer, settings: { shopUrl: null }, orderConfirmationPdf: pdf };
    expect(await sendOrderConfirmation(deps, order.orderId)).toBeNull();
    const mail = sent.splice(0)[0]!;
    for (const told of [text, mail.text, mail.html]) {
      expect(flat(told)).toContain(name);
      expect(flat(told)).toContain(`Torvex P50, ${year}`);
      expect(flat(told)).toMatch(credit);
    }
  });

  it('K2: says before payment when the credit has changed, and orders nothing that is not credited', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    const order = await checkout.toReview([
      [withTakeBack, 1],
      [other, 1],
    ]);
    expect(order.lines.map((line) => line.takeBack?.serialNumber)).toEqual(['TX-4711', undefined]);
    const body = { cartItemId: withTakeBack, action: 'Buy', takeBack: null };
    await checkout.call('post', `/cart/${checkout.cartId}/update`, { body }).expect(200);
    const refused = await checkout.tryToPay().expect(412);
    expect(refused.body).toMatchObject({
      code: 'cart_changed',
      changes: [
        { kind: 'takeBack', before: { amount: order.lines[0]!.takeBack!.refund }, after: null },
        { kind: 'takeBack', before: null },
      ],
    });
  });
});

describe('a quote request with a take-back', () => {
  it('K2: tells its supplier, who sees it in the request, the mail and the order of the accepted offer', async () => {
    const quotes = await TestQuotes.begin(shop);
    const paul = { as: 'paul', locale: 'de-de' } as const;
    const request = new TestRequest(shop, paul);
    await request.collect([[withTakeBack, 1]]);
    await request.chooseAll();
    const { groups } = await request.submit();
    const number = groups[0]!.confirmation!;
    const { db } = shop.deps;
    await db
      .updateTable('quote_offer')
      .set({ location_id: quotes.locationIds[0]! })
      .where('request_number', '=', number)
      .execute();
    const offers = await db.selectFrom('quote_offer').select('id').where('request_number', '=', number).execute();
    const quote = { number, offerIds: offers.map(({ id }) => id) };
    const [asked] = (await quotes.get(quote, quotes.partners[0])).lines;
    expect(asked!.takeBack).toMatchObject({ serialNumber: 'TX-4711', currency: 'EUR' });
    const deps = { db, mailer, settings: shop.deps.settings };
    expect(await sendQuoteAsked(deps, quote.offerIds[0]!)).toBeNull();
    expect(flat(sent.splice(0)[0]!.text)).toContain('TX-4711');
    const line = { lineId: asked!.lineId, leadTimeDays: 7, promisedDate: null, substitute: null, note: '' };
    await quotes.offer(quote, undefined, { lines: [{ ...line, unitPrice: '900.00' }] });
    const body = { format: 'pdf', quoteNumber: number };
    const pdf = await asBytes(shop.call('post', '/documents/quote', { ...paul, body })).expect(200);
    expect(flat((await readPdf(pdf.body as Buffer)).text)).toContain('Seriennummer TX-4711');
    const accepted = await quotes.accept(quote, [{ n: 0, lineIds: [asked!.lineId] }], { by: paul });
    const order = (
      await shop
        .call('post', '/orders', { ...paul, body: { cartId: accepted.offers[0]!.accepted!.cartId } })
        .expect(200)
    ).body as Order;
    expect(order.lines[0]!.takeBack).toEqual(asked!.takeBack);
    expect(order.totals.goods).toBe('900.00');
  });

  it('K2: is in a generated quote and in its order', async () => {
    const paul = { as: 'paul', locale: 'de-de' } as const;
    const cart = new TestCart(shop, paul);
    await cart.add(withTakeBack);
    const body = { format: 'pdf', cartId: cart.id };
    const pdf = await asBytes(shop.call('post', '/documents/quote', { ...paul, body })).expect(200);
    expect(flat((await readPdf(pdf.body as Buffer)).text)).toContain('Seriennummer TX-4711');
    const [made] = (await shop.call('get', '/quotegeneration', paul).expect(200)).body as { id: string }[];
    const ordered = await shop.call('post', `/quotegeneration/${made!.id}/order`, paul).expect(200);
    const { cartId } = ordered.body as { cartId: string };
    const order = (await shop.call('post', '/orders', { ...paul, body: { cartId } }).expect(200)).body as Order;
    expect(order.lines[0]!.takeBack).toMatchObject({ serialNumber: 'TX-4711' });
  });
});
