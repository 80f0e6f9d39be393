import type { AnswerOf, Order, Problem, Quote, quoteCheckout } from '@shop/api-contracts';
import { sql } from 'kysely';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { TestCart } from '../testing/test-cart.ts';
import {
  someTerms,
  TestQuotes,
  quoteContact,
  quoteLines,
  validUntil,
  type Caller,
  type SentQuote,
} from '../testing/test-quotes.ts';

type QuoteCheckout = AnswerOf<typeof quoteCheckout.begin>;

jest.setTimeout(60_000);

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
beforeEach(async () => {
  const { db } = shop.deps;
  await db.deleteFrom('shop_order').where('state', '=', 'open').execute();
  await db.deleteFrom('cart').where('offer_id', 'is not', null).execute();
  await db.deleteFrom('quote_request').execute();
});
afterAll(() => shop.close());

const codeOf = ({ body }: { body: unknown }): string | undefined => (body as Problem).code;
const news = async (box: string, who = quotes.customer): Promise<boolean[]> =>
  (await quotes.list(`?box=${box}`, who)).quotes.map(({ hasNews }) => hasNews);

describe('a request to one location', () => {
  it('G4: is discussed, offered, revised and partly accepted, each side seeing the other’s changes', async () => {
    const quote = await quotes.send();
    const [partner] = quotes.partners;
    expect(await news('received', partner)).toEqual([true]);
    expect(await quotes.get(quote, partner)).toMatchObject({
      role: 'partner',
      state: 'requested',
      contact: quoteContact,
      customer: 'Hamnverket Service AB',
      subject: 'Kanaldichtung GX-050, HNBR, 0,5 mm',
      lineCount: 3,
      offerCount: 0,
    });
    expect(await news('received', partner)).toEqual([false]);

    expect(await quotes.move('preparation', quote)).toMatchObject({ state: 'inPreparation' });
    expect(await news('sent')).toEqual([true]);
    await quotes.move('messages', quote, { body: { text: 'Which gasket material?', lineId: 'a' } });
    const asked = await quotes.get(quote);
    expect(asked).toMatchObject({ hasNews: true, role: 'customer', isOrderedInCheckout: true });
    expect(asked.offers[0]!.messages).toMatchObject([
      { from: 'partner', author: 'Some partner-1', text: 'Which gasket material?', lineId: 'a' },
    ]);
    expect(await news('sent')).toEqual([false]);

    await quotes.move('messages', quote, { by: quotes.customer, body: { text: 'EPDM', lineId: null } });
    expect([await news('received', partner), await news('sent')]).toEqual([[true], [false]]);
    await quotes.offer(quote, ['200.00', '18000.00', null]);
    expect([await news('received', partner), await news('sent')]).toEqual([[false], [true]]);
    const first = await quotes.offerOf(quote);
    expect(first).toMatchObject({ state: 'offered', expiresAt: '2027-06-30T22:00:00.000Z', accepted: null });
    expect(first.revisions).toMatchObject([{ revision: 1, total: '18800.00', validUntil, text: 'With pleasure' }]);

    await quotes.offer(quote, ['190.00', '17500.00', '1.50'], { revision: 1 });
    const { offers, expiresAt, offerCount } = await quotes.get(quote);
    expect(offers[0]!.revisions.map(({ revision, total }) => [revision, total])).toEqual([
      [1, '18800.00'],
      [2, '18275.00'],
    ]);
    expect([expiresAt, offerCount]).toEqual(['2027-06-30T22:00:00.000Z', 1]);

    const accepted = await quotes.accept(quote, [{ n: 0, revision: 2, lineIds: ['c', 'a'] }]);
    expect(accepted).toMatchObject({ state: 'accepted', expiresAt: null });
    expect(accepted.offers[0]!.accepted).toMatchObject({ revision: 2, lineIds: ['a', 'c'], orderId: null });
    expect(accepted.offers[0]!.accepted!.cartId).toMatch(/^[0-9a-f]{32}$/);
    expect(await news('received', partner)).toEqual([true]);
  });

  it('G4: is declined by either side, with a reason', async () => {
    const given = await quotes.send();
    await quotes.offer(given);
    const { offers } = await quotes.move('decline', given, {
      by: quotes.customer,
      body: { reason: 'Bought elsewhere' },
    });
    expect(offers[0]).toMatchObject({ state: 'declined', declined: { by: 'customer', reason: 'Bought elsewhere' } });
    const refused = await quotes.send();
    const { state, offers: theirs } = await quotes.move('decline', refused, { body: { reason: '' } });
    expect([state, theirs[0]!.declined]).toEqual(['declined', { by: 'partner', reason: '' }]);
    expect(await news('sent')).toEqual([true, false]);
  });

  it('G4: is requested again after the offer has expired, and offered again', async () => {
    const quote = await quotes.send();
    await quotes.bringTo('expired', quote);
    expect(await quotes.get(quote)).toMatchObject({ state: 'expired', expiresAt: null });
    expect(codeOf(await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['a'] }]).expect(409))).toBe('offer_expired');
    const again = await quotes.move('askagain', quote, { by: quotes.customer, body: { text: 'Still needed' } });
    expect(again.offers[0]).toMatchObject({ state: 'requested', expiresAt: null, revisions: [{ revision: 1 }] });
    expect(again.offers[0]!.messages).toMatchObject([{ from: 'customer', text: 'Still needed', lineId: null }]);
    // an expired offer cannot be accepted by requesting a new one
    await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['a'] }]).expect(409);
    await quotes.offer(quote, undefined, { revision: 1 });
    await quotes.accept(quote, [{ n: 0, revision: 2, lineIds: ['a'] }]);
  });

  it('G4: an offer of 500 lines, each with a note and a substitute, is accepted as input', async () => {
    const quote = await quotes.send();
    const lines = Array.from({ length: 500 }, (_, n) => ({
      ...{ lineId: String(n).padStart(12, '0'), unitPrice: '1234567.89', leadTimeDays: 999 },
      substitute: { articleNumber: 'X'.repeat(60), name: 'Tätning '.repeat(25) },
      note: 'Förslag '.repeat(25),
    }));
    expect(codeOf(await quotes.tryToOffer(quote, undefined, { lines }).expect(422))).toBe('lines_differ');
  });

  it('G4: an offer has every line once, at least one available, and a day that is not over', async () => {
    const quote = await quotes.send();
    const refusals: [string, () => Promise<{ body: unknown }>, number][] = [
      ['lines_differ', () => quotes.tryToOffer(quote, ['1.00', '2.00']), 422],
      ['nothing_offered', () => quotes.tryToOffer(quote, [null, null, null]), 422],
      ['nothing_offered', () => quotes.tryToOffer(quote, ['0.00', null, '0.00']), 422],
      ['date_past', () => quotes.tryToOffer(quote, undefined, { validUntil: '2026-01-31' }), 422],
      ['offer_revised', () => quotes.tryToOffer(quote, undefined, { revision: 1 }), 409],
      ['invalid_request', () => quotes.tryToOffer(quote, ['-1.00', null, null]), 400],
      ['invalid_request', () => quotes.tryToOffer(quote, ['99999999999999.00', null, null]), 400],
      ['invalid_request', () => quotes.tryToOffer(quote, undefined, { validUntil: '2027-02-30' }), 400],
      ['invalid_request', () => quotes.tryToOffer(quote, undefined, { validUntil: '9999-12-31' }), 400],
      ['invalid_request', () => quotes.tryToOffer(quote, undefined, { validUntil: '0000-00-00' }), 400],
    ];
    for (const [code, tryIt, status] of refusals) {
      const response = (await tryIt()) as { body: unknown; status: number };
      expect([code, response.status, codeOf(response)]).toEqual([code, status, code]);
    }
    const line = (lineId: string) => ({ lineId, unitPrice: '1.00', leadTimeDays: 1, substitute: null, note: '' });
    const twice = await quotes.tryToOffer(quote, undefined, { lines: [line('a'), line('b'), line('b')] }).expect(422);
    expect(codeOf(twice)).toBe('lines_differ');
    const unnamed = { ...line('c'), substitute: { articleNumber: ' ', name: 'Another' } };
    await quotes.tryToOffer(quote, undefined, { lines: [line('a'), line('b'), unnamed] }).expect(400);
    expect((await quotes.offerOf(quote)).state).toBe('requested');
  });

  it('G4: accepted lines must be offered, unique, and of the last revision', async () => {
    const quote = await quotes.send({ to: 2 });
    await quotes.offer(quote);
    await quotes.offer(quote, undefined, { n: 1 });
    await quotes.offer(quote, ['100.00', '9000.00', '2.00'], { n: 1, revision: 1 });
    const expectRefusal = async (status: number, code: string, picks: Parameters<TestQuotes['tryToAccept']>[1]) =>
      expect(codeOf(await quotes.tryToAccept(quote, picks).expect(status))).toBe(code);
    await expectRefusal(422, 'line_not_offered', [{ n: 0, lineIds: ['a', 'c'] }]);
    await expectRefusal(422, 'line_not_offered', [{ n: 0, lineIds: ['z'] }]);
    await expectRefusal(409, 'offer_revised', [
      { n: 0, lineIds: ['a'] },
      { n: 1, lineIds: ['b'] },
    ]);
    await expectRefusal(409, 'offer_revised', [{ n: 0, revision: 2, lineIds: ['a'] }]);
    await expectRefusal(422, 'line_picked_twice', [
      { n: 0, lineIds: ['a'] },
      { n: 1, revision: 2, lineIds: ['a'] },
    ]);
    await expectRefusal(422, 'line_picked_twice', [{ n: 0, lineIds: ['a', 'a'] }]);
    await expectRefusal(422, 'line_picked_twice', [
      { n: 0, lineIds: ['a'] },
      { n: 0, lineIds: ['b'] },
    ]);
    // all or nothing
    const { offers } = await quotes.get(quote);
    expect(offers.map(({ state }) => state)).toEqual(['offered', 'offered']);
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    await expectRefusal(409, 'line_taken', [{ n: 1, revision: 2, lineIds: ['a', 'b'] }]);
    await expectRefusal(409, 'quote_state', [{ n: 0, lineIds: ['b'] }]);
    await quotes.accept(quote, [{ n: 1, revision: 2, lineIds: ['b', 'c'] }]);
  });

  it('G4: a line may be free, but not the whole order, which could not be paid', async () => {
    const quote = await quotes.send();
    await quotes.offer(quote, ['198.50', '0.00', null]);
    const free = await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['b'] }]).expect(422);
    expect(codeOf(free)).toBe('nothing_to_pay');
    expect((await quotes.offerOf(quote)).state).toBe('offered');
    const { offers } = await quotes.accept(quote, [{ n: 0, lineIds: ['a', 'b'] }]);
    const { cartId } = offers[0]!.accepted!;
    const ordered = await shop.call('post', '/orders', { ...quotes.customer, body: { cartId } }).expect(200);
    expect((ordered.body as Order).totals.goods).toBe('794.00');
  });

  it('G4: has at most 500 messages and 50 revisions; further ones are referred to the phone', async () => {
    const quote = await quotes.send();
    const [offerId] = quote.offerIds;
    await quotes.offer(quote);
    const { db } = shop.deps;
    await sql`insert into quote_message (id, offer_id, sender, author, text)
      select 'full-' || n, ${offerId}, 'partner', 'Somebody', 'Well' from generate_series(1, 499) n`.execute(db);
    await sql`insert into offer_revision (offer_id, revision, lines, valid_until)
      select offer_id, n, lines, valid_until from offer_revision, generate_series(2, 49) n
      where offer_id = ${offerId} and revision = 1`.execute(db);
    await quotes.move('messages', quote, { by: quotes.customer });
    await quotes.offer(quote, undefined, { revision: 49 });
    for (const by of [quotes.customer, quotes.partners[0]!]) {
      expect(codeOf(await quotes.tryTo('messages', quote, { by }).expect(409))).toBe('quote_full');
    }
    const refused = await quotes.tryToOffer(quote, undefined, { revision: 50 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'quote_full', detail: expect.stringContaining('call') as string });
    const { messages, revisions } = await quotes.offerOf(quote);
    expect([messages.length, revisions.length]).toEqual([500, 50]);
    // the last offer can still be accepted; a new one could not be requested
    const ended = db.updateTable('quote_offer').where('id', '=', offerId!);
    await ended.set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute();
    const again = await quotes.tryTo('askagain', quote, { by: quotes.customer }).expect(409);
    expect(codeOf(again)).toBe('quote_full');
    await ended.set({ expires_at: sql<Date>`now() + interval '1 day'` }).execute();
    await quotes.accept(quote, [{ n: 0, revision: 50, lineIds: ['a'] }]);
  });

  it('G4: a message refers to a line of the request, or to none', async () => {
    const quote = await quotes.send();
    const response = await quotes.tryTo('messages', quote, { body: { text: 'What?', lineId: 'z' } }).expect(404);
    expect(codeOf(response)).toBe('line_unknown');
    await quotes.tryTo('messages', quote, { body: { text: '  ', lineId: null } }).expect(400);
  });
});

describe('a quote cart', () => {
  it('G4: becomes a request that a partner answers, and an order', async () => {
    const grace: Caller = { as: 'grace', locale: 'de-de' };
    const paul: Caller = { as: 'paul', locale: 'de-de' };
    const cart = new TestCart(shop, grace, 'RequestQuote');
    await cart.add('gasket', 50);
    const begun = await shop.call('post', '/quote/begin-checkout', { ...grace, body: { cartId: cart.id } }).expect(200);
    const [group] = (begun.body as QuoteCheckout).groups;
    const key = group!.quoteGroupKey;
    const choice = { cartId: cart.id, selectedPartnerLocationId: 'becker-hamburg' };
    await shop.call('put', `/quote/groups/${key}`, { ...grace, body: choice }).expect(200);
    const requestDetails = {
      contact: quoteContact,
      text: null,
      wantedDate: null,
      timeZone: 'Europe/London',
      lines: [],
    };
    const body = { cartId: cart.id, quoteGroupKeys: [key], ...requestDetails };
    const sent = (await shop.call('post', '/quote', { ...grace, body }).expect(200)).body as QuoteCheckout;
    const number = sent.groups[0]!.confirmation!;

    const { offers, lines } = (await shop.call('get', `/quotes/${number}`, paul).expect(200)).body as Quote;
    expect(offers.map(({ location }) => location.id)).toEqual(['becker-hamburg']);
    const offer = {
      revision: 0,
      lines: [{ lineId: lines[0]!.lineId, unitPrice: '41.00', leadTimeDays: 5, substitute: null, note: '' }],
      ...{ validUntil, text: '', terms: someTerms },
    };
    const path = `/quotes/${number}/offers/${offers[0]!.offerId}/revisions`;
    expect((await shop.call('post', path, { ...paul, body: offer }).expect(200)).body).toMatchObject({
      // end of the day in London
      offers: [{ state: 'offered', expiresAt: '2027-06-30T23:00:00.000Z' }],
    });
    const pick = { offerId: offers[0]!.offerId, revision: 1, lineIds: [lines[0]!.lineId] };
    const acceptance = { picks: [pick], customerOrderReference: 'PO 1', shippingAddress: null };
    const accepted = await shop
      .call('post', `/quotes/${number}/acceptance`, { ...grace, body: acceptance })
      .expect(200);
    const { cartId } = (accepted.body as Quote).offers[0]!.accepted!;
    const order = (await shop.call('post', '/orders', { ...grace, body: { cartId } }).expect(200)).body as Order;
    expect(order).toMatchObject({ quoteNumber: number, totals: { goods: '2050.00', taxRate: 19, currency: 'EUR' } });
  });
});

describe('access to a request', () => {
  let quote: SentQuote;
  beforeEach(async () => {
    quote = await quotes.send({ to: 2 });
    await quotes.offer(quote, ['111.11', '2222.22', null]);
    await quotes.offer(quote, ['99.99', '8888.88', null], { n: 1 });
  });

  it('H6: a colleague of the same customer number can read and answer it', async () => {
    expect((await quotes.get(quote, quotes.colleague)).quoteNumber).toBe(quote.number);
    expect((await quotes.list('', quotes.colleague)).total).toBe(1);
    await quotes.move('messages', quote, { by: quotes.colleague });
    const { offers } = await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }], { by: quotes.colleague });
    expect(offers[0]!.accepted!.cartId).not.toBeNull();
    // the cart belongs to the person who accepted
    expect((await quotes.offerOf(quote)).accepted).toMatchObject({ lineIds: ['a'], cartId: null });
  });

  it('H6: a request of others is not found', async () => {
    const foreign = [
      { as: 'grace', locale: 'en-gb' } as const,
      { as: 'noah', locale: 'en-gb' } as const,
      quotes.partners[2]!,
    ];
    for (const by of foreign) {
      expect(codeOf(await quotes.tryToGet(quote, by).expect(404))).toBe('quote_unknown');
      for (const move of ['messages', 'decline', 'askagain', 'release', 'preparation', 'revisions'] as const) {
        expect(codeOf(await quotes.tryTo(move, quote, { by }).expect(404))).toBe('quote_unknown');
      }
      const accepting = await quotes.tryToAccept(quote, [{ n: 0, lineIds: ['a'] }], { by }).expect(404);
      expect(codeOf(accepting)).toBe('quote_unknown');
      expect((await quotes.list('', by)).total).toBe(0);
    }
    const other = await quotes.send();
    // an offer belongs to one request
    await quotes.tryTo('messages', { number: other.number, offerIds: quote.offerIds }).expect(404);
  });

  it('H6: requests of a person without a customer number are private', async () => {
    const { oid } = await shop.deps.db
      .selectFrom('person')
      .select('oid')
      .where('email', 'like', 'noah%')
      .executeTakeFirstOrThrow();
    const own = await quotes.send({ oid, customer_number: null, country: 'GB' });
    const noah = { as: 'noah', locale: 'en-gb' } as const;
    expect((await quotes.list('', noah)).quotes.map(({ quoteNumber }) => quoteNumber)).toEqual([own.number]);
    await quotes.tryToGet(own).expect(404);
    // Anna's request belongs to the customer number; without it she cannot see it
    const { db } = shop.deps;
    const membership = db.deleteFrom('membership').where('customer_number', '=', '100001').where('oid', 'like', '1%');
    const [gone] = await membership.returningAll().execute();
    await quotes.tryToGet(quote).expect(404);
    await db.insertInto('membership').values(gone!).execute();
  });

  it('H6: a partner sees only the own offer, and no prices of others', async () => {
    const configured = [
      { ...quoteLines[0]!, configuration: { id: 'VC-1', name: 'Cooler', price: 777_777 } },
      ...quoteLines.slice(1),
    ];
    await shop.deps.db
      .updateTable('quote_request')
      .set({ lines: JSON.stringify(configured) })
      .where('number', '=', quote.number)
      .execute();
    expect((await quotes.get(quote)).lines[0]).toMatchObject({
      configuration: 'Cooler',
      configurationPrice: { amount: '7777.77', currency: 'SEK' },
    });
    const response = await quotes.tryToGet(quote, quotes.partners[1]).expect(200);
    const { text } = response;
    const body: unknown = response.body;
    expect((body as { offers: unknown[] }).offers).toHaveLength(1);
    for (const foreign of ['111.11', '2222.22', 'Partner 1', quote.offerIds[0]!, '213.50', '250.00', '7777.77']) {
      expect([foreign, text.includes(foreign)]).toEqual([foreign, false]);
    }
    expect(text).toContain('99.99');
    // the customer's target price is shown
    expect(text).toContain('18000.00');
    const list = await quotes.list('?box=received', quotes.partners[1]);
    expect(list.quotes).toMatchObject([{ partners: ['Partner 2'], offerCount: 1 }]);
    // the other partner's offer is not reachable
    await quotes.tryTo('messages', quote, { n: 0, by: quotes.partners[1]! }).expect(404);
    await quotes.accept(quote, [{ n: 0, lineIds: ['a'] }]);
    expect(await quotes.get(quote, quotes.partners[1])).toMatchObject({ state: 'offered' });
    expect(await quotes.get(quote, quotes.partners[0])).toMatchObject({
      state: 'accepted',
      offers: [{ accepted: { lineIds: ['a'], cartId: null, orderId: null } }],
    });
  });

  it('I6: only partners have received requests', async () => {
    expect(codeOf(await shop.call('get', '/quotes?box=received', { as: 'anna' }).expect(403))).toBe('not_a_partner');
  });

  it('H6: files are available to the customer and the asked partners', async () => {
    const { db } = shop.deps;
    const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
    const file = { id: 'drawing-1', name: 'Drawing.pdf', type: 'application/pdf', bytes, hash: '' };
    await db.insertInto('stored_file').values(file).execute();
    await db.insertInto('quote_request_file').values({ request_number: quote.number, file_id: file.id }).execute();
    expect((await quotes.get(quote)).files).toEqual([{ id: file.id, name: file.name, bytes: bytes.length }]);
    const path = `/quotes/${quote.number}/files/${file.id}`;
    for (const by of [quotes.customer, quotes.colleague, quotes.partners[0]!]) {
      const { headers } = await quotes.call('get', path, by).expect(200);
      expect(headers['content-disposition']).toContain('Drawing.pdf');
    }
    for (const by of [quotes.partners[2]!, { as: 'grace', locale: 'en-gb' } as const]) {
      expect(codeOf(await quotes.call('get', path, by).expect(404))).toBe('quote_unknown');
    }
    const other = await quotes.send();
    const elsewhere = await quotes.call('get', `/quotes/${other.number}/files/${file.id}`, quotes.customer).expect(404);
    expect(codeOf(elsewhere)).toBe('file_unknown');
  });
});

describe('the list of requests', () => {
  it('G4: is filtered by state, newest first, twenty per page', async () => {
    const sent: SentQuote[] = [];
    for (let n = 0; n < 23; n += 1) sent.push(await quotes.send({ to: 2 }));
    await quotes.bringTo('expired', sent[0]!);
    await quotes.bringTo('offered', sent[1]!);
    await quotes.bringTo('declined', sent[2]!);
    await quotes.move('decline', sent[2]!, { n: 1 });
    await quotes.bringTo('accepted', sent[3]!);
    // of two offers the more advanced one counts
    await quotes.move('decline', sent[1]!, { n: 1 });
    const numbers = sent.map(({ number }) => number).reverse();
    const first = await quotes.list('');
    const second = await quotes.list('?page=2');
    expect([first.total, second.total]).toEqual([23, 23]);
    expect([...first.quotes, ...second.quotes].map(({ quoteNumber }) => quoteNumber)).toEqual(numbers);
    expect(first.quotes).toHaveLength(20);
    const having = async (state: string) =>
      (await quotes.list(`?state=${state}`)).quotes.map(({ quoteNumber }) => quoteNumber);
    expect(await having('offered')).toEqual([sent[1]!.number]);
    expect(await having('declined')).toEqual([sent[2]!.number]);
    expect(await having('accepted')).toEqual([sent[3]!.number]);
    // the other location has not answered the first one yet
    expect(await having('expired')).toEqual([]);
    await quotes.move('decline', sent[0]!, { n: 1 });
    expect(await having('expired')).toEqual([sent[0]!.number]);
    expect((await quotes.list('?state=requested')).total).toBe(19);
    expect((await quotes.list('?state=expired&box=received', quotes.partners[0])).total).toBe(1);
    expect((await quotes.list('?page=3')).quotes).toEqual([]);
  });
});
