import {
  maxProofsOfCart,
  type CartItemId,
  type LineProof,
  type Problem,
  type QuoteCheckout,
} from '@shop/api-contracts';
import { sql } from 'kysely';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { sendQuoteAsked, sendQuoteRequested } from '../../quotes/mails/send-quote-mails.ts';
import { asBytes, fileNameIn } from '../../testing/download.ts';
import { newCartId } from '../../testing/operations.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestCart } from '../../testing/test-cart.ts';
import { TestQuotes } from '../../testing/test-quotes.ts';
import { TestRequest } from '../../testing/test-request.ts';

const paul = { as: 'paul', locale: 'de-de' } as const;
const proof: LineProof = {
  ...{ manufacturerId: 'torvex', productModelId: 'P50', numberOfPlates: 61, plateType: 'high' },
  ...{ hotFlow: 7.4, hotIn: 80, hotOut: 60, coldIn: 20, coldOut: 50 },
};
const unit = { genericItemId: 'GX050', commercialItemId: 'GX050H16061', categoryId: 'gasketed' };
const proven = (more: Partial<LineProof> = {}): CartItemId => ({ ...unit, proof: { ...proof, ...more } });
const sent: Mail[] = [];
const mailer: Mailer = {
  senderName: 'Vadholm',
  send: (mail) => Promise.resolve(void sent.push(mail)),
  close: () => undefined,
};

jest.setTimeout(120_000);
let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.db.updateTable('cart').set({ state: 'deleted' }).where('state', '=', 'open').execute();
});

const linesOf = ({ groups }: Pick<QuoteCheckout, 'groups'>) => groups.flatMap(({ lines }) => lines);
const problemOf = (answer: { body: unknown }) => answer.body as Problem & { items?: { articleNumber: string }[] };

/** A request with one proven unit, sent to the first test partner alone. */
async function sentRequest(): Promise<{ number: string; offerIds: string[]; fileId: string }> {
  const request = new TestRequest(shop, paul);
  await request.collect([[proven(), 1]]);
  await request.chooseAll();
  const checkout = await request.submit();
  const number = checkout.groups[0]!.confirmation!;
  const { db } = shop.deps;
  const [offer] = await db
    .updateTable('quote_offer')
    .set({ location_id: quotes.locationIds[0]! })
    .where('request_number', '=', number)
    .returning('id')
    .execute();
  return { number, offerIds: [offer!.id], fileId: linesOf(checkout)[0]!.proof!.fileId! };
}
const fileOf = (caller: object, { number, fileId }: { number: string; fileId: string }) =>
  asBytes(shop.call('get', `/quotes/${number}/files/${fileId}`, caller));

describe('K2: the proof of a replacement goes with the quote request', () => {
  it('from the cart of a visitor, through the sign-in, to a file that buyer and supplier read', async () => {
    const visitor = new TestCart(shop, { locale: 'de-de' }, 'RequestQuote');
    await visitor.add(proven());
    const [line] = (await visitor.read()).lines;
    expect(line!.cartItemId.proof).toEqual(proof);
    await shop.call('post', '/carts/claim', { ...paul, body: { quoteCartId: visitor.id } }).expect(200);
    const request = new TestRequest(shop, paul);
    request.cart.id = visitor.id;
    // it is made when the request is sent
    expect(linesOf(await request.begin())[0]!.proof).toEqual({ fileId: null });
    await request.chooseAll();
    const sentLine = linesOf(await request.submit())[0]!;
    expect(sentLine.proof!.fileId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is the same file for both sides, computed by upstream, with the unit, the duty and the old unit', async () => {
    const quote = await sentRequest();
    const [own, asked] = [await quotes.get(quote, paul), await quotes.get(quote, quotes.partners[0])];
    expect([own, asked].map(({ lines }) => lines[0]!.proof)).toEqual([
      { fileId: quote.fileId },
      { fileId: quote.fileId },
    ]);
    expect(own.files).toEqual([expect.objectContaining({ name: 'Nachweisblatt GX-050-H16-061.pdf' })]);
    const answers = [await fileOf(paul, quote).expect(200), await fileOf(quotes.partners[0]!, quote).expect(200)];
    const [first, second] = answers.map(({ body }) => body as Buffer);
    expect(first!.equals(second!)).toBe(true);
    expect(fileNameIn(answers[0]!.headers)).toBe('Nachweisblatt GX-050-H16-061.pdf');
    const { text, pages } = await readPdf(first!);
    expect(pages).toHaveLength(1);
    for (const part of ['GX-050-H16-061', 'Torvex', 'P50', '7,4', '80', '50']) expect(text).toContain(part);
    await fileOf(quotes.partners[1]!, quote).expect(404);
    await fileOf({ as: 'anna', locale: 'sv-se' }, quote).expect(404);
  });

  it('stands in the mails to both, and in the printed request', async () => {
    const quote = await sentRequest();
    const deps = { db: shop.deps.db, mailer, settings: shop.deps.settings };
    expect(await sendQuoteRequested(deps, quote.number)).toBeNull();
    expect(await sendQuoteAsked(deps, quote.offerIds[0]!)).toBeNull();
    const mails = sent.splice(0);
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) {
      for (const content of [text, html]) expect(content).toContain('Nachweisblatt: PDF bei der Anfrage');
    }
    const body = { format: 'pdf', quoteNumber: quote.number };
    const pdf = await asBytes(shop.call('post', '/documents/quote', { ...paul, body })).expect(200);
    expect((await readPdf(pdf.body as Buffer)).text).toContain('Nachweisblatt');
  });

  it('of two duties makes two lines, and of one duty one', async () => {
    const cart = new TestCart(shop, paul, 'RequestQuote');
    await cart.addMany([
      [proven(), 1],
      [proven({ hotFlow: 8 }), 1],
      [proven(), 2],
      [unit, 1],
    ]);
    expect((await cart.read()).lines.map(({ quantity, cartItemId }) => [quantity, cartItemId.proof?.hotFlow])).toEqual([
      [3, 7.4],
      [1, 8],
      [1, undefined],
    ]);
  });

  it.each([
    ['temperatures that cross', proven({ hotOut: 15 })],
    ['too little', { ...unit, proof: { hotFlow: 7.4 } }],
    ['an article that is no replacement', { genericItemId: 'BV', commercialItemId: 'BV050', proof }],
  ])('is refused with %s, and names the article', async (_, item) => {
    const answer = await new TestCart(shop, paul, 'RequestQuote').tryToAdd(item).expect(422);
    expect(problemOf(answer)).toMatchObject({
      code: 'proof_not_computable',
      items: [{ articleNumber: expect.stringMatching(/^(GX|BV)-050/) as string }],
    });
  });

  it('takes no figures of results, and nothing that is no figure', async () => {
    const cart = new TestCart(shop, paul, 'RequestQuote');
    await cart.add({ ...unit, proof: { ...proof, margin: 99 } as LineProof });
    expect((await cart.read()).lines[0]!.cartItemId.proof).toEqual(proof);
    const wrong = { ...unit, proof: { ...proof, hotFlow: 'much' } as unknown as LineProof };
    await cart.tryToAdd(wrong).expect(400);
  });

  it('is written for so many lines of a cart, and no more', async () => {
    const cart = new TestCart(shop, paul, 'RequestQuote');
    await cart.addMany(
      Array.from({ length: maxProofsOfCart }, (_, n): [CartItemId, number] => [proven({ hotDrop: n + 1 }), 1]),
    );
    const refused = { code: 'too_many_proofs', most: maxProofsOfCart };
    expect(problemOf(await cart.tryToAdd(proven()).expect(422))).toMatchObject(refused);
    // more of one that is there
    await cart.add(proven({ hotDrop: 1 }));
    await cart.add(unit);
  });

  it('is not kept in a cart to buy, nor in a list', async () => {
    const cart = new TestCart(shop, paul);
    await cart.add(proven());
    expect((await cart.read()).lines[0]!.cartItemId.proof).toBeUndefined();
    const list = (
      await shop.call('post', '/user/favouritelists', { ...paul, body: { name: `Proofs ${newCartId().slice(0, 8)}` } })
    ).body as { id: string };
    const body = { items: [{ cartItemId: proven(), quantity: 1 }], configurationIds: [] };
    await shop.call('post', `/user/favouritelists/${list.id}/items`, { ...paul, body }).expect(200);
    const { rows } = await sql<{ id: CartItemId }>`
      select cart_item_id as id from favourite_list_item where list_id = ${list.id}`.execute(shop.deps.db);
    expect(rows.map(({ id }) => [id.commercialItemId, id.proof])).toEqual([['GX050H16061', undefined]]);
  });

  it('is left out where it cannot be computed any more when the request is sent', async () => {
    const request = new TestRequest(shop, paul);
    await request.collect([[proven(), 1]]);
    await request.chooseAll();
    // as a maker whose figures were given differently would leave it
    const gone = JSON.stringify({ ...proof, hotOut: 15 });
    await sql`update cart_line set cart_item_id = jsonb_set(cart_item_id, '{proof}', ${gone}::jsonb)
      where cart_id = ${request.cart.id}`.execute(shop.deps.db);
    expect(linesOf(await request.submit())[0]!.proof).toBeUndefined();
  });
});
