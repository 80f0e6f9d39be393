import { ordersPerPage, type Complaint, type OrderSummary, type PlacedOrder, type Problem } from '@shop/api-contracts';
import { addDays } from '@shop/commerce-model';
import { sql } from 'kysely';
import { demoOrderId } from '@shop/demo-company';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { storeFile } from '../../http/files/store-file.ts';
import type { Person } from '../../access/person.ts';
import { readPlacedOrder } from './placed-orders.ts';
import { readDocumentContent } from './read-document-content.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

type Page = { orders: OrderSummary[]; total: number };

const sweden: CallOptions = { as: 'anna', locale: 'sv-se' };
const history = async (query: Record<string, string | number> = {}, options: CallOptions = sweden): Promise<Page> =>
  (await shop.call('get', '/orders/history', { ...options, query }).expect(200)).body as Page;
const numbersOf = ({ orders }: Page): string[] => orders.map(({ orderNumber }) => orderNumber);
const order = async (number: number, options: CallOptions = sweden): Promise<PlacedOrder> =>
  (await shop.call('get', `/orders/history/${demoOrderId(number)}`, options).expect(200)).body as PlacedOrder;

/** Token of a person who has just joined a customer number. */
async function joined(oid: string, customerNumber: string): Promise<string> {
  const token = await shop.identityProvider.issue({ oid });
  await shop.call('get', '/user', { as: token }).expect(200);
  await shop.deps.db.insertInto('membership').values({ oid, customer_number: customerNumber }).execute();
  return token;
}

describe('the order history', () => {
  it('I4: lists the orders of the customer number, newest first, including a colleague’s order by phone', async () => {
    const { orders, total } = await history();
    expect(total).toBe(8);
    expect(orders).toHaveLength(8);
    expect(orders.map(({ placedAt }) => placedAt)).toEqual(
      orders
        .map(({ placedAt }) => placedAt)
        .sort()
        .reverse(),
    );
    expect(orders[0]).toEqual({
      orderId: demoOrderId(25),
      orderNumber: 'SO-240116',
      placedAt: '2026-11-20T14:37:00.000+01:00',
      status: 'received',
      customerOrderReference: 'HV-26-0533',
      placedBy: 'Anna Lindqvist',
      lineCount: 3,
      total: '6483.73',
      currency: 'SEK',
      deliveryDate: '2026-11-24',
    });
    expect(orders.map(({ placedBy }) => placedBy)).toContain('Johan Berg');
  });

  it('I4: filters the orders', async () => {
    expect(numbersOf(await history({ status: 'shipped' }))).toEqual(['SO-240110']);
    expect(numbersOf(await history({ from: '2026-05-18', to: '2026-06-24' }))).toEqual(['SO-240102', 'SO-240099']);
    expect(numbersOf(await history({ from: '2026-10-27', to: '2026-10-27' }))).toEqual(['SO-240111']);
    expect(await history({ from: '2026-12-01' })).toEqual({ orders: [], total: 0 });
    expect(await history({ from: '2026-02-30', to: '2026-02-31', status: 'cancelled' })).toMatchObject({ total: 0 });
    expect(await history({ from: '0000-00-00', to: '9999-12-31' })).toMatchObject({ total: 8 });
    expect(await history({ from: '9999-99-99', to: '9999-99-99' })).toMatchObject({ total: 0 });
  });

  it.each([
    ['its number', 'so-240111', ['SO-240111']],
    ['the purchase-order number', 'hv-26-0133', ['SO-240094']],
    ['an article number', 'BZ-028-H45-080', ['SO-240094']],
    ['an article number without hyphens', 'bz028h45080', ['SO-240094']],
    ['one’s own number', 'VVX kaj', ['SO-240106']],
    ['words of a name, without their accents', 'atdragningsverktyg m20', ['SO-240116', 'SO-240106']],
    ['nothing that is there', 'no such thing', []],
    ['what would match all as a pattern', '%', []],
  ])('I4: finds an order by %s', async (_by, q, found) => {
    expect(numbersOf(await history({ q }))).toEqual(found);
  });

  it('I4: is paginated', async () => {
    const { db } = shop.deps;
    const many = ordersPerPage + 3;
    await sql`insert into shop_order (id, customer_number, country, locale, state, status, contact, shipping_address, freight, totals,
        currency, order_number, placed_at, payment_method, search_words)
      select lpad(n::text, 32, 'a'), '100003', 'NL', 'en-nl', state, status, contact, shipping_address, freight, totals, currency,
        'P-' || n, placed_at + make_interval(mins => n), payment_method, 'paged'
      from shop_order, generate_series(1, ${many}) as n where shop_order.id = ${demoOrderId(9)}`.execute(db);
    const as = await joined('reader', '100003');
    const first = await history({ q: 'paged' }, { as });
    const second = await history({ q: 'paged', page: 2 }, { as });
    expect([first.total, second.total]).toEqual([many, many]);
    expect([first.orders.length, second.orders.length]).toEqual([ordersPerPage, 3]);
    const expected = Array.from({ length: many }, (_, n) => `P-${many - n}`);
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(expected);
    expect(await history({ q: 'paged', page: 3 }, { as })).toEqual({ orders: [], total: many });
    await shop.call('get', '/orders/history', { as, query: { page: 0 } }).expect(400);
    await shop.call('get', '/orders/history', { as, query: { status: 'lost' } }).expect(400);
  });

  it.each([
    ['Stockholm', 'SE', '2026-10-10T21:45:00Z', '2026-10-10T23:45:00.000+02:00', '10 October 2026'],
    ['Stockholm', 'SE', '2026-10-10T22:15:00Z', '2026-10-11T00:15:00.000+02:00', '11 October 2026'],
    ['Chicago', 'US', '2026-12-01T05:30:00Z', '2026-11-30T23:30:00.000-06:00', 'November 30, 2026'],
  ])(
    'I4: an order has the day of its market, everywhere: placed in %s (%s) at %s',
    async (_city, country, ...times) => {
      const [instant, local, written] = times;
      const day = local.slice(0, 10);
      const { db } = shop.deps;
      const id = 'd'.repeat(32);
      await sql`insert into shop_order (id, customer_number, country, locale, state, status, contact, shipping_address,
        freight, totals, currency, order_number, placed_at, payment_method, search_words, lines)
      select ${id}, '100005', ${country}, 'en-us', state, status, contact, shipping_address, freight, totals, currency, 'L-1',
        ${instant}::timestamptz, payment_method, 'late', lines
      from shop_order where id = ${demoOrderId(9)}`.execute(db);
      await db.deleteFrom('membership').where('oid', '=', 'late-reader').execute();
      const as = await joined('late-reader', '100005');
      const options: CallOptions = { as, locale: 'en-us' };
      const [listed] = (await history({ q: 'late' }, options)).orders;
      expect(listed).toMatchObject({ orderId: id, placedAt: local });
      const placed = (await shop.call('get', `/orders/history/${id}`, options).expect(200)).body as PlacedOrder;
      expect([placed.placedAt, placed.documents[0]!.date]).toEqual([local, day]);
      for (const [from, to, total] of [
        [day, day, 1],
        [day, '2027-01-01', 1],
        ['2026-01-01', addDays(day, -1), 0],
        [addDays(day, 1), '2027-01-01', 0],
      ] as const) {
        expect([from, to, (await history({ q: 'late', from, to }, options)).total]).toEqual([from, to, total]);
      }
      const order = await readPlacedOrder(db, { oid: 'late-reader', customerNumber: '100005' } as Person, id);
      const { facts } = await readDocumentContent(db, order, placed.documents[0]!, 'en');
      expect(facts).toContainEqual({ name: 'Order date', value: written });
      await db.deleteFrom('shop_order').where('id', '=', id).execute();
    },
  );

  it('I4: does not exist in a market that has switched it off', async () => {
    for (const path of ['/orders/history', `/orders/history/${demoOrderId(1)}`]) {
      const refused = await shop.call('get', path, { as: 'anna', locale: 'sr-latn-rs' }).expect(404);
      expect((refused.body as Problem).code).toBe('order_history_off');
    }
  });

  it('I4: lists only placed orders', async () => {
    const { db } = shop.deps;
    await sql`insert into shop_order (id, oid, customer_number, country, locale, currency)
      select repeat('b', 32), oid, '100001', 'SE', 'sv-se', 'SEK' from person where first_name = 'Anna'`.execute(db);
    expect((await history()).total).toBe(8);
    await shop.call('get', `/orders/history/${'b'.repeat(32)}`, sweden).expect(404);
  });
});

function expectToAddUp({ lines, totals }: PlacedOrder): void {
  const cents = (amount: string | null): number => Math.round(Number(amount ?? 0) * 100);
  const goods = lines.reduce((sum, { lineTotal }) => sum + cents(lineTotal), 0);
  expect(cents(totals.goods)).toBe(goods);
  expect(cents(totals.total)).toBe(goods + cents(totals.freight) + cents(totals.tax));
}

describe('a placed order', () => {
  it('I4: keeps the purchase order that was uploaded, for colleagues too and for nobody else', async () => {
    const { db } = shop.deps;
    const bytes = Buffer.from('%PDF-1.7 our purchase order');
    const id = await storeFile(db, { name: 'PO 4711.pdf', type: 'application/pdf', bytes, hash: '' });
    await db.updateTable('shop_order').set({ order_file: id }).where('id', '=', demoOrderId(25)).execute();
    expect((await order(25)).orderFile).toEqual({ id, name: 'PO 4711.pdf', bytes: bytes.length });
    const path = (number: number) => `/orders/${demoOrderId(number)}/orderfile`;
    for (const as of ['anna', await joined('reader-of-files', '100001')]) {
      const read = await shop
        .call('get', path(25), { ...sweden, as })
        .buffer(true)
        .expect(200);
      expect((read.body as Buffer).equals(bytes)).toBe(true);
      expect(read.headers['content-disposition']).toMatch(/^attachment; filename="PO 4711\.pdf"/);
    }
    const refused = [
      await shop.call('get', path(25), { as: 'grace' }).expect(404),
      await shop.call('get', path(20), sweden).expect(404),
    ];
    expect(refused.map(({ body }) => (body as Problem).code)).toEqual(['order_unknown', 'file_unknown']);
  });

  it('I4: has its lines, sums, shipments and documents', async () => {
    const found = await order(20);
    expect(found).toMatchObject({
      status: 'partlyShipped',
      shippingAddress: { countryCode: 'DK' },
      freight: { id: 'economy', incoterm: 'DAP', partialDelivery: true },
      paymentMethod: 'scheme',
    });
    expect(found.lines.map(({ quantity, shippedQuantity }) => [quantity, shippedQuantity])).toEqual([
      [101, 101],
      [1, 0],
    ]);
    expect(found.shipments[0]).toMatchObject({
      carrier: 'Nordfrakt',
      trackingUrl: expect.stringMatching(/^https:/) as string,
    });
    expect(found.documents.map(({ kind }) => kind)).toEqual(['orderConfirmation', 'deliveryNote']);
    expectToAddUp(found);
  });

  it('I4: shows a discontinued article as such, with its former name', async () => {
    const [line] = (await order(3)).lines;
    expect(line).toMatchObject({
      articleNumber: 'BZ-028-H45-080',
      item: { salesDetails: { availability: { state: 'discontinued' } } },
    });
  });

  it('I4: adds up, for the orders of all customers', async () => {
    const owners: [string, CallOptions['locale'], number][] = [
      ['anna', 'sv-se', 8],
      ['grace', 'en-gb', 5],
      ['marie', 'fr-fr', 2],
      ['paul', 'de-de', 3],
      ['noah', 'en-gb', 2],
      ['erik', 'sv-se', 1],
      ['sam', 'en-us', 3],
    ];
    for (const [as, locale, count] of owners) {
      const options: CallOptions = { as, ...(locale ? { locale } : {}) };
      const { orders, total } = await history({}, options);
      expect([as, total]).toEqual([as, count]);
      for (const { orderId } of orders) {
        expectToAddUp((await shop.call('get', `/orders/history/${orderId}`, options).expect(200)).body as PlacedOrder);
      }
    }
  });

  it('H6: is visible to colleagues with the same customer number only', async () => {
    const colleague = await joined('history-colleague', '100001');
    expect((await order(1, { as: colleague, locale: 'sv-se' })).orderNumber).toBe('SO-240092');
    expect((await history({}, { as: colleague, locale: 'sv-se' })).total).toBe(8);
    const others = ['grace', 'noah', await shop.identityProvider.issue({ oid: 'history-stranger' })];
    const path = `/orders/history/${demoOrderId(1)}`;
    for (const as of others) {
      const complaint = { lineId: '1', quantity: 1, reason: 'return', text: '' };
      for (const refused of [
        await shop.call('get', path, { as }),
        await shop.call('get', `${path}/documents/confirmation`, { as }),
        await shop.call('post', `${path}/claims`, { as, body: complaint }),
      ]) {
        expect([refused.status, (refused.body as Problem).code]).toEqual([404, 'order_unknown']);
      }
    }
    await shop.call('get', path, {}).expect(401);
  });

  it('H6: is no longer visible to a buyer who has left the company', async () => {
    const erik: CallOptions = { as: 'erik', locale: 'sv-se' };
    expect((await history({}, erik)).total).toBe(1);
    await shop.deps.db.deleteFrom('membership').where('customer_number', '=', '100005').execute();
    expect((await history({}, erik)).total).toBe(0);
    await shop.call('get', `/orders/history/${demoOrderId(13)}`, erik).expect(404);
  });

  it('H6: ordered without a customer number, stays with the buyer and is not the company’s', async () => {
    const as = await joined('10000000-0000-4000-8000-000000000004', '100006');
    expect((await history({}, { as })).total).toBe(2);
    await shop.call('get', `/orders/history/${demoOrderId(4)}`, { as }).expect(200);
    const colleague = { as: await joined('colleague-of-the-buyer', '100006') };
    expect((await history({}, colleague)).total).toBe(0);
    await shop.call('get', `/orders/history/${demoOrderId(4)}`, colleague).expect(404);
  });
});

describe('a complaint', () => {
  const complaint = (number: number, body: object, options: CallOptions = sweden) =>
    shop.call('post', `/orders/history/${demoOrderId(number)}/claims`, { ...options, body });

  it('I4: is started from a shipped line, for pieces without a complaint', async () => {
    const before = (await order(1)).lines[0]!;
    expect([before.shippedQuantity, before.claimableQuantity]).toEqual([61, 61]);
    const made = await complaint(1, { lineId: '1', quantity: 60, reason: 'wrong', text: ' Fel mått ' }).expect(200);
    expect(made.body).toMatchObject({
      lineId: '1',
      quantity: 60,
      reason: 'wrong',
      text: 'Fel mått',
      state: 'received',
    });
    expect((made.body as Complaint).claimNumber).toMatch(/^CL-\d+$/);
    const refused = await complaint(1, { lineId: '1', quantity: 2, reason: 'return', text: '' }).expect(422);
    expect(refused.body).toMatchObject({ code: 'quantity_not_claimable', claimable: 1 });
    const { claims: complaints, lines } = await order(1);
    expect(complaints).toEqual([made.body]);
    expect(lines[0]!.claimableQuantity).toBe(1);
  });

  it('I4: no longer counts once declined', async () => {
    const { claims: complaints, lines } = await order(11);
    expect(complaints[0]).toMatchObject({ state: 'declined', quantity: 4 });
    expect(lines[1]!.claimableQuantity).toBe(lines[1]!.shippedQuantity);
  });

  it('I4: is refused for pieces that were not shipped', async () => {
    await complaint(25, { lineId: '1', quantity: 1, reason: 'missing', text: '' }).expect(422);
    await complaint(1, { lineId: 'no line', quantity: 1, reason: 'return', text: '' }).expect(404);
    await complaint(1, { lineId: '2', quantity: 1, reason: 'dislike', text: '' }).expect(400);
    await complaint(1, { lineId: '2', quantity: 0, reason: 'return', text: '' }).expect(400);
  });

  it('I4: is refused for one of two that claim the same piece at once', async () => {
    const body = { lineId: '3', quantity: 1, reason: 'damaged', text: '' };
    const answers = await Promise.all([complaint(1, body), complaint(1, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
