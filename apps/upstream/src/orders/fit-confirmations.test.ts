import type { CartItemId, Order, PlacedOrder, Problem } from '@shop/api-contracts';
import { unitBySerial } from '@shop/demo-company';
import { company } from '../testing/databases/demo-company.ts';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { manyItems, TestCheckout } from '../testing/test-checkout.ts';
import { sendOrderConfirmation } from './mails/send-order-confirmation.ts';

const malmo = unitBySerial(company.units, '30-114-0021').equipmentId;
const itemOf = (articleNumber: string, equipmentId = malmo): CartItemId => {
  const { genericItemId, commercialItemId } = company.variants.find((one) => one.articleNumber === articleNumber)!;
  return { genericItemId, commercialItemId, equipmentId };
};
const wrongPlate: [CartItemId, number] = [itemOf('GX-080-CP-H-44'), 2];
const wrongBolt: [CartItemId, number] = [itemOf('GX-050-TB-20-800'), 6];
const rightGasket: [CartItemId, number] = [itemOf('GX-050-GC-EPDM'), 59];
const unchecked: [CartItemId, number] = [itemOf('GX-050-GC-HNBR'), 1];

let shop: TestUpstream;
beforeAll(async () => {
  shop = await startTestUpstream({}, { payments: createFakePaymentProvider() });
  const { db } = shop.deps;
  await db.updateTable('customer').set({ has_credit: true }).where('number', '=', '100001').execute();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.db.deleteFrom('shop_order').execute();
  await shop.deps.db.deleteFrom('cart').execute();
});

const lineIdsOf = ({ lines }: Order, ...numbers: string[]): string[] =>
  lines.filter(({ articleNumber }) => numbers.includes(articleNumber)).map(({ lineId }) => lineId);
const confirm = (checkout: TestCheckout, lineIds: string[]) => checkout.try('put', '/fit', { lineIds });
const onAccount = (checkout: TestCheckout) =>
  checkout.try('put', '/checkoutcompleted', { cartId: checkout.cartId, paymentProvider: 'account', payload: {} });
const codeOf = ({ body }: { body: unknown }) => (body as Problem).code;

describe('an order with parts that do not fit their unit', () => {
  it('J4: carries unit and verdict of each line, and is refused until each has been confirmed', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    const order = await checkout.toReview([wrongPlate, wrongBolt, rightGasket, unchecked, ...manyItems]);
    expect(order.lines.map(({ unit, fit }) => [unit?.serialNumber, fit?.verdict])).toEqual([
      ['30-114-0021', 'doesNotFit'],
      ['30-114-0021', 'doesNotFit'],
      ['30-114-0021', 'fits'],
      ['30-114-0021', 'notChecked'],
      [undefined, undefined],
    ]);
    for (const refused of [await checkout.tryToPay().expect(422), await onAccount(checkout).expect(422)]) {
      expect(refused.body).toMatchObject({
        code: 'fit_not_confirmed',
        items: [
          {
            articleNumber: 'GX-080-CP-H-44',
            serialNumber: '30-114-0021',
            reasons: [{ code: 'plateType', need: ['GX-050'], have: ['GX-080'] }],
          },
          { articleNumber: 'GX-050-TB-20-800', reasons: [{ code: 'boltLength', need: [420], have: [800] }] },
        ],
      });
    }
    await confirm(checkout, lineIdsOf(order, 'GX-080-CP-H-44')).expect(200);
    expect((await checkout.tryToPay().expect(422)).body).toMatchObject({
      items: [{ articleNumber: 'GX-050-TB-20-800' }],
    });
    const confirmed = (await confirm(checkout, lineIdsOf(order, 'GX-080-CP-H-44', 'GX-050-TB-20-800')).expect(200))
      .body as Order;
    expect(confirmed.lines.map(({ fitConfirmation }) => fitConfirmation?.confirmedBy)).toEqual([
      'Anna Lindqvist',
      'Anna Lindqvist',
      undefined,
      undefined,
      undefined,
    ]);
    expect(Date.parse(confirmed.lines[0]!.fitConfirmation!.confirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    await onAccount(checkout).expect(200);

    const placed = await checkout.call('get', `/orders/history/${order.orderId}`).expect(200);
    expect(placed.body).toMatchObject({
      lines: [
        { unit: { serialNumber: '30-114-0021' }, fitConfirmation: confirmed.lines[0]!.fitConfirmation! },
        { fitConfirmation: { confirmedBy: 'Anna Lindqvist' } },
        { unit: { serialNumber: '30-114-0021' } },
        {},
        {},
      ],
    });
    // found again by the number of the machine
    const found = await checkout.call('get', '/orders/history', { query: { q: '30-114-0021' } }).expect(200);
    expect(JSON.stringify(found.body)).toContain(order.orderId);
  });

  it.each([
    [
      'en-gb',
      'For unit 30-114-0021',
      'Confirmed by Anna Lindqvist although it does not fit',
      'Bolt length: 420 mm needed, this is 800 mm',
    ],
    [
      'de-de',
      'Für Gerät 30-114-0021',
      'Von Anna Lindqvist bestätigt, obwohl es nicht passt',
      'Schraubenlänge: 420 mm nötig, dies ist 800 mm',
    ],
  ])('J4: its confirmation, as a mail and as a PDF, says so in words: %s', async (locale, unit, who, why) => {
    const checkout = new TestCheckout(shop, { as: 'anna', locale: locale as 'en-gb' });
    const order = await checkout.toReview([wrongBolt]);
    await confirm(checkout, lineIdsOf(order, 'GX-050-TB-20-800')).expect(200);
    await onAccount(checkout).expect(200);
    const file = await checkout
      .call('get', `/orders/history/${order.orderId}/documents/confirmation`)
      .responseType('blob')
      .expect(200);
    const { text } = await readPdf(file.body as Buffer);
    const sent: Mail[] = [];
    const mailer: Mailer = {
      senderName: 'Vadholm',
      send: (mail) => Promise.resolve(void sent.push(mail)),
      close: () => undefined,
    };
    const orderConfirmationPdf = () =>
      Promise.resolve({ name: 'x.pdf', type: 'application/pdf', bytes: new Uint8Array() });
    const deps = { db: shop.deps.db, mailer, settings: { shopUrl: null }, orderConfirmationPdf };
    expect(await sendOrderConfirmation(deps, order.orderId)).toBeNull();
    const [mail] = sent;
    for (const told of [text, mail!.text, mail!.html]) {
      const flat = told.replaceAll(/\s+/g, ' ');
      for (const words of [unit, who, why]) expect(flat).toContain(words);
    }
  });

  it('J4: keeps a confirmation while the line stays, takes it back when told to, and asks for new lines', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    await checkout.toReview([wrongPlate]);
    const [id] = lineIdsOf(checkout.order, 'GX-080-CP-H-44') as [string];
    const first = (await confirm(checkout, [id]).expect(200)).body as Order;
    const again = (await confirm(checkout, [id]).expect(200)).body as Order;
    expect(again.lines[0]!.fitConfirmation).toEqual(first.lines[0]!.fitConfirmation);
    expect(again.eTag).toBe(first.eTag);

    await checkout.fill([wrongBolt]);
    const more = await checkout.begin();
    expect(more.lines.map(({ fitConfirmation }) => fitConfirmation !== undefined)).toEqual([true, false]);
    const back = (await confirm(checkout, []).expect(200)).body as Order;
    expect(back.lines.every(({ fitConfirmation }) => fitConfirmation === undefined)).toBe(true);
  });

  it('J4: forgets a confirmation when the article does not fit for another reason than was confirmed', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    await checkout.toReview([wrongBolt]);
    await confirm(checkout, lineIdsOf(checkout.order, 'GX-050-TB-20-800')).expect(200);
    const { db } = shop.deps;
    const { attributes } = await db
      .selectFrom('variant')
      .select('attributes')
      .where('article_number', '=', 'GX-050-TB-20-800')
      .executeTakeFirstOrThrow();
    const set = (thread: string) =>
      db
        .updateTable('variant')
        .set({ attributes: JSON.stringify({ ...attributes, thread: [thread] }) })
        .where('article_number', '=', 'GX-050-TB-20-800')
        .execute();
    await set('M24');
    const [line] = (await checkout.begin()).lines;
    await set('M20');
    expect(line!.fit!.reasons.map(({ code }) => code)).toEqual(['boltThread', 'boltLength']);
    expect(line!.fitConfirmation).toBeUndefined();
  });

  it('J4: refuses to confirm lines of nobody, lines that fit, and orders of others', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    const order = await checkout.toReview([wrongPlate, rightGasket, unchecked]);
    expect(codeOf(await confirm(checkout, ['nothing']).expect(422))).toBe('line_unknown');
    for (const number of ['GX-050-GC-EPDM', 'GX-050-GC-HNBR']) {
      expect(codeOf(await confirm(checkout, lineIdsOf(order, number)).expect(422))).toBe('line_fits');
    }
    const body = { lineIds: lineIdsOf(order, 'GX-080-CP-H-44') };
    await shop.call('put', `/orders/${order.orderId}/fit`, { as: 'marie', body }).expect(404);
    await shop.call('put', `/orders/${order.orderId}/fit`, { body }).expect(401);
    await checkout.try('put', '/fit', { lineIds: Array(5_001).fill('x') }).expect(400);
    // a cart that was changed in another tab
    await checkout.fill([wrongBolt]);
    expect(codeOf(await confirm(checkout, body.lineIds).expect(412))).toBe('cart_changed');
  });

  it('J4: of which the unit was deleted meanwhile needs no confirmation, and keeps its number', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    await checkout.fill([wrongPlate]);
    const { db } = shop.deps;
    const set = (at: Date | null) =>
      db.updateTable('unit').set({ deleted_at: at }).where('equipment_id', '=', malmo).execute();
    await set(new Date());
    const { lines } = await checkout.begin();
    await set(null);
    expect(lines).toMatchObject([
      { unit: { serialNumber: '30-114-0021' }, fit: { verdict: 'notChecked', reasons: [{ code: 'unitGone' }] } },
    ]);
  });

  it('J4: of which the unit is deleted later keeps its verdict, and says that nothing is ordered for it again', async () => {
    const checkout = new TestCheckout(shop, { as: 'anna' });
    await checkout.toReview([rightGasket]);
    await onAccount(checkout).expect(200);
    const { db } = shop.deps;
    const { id } = await db.selectFrom('shop_order').select('id').executeTakeFirstOrThrow();
    const lineOf = async () =>
      ((await shop.call('get', `/orders/history/${id}`, { as: 'anna' }).expect(200)).body as PlacedOrder).lines[0]!;
    const set = (at: Date | null) =>
      db.updateTable('unit').set({ deleted_at: at }).where('equipment_id', '=', malmo).execute();
    expect((await lineOf()).unit).not.toHaveProperty('isGone');
    await set(new Date());
    const { unit, fit } = await lineOf();
    await set(null);
    expect(unit).toMatchObject({ serialNumber: '30-114-0021', isGone: true });
    expect(fit).toMatchObject({ verdict: 'fits' });
  });
});
