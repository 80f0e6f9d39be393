import type { CartItemId, GeneratedQuote, Order, Problem, QuoteCheckout } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { company } from '../../testing/databases/demo-company.ts';
import { createFakePaymentProvider } from '../../testing/payments/fake-payment-provider.ts';
import { someDelivery } from '../../testing/operations.ts';
import { asBytes } from '../../testing/download.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestCart } from '../../testing/test-cart.ts';
import { quoteLines, TestQuotes } from '../../testing/test-quotes.ts';
import { TestRequest } from '../../testing/test-request.ts';
import { sendQuoteAsked, sendQuoteNews, sendQuoteRequested } from '../mails/send-quote-mails.ts';

const malmo = unitBySerial(company.units, '30-114-0021').equipmentId;
const itemOf = (articleNumber: string): CartItemId => {
  const { genericItemId, commercialItemId } = company.variants.find((one) => one.articleNumber === articleNumber)!;
  return { genericItemId, commercialItemId, equipmentId: malmo };
};
const wrongPlate: [CartItemId, number] = [itemOf('GX-080-CP-H-44'), 2];
const rightGasket: [CartItemId, number] = [itemOf('GX-050-GC-EPDM'), 59];
const unchecked: [CartItemId, number] = [itemOf('GX-050-GC-HNBR'), 1];

jest.setTimeout(120_000);
const paul = { as: 'paul', locale: 'de-de' } as const;
const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: createFakePaymentProvider() });
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.db.updateTable('cart').set({ state: 'deleted' }).where('state', '=', 'open').execute();
});

const linesOf = ({ groups }: Pick<QuoteCheckout, 'groups'>) => groups.flatMap(({ lines }) => lines);
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\s+/g, ' ');
const confirmed = (request: TestRequest) => ({
  lines: linesOf(request.checkout)
    .filter(({ fit }) => fit?.verdict === 'doesNotFit')
    .map(({ lineId, note }) => ({ lineId, targetPrice: null, wantedDate: null, note, fitConfirmed: true })),
});
async function collected(): Promise<TestRequest> {
  const request = new TestRequest(shop, paul);
  await request.collect([wrongPlate, rightGasket, unchecked]);
  await request.chooseAll();
  return request;
}
/** Sent to the first test partner alone, so that it can be answered. */
async function sentRequest(): Promise<{ number: string; offerIds: string[] }> {
  const request = await collected();
  const { groups } = await request.submit(confirmed(request));
  const number = groups[0]!.confirmation!;
  const { db } = shop.deps;
  await db
    .updateTable('quote_offer')
    .set({ location_id: quotes.locationIds[0]! })
    .where('request_number', '=', number)
    .execute();
  const offers = await db.selectFrom('quote_offer').select('id').where('request_number', '=', number).execute();
  return { number, offerIds: offers.map(({ id }) => id) };
}

describe('a request with lines for a unit', () => {
  it('J4: carries unit and verdict of each line, and is sent only when each that does not fit is confirmed', async () => {
    const request = await collected();
    expect(linesOf(request.checkout).map(({ unit, fit }) => [unit?.serialNumber, fit?.verdict])).toEqual([
      ['30-114-0021', 'doesNotFit'],
      ['30-114-0021', 'fits'],
      ['30-114-0021', 'notChecked'],
    ]);
    const refused = (await request.trySubmit().expect(422)).body as Problem;
    expect(refused).toMatchObject({
      code: 'fit_not_confirmed',
      items: [
        {
          articleNumber: 'GX-080-CP-H-44',
          serialNumber: '30-114-0021',
          reasons: [{ code: 'plateType', need: ['GX-050'], have: ['GX-080'] }],
        },
      ],
    });
    // what fits is not confirmed, whoever says so
    const [, gasket] = linesOf(request.checkout);
    const other = { lineId: gasket!.lineId, targetPrice: null, wantedDate: null, note: '', fitConfirmed: true };
    await request.trySubmit({ lines: [other] }).expect(422);

    await request.submit({ lines: [...confirmed(request).lines, other] });
    expect(linesOf(request.checkout).map(({ fitConfirmation }) => fitConfirmation?.confirmedBy)).toEqual([
      'Paul Becker',
      undefined,
      undefined,
    ]);
    const { confirmedAt } = linesOf(request.checkout)[0]!.fitConfirmation!;
    expect(Date.parse(confirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    const again = (await request.tryToConfirm().expect(200)).body as QuoteCheckout;
    expect(linesOf(again).map(({ fit }) => fit?.verdict)).toEqual(['doesNotFit', 'fits', 'notChecked']);
  });

  it('J4: shows its supplier unit, serial number and verdict, and keeps them to offer, order and delivery', async () => {
    const quote = await sentRequest();
    const asked = (await quotes.get(quote, quotes.partners[0])).lines;
    expect(asked.map(({ unit, fit, fitConfirmation }) => [unit, fit?.verdict, fitConfirmation?.confirmedBy])).toEqual(
      [
        ['doesNotFit', 'Paul Becker'],
        ['fits', undefined],
        ['notChecked', undefined],
      ].map(([verdict, by]) => [
        expect.objectContaining({ equipmentId: malmo, serialNumber: '30-114-0021' }) as object,
        verdict,
        by,
      ]),
    );
    const [plate, gasket, other] = asked.map(({ lineId }) => lineId);
    const line = { leadTimeDays: 7, promisedDate: null, substitute: null, note: '' };
    await quotes.offer(quote, undefined, {
      lines: [
        { ...line, lineId: plate!, unitPrice: '90.00' },
        { ...line, lineId: gasket!, unitPrice: '8.00' },
        { ...line, lineId: other!, unitPrice: '9.00', substitute: { articleNumber: 'KT 9', name: 'Gasket' } },
      ],
    });
    const accepted = await quotes.accept(quote, [{ n: 0, lineIds: [plate!, gasket!, other!] }], { by: paul });
    const order = (
      await shop
        .call('post', '/orders', { ...paul, body: { cartId: accepted.offers[0]!.accepted!.cartId } })
        .expect(200)
    ).body as Order;
    expect(
      order.lines.map(({ unit, fit, fitConfirmation }) => [
        unit?.serialNumber,
        fit?.verdict,
        fitConfirmation?.confirmedBy,
      ]),
    ).toEqual([
      ['30-114-0021', 'doesNotFit', 'Paul Becker'],
      ['30-114-0021', 'fits', undefined],
      // of what is offered instead nobody has said that it fits
      ['30-114-0021', 'notChecked', undefined],
    ]);
  });

  it('J4: tells its supplier at the delivery, too, where it is ordered at once', async () => {
    const unit = { equipmentId: malmo, serialNumber: '30-114-0021', name: 'GX-050' };
    const forUnit = { unit, fit: { verdict: 'fits', basis: 'asBuilt', reasons: [] }, confirmation: null };
    const lines = JSON.stringify([{ ...quoteLines[0]!, forUnit }, ...quoteLines.slice(1)]);
    const quote = await quotes.send({ country: 'RS', customer_number: '100007', lines });
    const by = { as: 'dragana', locale: 'sr-latn-rs' } as const;
    await quotes.offer(quote);
    const shippingAddress = { ...someDelivery, zipCode: '21000', city: 'Novi Sad', countryCode: 'RS' };
    await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b'] }], {
      by,
      shippingAddress,
      customerOrderReference: 'PO 7',
    });
    const [offer] = (await quotes.get(quote, quotes.partners[0])).offers;
    expect(offer!.accepted!.order!.lines.map((line) => [line.unit, line.fit?.verdict])).toEqual([
      [unit, 'fits'],
      [undefined, undefined],
    ]);
  });

  it('J4: is mailed and printed with unit, verdict and confirmation, in the language of the reader', async () => {
    const quote = await sentRequest();
    const deps = { db: shop.deps.db, mailer, settings: shop.deps.settings };
    expect(await sendQuoteRequested(deps, quote.number)).toBeNull();
    expect(await sendQuoteAsked(deps, quote.offerIds[0]!)).toBeNull();
    for (const mail of sent.splice(0)) {
      for (const content of [mail.text, mail.html]) {
        expect(plain(content)).toContain('Für Gerät 30-114-0021');
        expect(plain(content)).toMatch(/Von Paul Becker bestätigt, obwohl es nicht passt, .*: Plattentyp: GX-050/);
        expect(plain(content)).toContain('Passung nicht geprüft');
      }
    }
    const pdfOf = async () => {
      const body = { format: 'pdf', quoteNumber: quote.number };
      const pdf = await asBytes(shop.call('post', '/documents/quote', { ...paul, body })).expect(200);
      return plain((await readPdf(pdf.body as Buffer)).text);
    };
    expect((await pdfOf()).match(/Für Gerät 30-114-0021/g)).toHaveLength(3);
    const lines = (await quotes.get(quote, paul)).lines.map(({ lineId }, n) => ({
      ...{ lineId, unitPrice: '9.00', leadTimeDays: 7, promisedDate: null, note: '' },
      substitute: n === 1 ? { articleNumber: 'KT 9', name: 'Gasket' } : null,
    }));
    await quotes.offer(quote, undefined, { lines });
    const offered = await pdfOf();
    expect(offered).toContain('Von Paul Becker bestätigt');
    expect(offered.match(/Passung nicht geprüft/g)).toHaveLength(2);
    expect(await sendQuoteNews(deps, { side: 'customer', offerId: quote.offerIds[0]! })).toBeNull();
    expect(plain(sent.at(-1)!.text).match(/Passung nicht geprüft/g)).toHaveLength(2);
  });
});

describe('a generated quote with lines for a unit', () => {
  it('J4: prints unit and verdict, and its order asks for a confirmation', async () => {
    const cart = new TestCart(shop, paul);
    await cart.addMany([wrongPlate, rightGasket]);
    const body = { format: 'pdf', cartId: cart.id };
    const pdf = await asBytes(shop.call('post', '/documents/quote', { ...paul, body })).expect(200);
    const text = plain((await readPdf(pdf.body as Buffer)).text);
    expect(text.match(/Für Gerät 30-114-0021/g)).toHaveLength(2);
    expect(text).toMatch(/Passt nicht: Plattentyp: GX-050/);
    const ofCart = await asBytes(shop.call('post', '/documents/cart', { ...paul, body })).expect(200);
    expect(plain((await readPdf(ofCart.body as Buffer)).text)).toContain('Für Gerät 30-114-0021');

    const [quote] = (await shop.call('get', '/quotegeneration', paul).expect(200)).body as GeneratedQuote[];
    const made = await shop.call('post', `/quotegeneration/${quote!.id}/order`, paul).expect(200);
    const { cartId } = made.body as { cartId: string };
    const order = (await shop.call('post', '/orders', { ...paul, body: { cartId } }).expect(200)).body as Order;
    expect(order.lines.map(({ unit, fit }) => [unit?.serialNumber, fit?.verdict])).toEqual([
      ['30-114-0021', 'doesNotFit'],
      ['30-114-0021', 'fits'],
    ]);
  });
});
