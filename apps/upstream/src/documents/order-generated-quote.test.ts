import type { AnswerOf, documents, GeneratedQuote, Problem } from '@shop/api-contracts';
import { sql } from 'kysely';
import { asBytes } from '../testing/download.ts';
import { startTestUpstream, type TestUpstream } from '../testing/start-test-upstream.ts';
import { articles, TestCart } from '../testing/test-cart.ts';
import { TestCheckout } from '../testing/test-checkout.ts';

jest.setTimeout(120_000);

/** A customer with credit. */
const customerNumber = '100004';
const { valve } = articles;

let shop: TestUpstream;
let buyer: string;
let colleague: string;
beforeAll(async () => {
  shop = await startTestUpstream();
  [buyer, colleague] = (await Promise.all(['quote-buyer', 'quote-colleague'].map(join))) as [string, string];
});
afterAll(() => shop.close());

async function join(oid: string): Promise<string> {
  const token = await shop.identityProvider.issue({ oid, email: `${oid}@mail.example` });
  await shop.call('get', '/user', { as: token }).expect(200);
  await shop.deps.db.insertInto('membership').values({ oid, customer_number: customerNumber }).execute();
  return token;
}

const quotesOf = async (as: string): Promise<GeneratedQuote[]> =>
  (await shop.call('get', '/quotegeneration', { as }).expect(200)).body as GeneratedQuote[];

/** Generates a quote for valves, from a cart of its own. */
async function generate(quantity = 3, as = buyer): Promise<GeneratedQuote> {
  const cart = new TestCart(shop, { as });
  await cart.add('valve', quantity);
  await asBytes(shop.call('post', '/documents/quote', { as, body: { format: 'pdf', cartId: cart.id } })).expect(200);
  await cart.tryToDelete();
  return (await quotesOf(as))[0]!;
}

const tryToOrder = ({ id }: Pick<GeneratedQuote, 'id'>, as = buyer) =>
  shop.call('post', `/quotegeneration/${id}/order`, { as });

async function cartOf(quote: GeneratedQuote, as = buyer): Promise<string> {
  return ((await tryToOrder(quote, as).expect(200)).body as AnswerOf<typeof documents.order>).cartId;
}

async function toReview(quote: GeneratedQuote, as = buyer): Promise<TestCheckout> {
  const checkout = new TestCheckout(shop, { as });
  checkout.cartId = await cartOf(quote, as);
  await checkout.begin();
  await checkout.setContact();
  await checkout.setDelivery();
  await checkout.setFreight();
  return checkout;
}

const place = (checkout: TestCheckout) => checkout.tryOnAccount({ ifMatch: checkout.order.eTag });

const problemOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

const changeValve = (change: object) =>
  shop.deps.db.updateTable('variant').set(change).where('commercial_item_id', '=', valve.commercialItemId).execute();

async function ended(quote: GeneratedQuote, days: number): Promise<void> {
  await sql`update generated_quote set valid_until = (now() at time zone 'Etc/GMT+12')::date - ${days}::int
    where id = ${quote.id}`.execute(shop.deps.db);
}

describe('a generated quote', () => {
  it('M4: shows its sum and last day in the list', async () => {
    const quote = await generate();
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(quote).toMatchObject({ state: 'valid', validUntil: day, country: 'GB', companyId: null, orderNumber: null });
    const { lines } = (await toReview(quote)).order;
    expect(quote.total).toEqual({ amount: lines[0]!.lineTotal, currency: 'GBP' });
  });

  it('M4: is ordered at its prices after the catalogue’s have changed, and only once', async () => {
    const quote = await generate();
    const { list_price: before } = await shop.deps.db
      .selectFrom('variant')
      .select('list_price')
      .where('commercial_item_id', '=', valve.commercialItemId)
      .executeTakeFirstOrThrow();
    await changeValve({ list_price: before! * 3 });
    try {
      const checkout = await toReview(quote);
      expect(checkout.order.totals.goods).toBe(quote.total!.amount);
      expect(checkout.order.generatedQuoteNumber).toBe(quote.number);
      await place(checkout).expect(200);
      const order = await checkout.read();
      expect(order.totals.goods).toBe(quote.total!.amount);
      const listed = (await quotesOf(buyer)).find(({ id }) => id === quote.id);
      expect(listed).toMatchObject({ state: 'ordered', orderNumber: order.orderNumber, orderId: order.orderId });
      const again = await tryToOrder(quote);
      expect(problemOf(again)).toEqual([409, 'quote_ordered']);
      expect((again.body as { orderNumber: string }).orderNumber).toBe(order.orderNumber);
    } finally {
      await changeValve({ list_price: before });
    }
  });

  it('M4: ordered ten times at once has one cart, which nothing can be added to', async () => {
    const quote = await generate();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryToOrder(quote)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as { cartId: string }).cartId)).size).toBe(1);
    const { cartId } = answers[0]!.body as { cartId: string };
    const body = { cartItemId: valve, quantity: 1, action: 'Buy' };
    expect(problemOf(await shop.call('post', `/cart/${cartId}/add`, { as: buyer, body }))).toEqual([
      404,
      'cart_unknown',
    ]);
    // and it does not become the buyer's cart
    const own = new TestCart(shop, { as: buyer });
    await own.add('valve', 1);
    expect(own.id).not.toBe(cartId);
    expect((await own.read()).totalCartSize).toBe(1);
    await own.tryToDelete();
  });

  it('M4: holds on its last day, and is refused after it, in the checkout too', async () => {
    const quote = await generate();
    await ended(quote, 0);
    const checkout = await toReview(quote);
    await ended(quote, 1);
    expect(problemOf(await tryToOrder(quote))).toEqual([409, 'quote_expired']);
    expect(problemOf(await place(checkout))).toEqual([409, 'quote_expired']);
    expect(problemOf(await checkout.tryToBegin())).toEqual([409, 'quote_expired']);
    expect((await quotesOf(buyer)).find(({ id }) => id === quote.id)?.state).toBe('expired');
    await ended(quote, 0);
    await place(checkout).expect(200);
  });

  it('H6: of another customer is not found', async () => {
    const quote = await generate();
    for (const as of ['anna', 'noah', 'paul']) {
      expect(problemOf(await tryToOrder(quote, as))).toEqual([404, 'document_unknown']);
    }
  });

  it('M4: can be finished by a colleague, but not while it is being paid', async () => {
    const quote = await generate();
    const begun = await toReview(quote);
    const finished = await toReview(quote, colleague);
    expect(finished.cartId).toBe(begun.cartId);
    expect(finished.order.orderId).not.toBe(begun.order.orderId);
    expect(problemOf(await place(begun))).toEqual([409, 'order_cancelled']);
    await shop.deps.db
      .updateTable('shop_order')
      .set({ state: 'paying' })
      .where('id', '=', finished.order.orderId)
      .execute();
    expect(problemOf(await tryToOrder(quote))).toEqual([409, 'quote_being_paid']);
    await shop.deps.db
      .updateTable('shop_order')
      .set({ state: 'open' })
      .where('id', '=', finished.order.orderId)
      .execute();
    await place(finished).expect(200);
    expect(problemOf(await tryToOrder(quote))).toEqual([409, 'quote_ordered']);
  });

  it('M4: of what is sold out or withdrawn says so, and nothing is ordered', async () => {
    const quote = await generate();
    const checkout = await toReview(quote);
    const { stock, lead_time_days } = await shop.deps.db
      .selectFrom('variant')
      .select(['stock', 'lead_time_days'])
      .where('commercial_item_id', '=', valve.commercialItemId)
      .executeTakeFirstOrThrow();
    await changeValve({ stock: 0, lead_time_days: 0 });
    try {
      const refused = await tryToOrder(quote);
      expect(problemOf(refused)).toEqual([409, 'quote_not_orderable']);
      expect(refused.body).toMatchObject({ changes: [{ kind: 'soldOut' }] });
      expect(problemOf(await place(checkout))).toEqual([409, 'out_of_stock']);
    } finally {
      await changeValve({ stock, lead_time_days });
    }
    await place(checkout).expect(200);
  });

  it('M4: with something that has no price is a document alone', async () => {
    const cart = new TestCart(shop, { as: buyer }, 'RequestQuote');
    await cart.add('quoted', 1);
    await cart.add('valve', 1);
    const body = { format: 'pdf', cartId: cart.id };
    await asBytes(shop.call('post', '/documents/quote', { as: buyer, body })).expect(200);
    const [quote] = await quotesOf(buyer);
    expect(quote).toMatchObject({ state: 'documentOnly', total: null });
    expect(problemOf(await tryToOrder(quote!))).toEqual([409, 'quote_not_orderable']);
  });
});
