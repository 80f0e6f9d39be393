import type { Order, Problem } from '@shop/api-contracts';
import { sql } from 'kysely';
import { createFakePaymentProvider } from '../testing/payments/fake-payment-provider.ts';
import { startTestUpstream, type CallOptions, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, minorUnits } from '../testing/test-cart.ts';
import { TestCheckout, manyItems, someContact, someDelivery } from '../testing/test-checkout.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream({}, { payments: createFakePaymentProvider() })));
afterAll(() => shop.close());
// A person has one open cart, which would be shared between tests.
afterEach(async () => {
  await shop.deps.db.deleteFrom('shop_order').execute();
  await shop.deps.db.deleteFrom('cart').execute();
});

const checkoutOf = (as: string, more: CallOptions = {}): TestCheckout => new TestCheckout(shop, { ...more, as });
const codeOf = (response: { body: unknown }) => (response.body as Problem).code;
const errorsOf = (response: { body: unknown }): string[] =>
  ((response.body as Problem).errors ?? []).map(({ path }) => path);

describe('the steps of the checkout', () => {
  it('F2: leads from step to step, and each has the values entered before', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    expect(await checkout.begin()).toMatchObject({ state: 'open', step: 'contact', contact: null, eTag: '"1"' });
    expect(await checkout.setContact()).toMatchObject({ step: 'delivery', contact: someContact });
    expect(await checkout.setDelivery({ zipCode: 's3 8ab' })).toMatchObject({
      step: 'invoice',
      shippingAddress: someDelivery,
    });
    expect(await checkout.invoiceToDelivery()).toMatchObject({ step: 'freight', invoiceAddress: null });
    expect(await checkout.setFreight('economy')).toMatchObject({
      step: 'review',
      freight: { id: 'economy', incoterm: 'DAP', partialDelivery: false },
    });
    expect(await checkout.read()).toEqual(checkout.order);
  });

  it('F2: the invoice address is optional; choosing the freight skips it', async () => {
    const checkout = checkoutOf('noah');
    expect(await checkout.toReview()).toMatchObject({ step: 'review', invoiceAddress: null });
  });

  it('F2: a cart has one open order, however often it is requested', async () => {
    const checkout = checkoutOf('noah');
    const { orderId } = await checkout.toReview();
    const again = await checkout.begin();
    expect(again).toEqual(checkout.order);
    expect(again).toMatchObject({ orderId, step: 'review', eTag: checkout.order.eTag });
    const both = await Promise.all([checkout.tryToBegin(), checkout.tryToBegin()]);
    expect(both.map(({ body }) => (body as Order).orderId)).toEqual([orderId, orderId]);
    expect(await shop.deps.db.selectFrom('shop_order').select('id').execute()).toHaveLength(1);
  });

  it('F2: a step out of order is refused with the step that comes next', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    await checkout.begin();
    const refused = async (...tries: { expect: (status: 409) => Promise<{ body: unknown }> }[]): Promise<unknown[]> =>
      Promise.all(
        tries.map(async (one) => {
          const { body } = await one.expect(409);
          return [(body as Problem).code, (body as { step?: string }).step];
        }),
      );
    const missing = (step: string) => ['step_not_reached', step];
    expect(
      await refused(
        checkout.try('put', '/shippingaddress', someDelivery),
        checkout.try('put', '/invoiceaddress', someDelivery),
        checkout.try('delete', '/invoiceaddress'),
        checkout.tryFreight(),
        checkout.trySetFreight({ id: 'economy', amount: '1.00', currency: 'GBP' }),
        checkout.tryToBringBack(null),
        checkout.tryToGiveUpPayment(),
      ),
    ).toEqual(Array(7).fill(missing('contact')));
    await checkout.setContact();
    expect(await refused(checkout.try('put', '/invoiceaddress', someDelivery), checkout.tryFreight())).toEqual(
      Array(2).fill(missing('delivery')),
    );
    await checkout.setDelivery();
    expect(await refused(checkout.trySetFreight({ id: 'economy', amount: '1.00', currency: 'GBP' }))).toEqual([
      missing('invoice'),
    ]);
  });

  it('F2: a shopper who returns another day continues at the same step', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    await checkout.begin();
    await checkout.setContact();
    const elsewhere = checkoutOf('noah');
    elsewhere.cartId = checkout.cartId;
    expect(await elsewhere.begin()).toMatchObject({ orderId: checkout.order.orderId, step: 'delivery' });
  });

  it('F2: entries can be changed; another address removes the freight, the same one keeps it', async () => {
    const checkout = checkoutOf('noah');
    const review = await checkout.toReview();
    expect(await checkout.setDelivery()).toEqual(review);
    expect(await checkout.setContact({ remark: 'Ring twice' })).toMatchObject({ step: 'review' });
    const moved = await checkout.setDelivery({ streetAddress: '2 Some Street' });
    expect(moved).toMatchObject({ step: 'freight', freight: null, totals: { freight: null } });
    expect(moved.lines[0]!.promisedDate).toBeNull();
  });

  it('F2: a cart changed meanwhile is answered 412 until the order is requested again', async () => {
    const checkout = checkoutOf('noah');
    const before = await checkout.toReview();
    await checkout.tryToAdd(manyItems[0]!).expect(200);
    const refused = await checkout.try('put', '/contact', someContact).expect(412);
    expect(refused.body).toMatchObject({ code: 'cart_changed', changes: [{ kind: 'quantity' }] });
    const after = await checkout.begin();
    expect(after).toMatchObject({ orderId: before.orderId, step: 'freight', lines: [{ quantity: 4 }] });
    expect(minorUnits(after.totals.goods)).toBe(2 * minorUnits(before.totals.goods));
    await checkout.setContact();
  });

  it('F2: a changed price is not paid without being seen', async () => {
    const checkout = checkoutOf('noah');
    const before = await checkout.toReview();
    const raise = shop.deps.db.updateTable('variant').where('commercial_item_id', '=', 'SKTT20');
    const { list_price: old } = await shop.deps.db
      .selectFrom('variant')
      .select('list_price')
      .where('commercial_item_id', '=', 'SKTT20')
      .executeTakeFirstOrThrow();
    await raise.set({ list_price: old! + 1_000 }).execute();
    try {
      // reading the cart detects the price change
      await checkout.call('get', `/cart/${checkout.cartId}`).expect(200);
      const refused = await checkout.try('put', '/contact', someContact).expect(412);
      expect(refused.body).toMatchObject({
        code: 'cart_changed',
        changes: [{ kind: 'price', before: before.lines[0]!.price }],
      });
      expect(minorUnits((await checkout.begin()).totals.goods)).toBeGreaterThan(minorUnits(before.totals.goods));
    } finally {
      await raise.set({ list_price: old }).execute();
    }
  });

  it('F2: the contact is remembered for the next order', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    await checkout.tryToBegin({ affiliateId: 'newsletter-11' }).expect(200);
    const { affiliate_id: affiliate } = await shop.deps.db
      .selectFrom('shop_order')
      .select('affiliate_id')
      .executeTakeFirstOrThrow();
    expect(affiliate).toBe('newsletter-11');
  });

  it('F2: a cancelled order leaves its cart, and the next order is another one', async () => {
    const checkout = checkoutOf('noah');
    const { orderId } = await checkout.toReview();
    await checkout.try('delete', '').expect(200);
    await checkout.try('delete', '').expect(200);
    expect(codeOf(await checkout.try('put', '/contact', someContact).expect(409))).toBe('order_cancelled');
    const next = await checkout.begin();
    expect([next.orderId === orderId, next.step]).toEqual([false, 'contact']);
  });
});

describe('the content of an order from its cart', () => {
  it('F2: own numbers, notes and prices with their breaks', async () => {
    const checkout = checkoutOf('grace');
    const named = { cartItemId: articles.gasket, quantity: 60, action: 'Buy' };
    await checkout
      .call('post', `/cart/${checkout.cartId}/add`, {
        body: { ...named, note: 'For unit 3', customArticleNumber: 'G-50' },
      })
      .expect(200);
    const { lines, totals } = await checkout.begin();
    const [line] = lines;
    expect(line).toMatchObject({ quantity: 60, note: 'For unit 3', customArticleNumber: 'G-50', configuration: null });
    expect(minorUnits(line!.price!.amount)).toBeLessThan(minorUnits(line!.price!.originalAmount));
    expect(minorUnits(line!.lineTotal!)).toBe(60 * minorUnits(line!.price!.amount));
    expect(totals).toMatchObject({ goods: line!.lineTotal, currency: 'GBP', includesTax: false, taxRate: 20 });
  });

  it('F2: a configuration line by line, with one price', async () => {
    const checkout = checkoutOf('grace');
    const added = {
      items: [{ cartItemId: manyItems[0]![0], quantity: 1 }],
      action: 'Buy',
      configurations: ['VC-1001'],
    };
    await checkout.call('post', `/cart/${checkout.cartId}/addmany`, { body: added }).expect(200);
    const { lines, totals } = await checkout.begin();
    const parts = lines.filter(({ configuration }) => configuration !== null);
    expect(parts.length).toBeGreaterThan(2);
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
    expect(parts.map(({ price }) => price)).toEqual(parts.map(() => null));
    expect(parts.filter(({ lineTotal }) => lineTotal !== null)).toHaveLength(1);
    const sum = lines.reduce((total, { lineTotal }) => total + (lineTotal ? minorUnits(lineTotal) : 0), 0);
    expect(minorUnits(totals.goods)).toBe(sum);
  });

  it('F2: prices on request from the slow system', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill([[articles.onRequest, 1]]);
    expect((await checkout.begin()).lines[0]!.price).not.toBeNull();
  });

  it('F2: refuses an empty cart, a quote cart, a visitor’s cart and an unknown one', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    const [cartItemId] = manyItems[0]!;
    await checkout.call('post', `/cart/${checkout.cartId}/remove`, { body: { cartItemId } }).expect(200);
    expect(codeOf(await checkout.tryToBegin().expect(422))).toBe('cart_empty');
    const asked = checkoutOf('noah');
    const question = { cartItemId, quantity: 1, action: 'RequestQuote' };
    await asked.call('post', `/cart/${asked.cartId}/add`, { body: question }).expect(200);
    expect(codeOf(await asked.tryToBegin().expect(404))).toBe('cart_unknown');
    const visitors = checkoutOf('noah');
    await shop.call('post', `/cart/${visitors.cartId}/add`, { body: { ...question, action: 'Buy' } }).expect(200);
    expect(codeOf(await visitors.tryToBegin().expect(404))).toBe('cart_unknown');
    expect(codeOf(await checkoutOf('noah').tryToBegin().expect(404))).toBe('cart_unknown');
  });

  it('F2: refuses a cart with lines that cannot be ordered, and names them', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill([...manyItems, [articles.valve, 1], [articles.nut, 4]]);
    const set = (id: string, change: object) =>
      shop.deps.db.updateTable('variant').set(change).where('commercial_item_id', '=', id).execute();
    await set('BV050', { sales: 'discontinued' });
    await set('GX050NU20', { pack_quantity: 3 });
    try {
      const answered = await checkout.tryToBegin().expect(422);
      expect(answered.body).toMatchObject({
        code: 'cart_not_orderable',
        changes: [{ articleNumber: expect.any(String) as string, kind: 'discontinued' }],
        items: [{ issue: 'discontinued' }, { issue: 'quantity', packQuantity: 3 }],
      });
    } finally {
      await set('BV050', { sales: 'buy' });
      await set('GX050NU20', { pack_quantity: 4 });
    }
    await checkout.begin();
  });

  it('F1: up to the line limit of freight is an order; more needs a quote', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    const fillUpTo = (lines: number) =>
      sql`insert into cart_line
        select (jsonb_populate_record(line, jsonb_build_object('line_id', lpad(n::text, 12, '0'), 'item_key', 'k' || n))).*
        from cart_line as line, generate_series((select count(*) from cart_line where cart_id = line.cart_id) + 1, ${lines}::int) as n
        where cart_id = ${checkout.cartId} and position = 0 and line_id !~ '^0{4}'`.execute(shop.deps.db);
    await fillUpTo(1_000);
    await checkout.begin();
    await checkout.setContact();
    await checkout.setDelivery();
    expect((await checkout.setFreight()).step).toBe('review');
    await fillUpTo(1_001);
    expect(codeOf(await checkout.tryToBegin().expect(422))).toBe('order_too_large');
  });

  it('F1: is refused in a market without buying', async () => {
    const dragana = checkoutOf('dragana', { locale: 'sr-latn-rs' });
    expect(codeOf(await dragana.tryToBegin())).toMatch(/buying_disabled|cart_unknown/);
    const [cartItemId] = manyItems[0]!;
    await shop.deps.db
      .insertInto('cart')
      .values({
        id: dragana.cartId,
        action: 'Buy',
        country: 'RS',
        company_site: null,
        oid: '10000000-0000-4000-8000-000000000008',
        customer_number: '100007',
      })
      .execute();
    expect(cartItemId).toBeDefined();
    const refused = await dragana.tryToBegin().expect(403);
    expect(codeOf(refused)).toBe('buying_disabled');
  });
});

describe('the contact of an order', () => {
  it('F3: has all eight fields, with normalised phone number and VAT number', async () => {
    const checkout = checkoutOf('grace');
    await checkout.fill();
    await checkout.begin();
    const { contact, vatIdCheck } = await checkout.setContact({
      phoneNumber: '0114 496 0124',
      yourReference: 'Grace',
      remark: 'At the gate',
      companyNumber: '09000125',
      electronicInvoiceNumber: '1234',
      vatId: 'gb 980 780 684',
    });
    // the British market has no electronic invoice numbers
    expect(contact).toEqual({
      ...someContact,
      yourReference: 'Grace',
      remark: 'At the gate',
      companyNumber: '09000125',
      electronicInvoiceNumber: '',
      vatId: 'GB980780684',
    });
    // tests have no register, so never "valid"
    expect(vatIdCheck).toBe('notVerified');
  });

  it.each([
    ['phoneNumber', { phoneNumber: '12' }],
    ['vatId', { vatId: 'GB980780685' }],
    ['vatId', { vatId: 'nonsense' }],
    // no link of a customer's choice in our mails
    ['yourReference', { yourReference: 'https://prizes.example' }],
    ['customerOrderReference', { customerOrderReference: 'PO 7, see prizes.com' }],
  ])('F3: names the wrong field %s: %j', async (field, wrong) => {
    const checkout = checkoutOf('grace');
    await checkout.fill();
    await checkout.begin();
    const refused = await checkout.try('put', '/contact', { ...someContact, ...wrong }).expect(422);
    expect([codeOf(refused), errorsOf(refused)]).toEqual(['invalid_contact', [`body.${field}`]]);
  });

  it('F3: numbers that a market requires are required of companies only', async () => {
    const anna = checkoutOf('anna', { locale: 'sv-se' });
    await anna.fill();
    await anna.begin();
    const contact = { ...someContact, companyNumber: '' };
    expect(errorsOf(await anna.try('put', '/contact', contact).expect(422))).toEqual(['body.companyNumber']);
    // the Swedish market has no VAT numbers, so a wrong one is ignored
    expect(await anna.setContact({ vatId: 'SE1' })).toMatchObject({ contact: { vatId: '' }, vatIdCheck: null });
    const noah = checkoutOf('noah', { locale: 'fr-fr' });
    await noah.fill();
    await noah.begin();
    await noah.setContact({ companyNumber: '', electronicInvoiceNumber: '' });
  });

  it('F3: a purchase-order number is required of some customers', async () => {
    const customer = shop.deps.db.updateTable('customer').where('number', '=', '100004');
    await customer.set({ needs_order_reference: true }).execute();
    try {
      const checkout = checkoutOf('grace');
      await checkout.fill();
      expect((await checkout.begin()).requiresOrderReference).toBe(true);
      const without = { ...someContact, customerOrderReference: ' ' };
      const refused = await checkout.try('put', '/contact', without).expect(422);
      expect(errorsOf(refused)).toEqual(['body.customerOrderReference']);
      await checkout.setContact();
    } finally {
      await customer.set({ needs_order_reference: false }).execute();
    }
  });

  it('F3: the purchase order file is uploaded, replaced and removed', async () => {
    const checkout = checkoutOf('grace');
    await checkout.fill();
    await checkout.begin();
    const attach = (name: string) =>
      checkout.try('post', '/orderfile', undefined, { file: { name, bytes: Buffer.from('%PDF-1.4\n%%EOF\n') } });
    const files = shop.deps.db.selectFrom('stored_file').select('name').where('name', 'like', 'PO%');
    await attach('PO 1.pdf').expect(200);
    const answered = await attach('PO 2.pdf').expect(200);
    expect(answered.body).toMatchObject({ orderFile: { name: 'PO 2.pdf', bytes: 15 } });
    expect(await files.execute()).toEqual([{ name: 'PO 2.pdf' }]);
    expect((await checkout.try('delete', '/orderfile').expect(200)).body).toMatchObject({ orderFile: null });
    expect(await files.execute()).toEqual([]);
  });
});

describe('the addresses of an order', () => {
  it('F4: the invoice goes to another address, or to the delivery address', async () => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    await checkout.begin();
    await checkout.setContact();
    await checkout.setDelivery();
    const office = { ...someDelivery, streetAddress: '9 Office Street' };
    expect(await checkout.setInvoice(office)).toMatchObject({ step: 'freight', invoiceAddress: office });
    expect(await checkout.invoiceToDelivery()).toMatchObject({ step: 'freight', invoiceAddress: null });
  });

  it.each([
    ['zipCode', { zipCode: '12345' }],
    ['countryCode', { countryCode: 'JP' }],
    ['stateCode', { stateCode: 'WI' }],
  ])('F4: a wrong %s is reported, in both addresses', async (field, wrong) => {
    const checkout = checkoutOf('noah');
    await checkout.fill();
    await checkout.begin();
    await checkout.setContact();
    await checkout.setDelivery();
    for (const step of ['/shippingaddress', '/invoiceaddress']) {
      const refused = await checkout.try('put', step, { ...someDelivery, ...wrong }).expect(422);
      expect([codeOf(refused), errorsOf(refused)]).toEqual(['invalid_address', [`body.${field}`]]);
    }
  });
});

describe('an order of another person', () => {
  it('F2: is not found, nor an own one under another cart', async () => {
    const checkout = checkoutOf('noah');
    await checkout.toReview();
    for (const [method, step, body] of [
      ['get', '', undefined],
      ['put', '/contact', someContact],
      ['put', '/shippingaddress', someDelivery],
      ['put', '/paymentsession', { cartId: checkout.cartId, returnUrl: 'http://localhost:3000/' }],
      ['delete', '', undefined],
    ] as const) {
      const refused = await checkout.try(method, step, body, { as: 'grace' }).expect(404);
      expect(codeOf(refused)).toBe('order_unknown');
    }
    const query = { cartId: 'f'.repeat(32) };
    expect(codeOf(await checkout.try('get', '', undefined, { query }).expect(404))).toBe('order_unknown');
    await checkout.try('get', '', undefined, { query: { cartId: checkout.cartId } }).expect(200);
    expect(codeOf(await checkout.try('get', '', undefined, { locale: 'sv-se' }).expect(404))).toBe('order_unknown');
  });
});
