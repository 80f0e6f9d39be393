import type { Problem, QuoteOffer } from '@shop/api-contracts';
import express, { type Express } from 'express';
import { answerErrors } from '../../http/answer-errors.ts';
import { mountRoutes } from '../../http/mount.ts';
import { requestId } from '../../http/request-log.ts';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { statementsAlone } from '../../testing/databases/statements-alone.ts';
import { TestQuotes, type SentQuote } from '../../testing/test-quotes.ts';
import { quoteRoutes } from '../quotes.routes.ts';
import type { QuoteOptions } from '../quote-store.ts';

jest.setTimeout(240_000);

const isServer = process.env['TEST_DATABASE_URL'] !== undefined;
const rounds = isServer ? 25 : 8;

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
  await quotes.knowAnna();
});
beforeEach(() => void (quotes.app = shop.app));
afterAll(() => shop.close());

interface Answer {
  status: number;
  body: unknown;
}
const codeOf = ({ status, body }: Answer): string => (status === 200 ? 'ok' : (body as Problem).code!);

/** All at once; what each was answered. */
const atOnce = async (...calls: PromiseLike<Answer>[]): Promise<string[]> => (await Promise.all(calls)).map(codeOf);

/** Who comes first is chance: each of the two answers is one of these. */
async function race(make: (quote: SentQuote) => PromiseLike<Answer>[], outcomes: string[][], to = 1): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const quote = await quotes.send({ to });
    for (let n = 0; n < to; n += 1) await quotes.offer(quote, undefined, { n });
    const calls = make(quote);
    const answers = await atOnce(...(round % 2 === 0 ? calls : calls.reverse()));
    const inOrder = round % 2 === 0 ? answers : answers.reverse();
    expect(outcomes).toContainEqual(inOrder);
    assertWhole(await offersOf(quote));
  }
}

const offersOf = async (quote: SentQuote): Promise<QuoteOffer[]> => (await quotes.get(quote)).offers;

/** What can never be: a line of two suppliers, an acceptance of what is not the last revision or was declined, two of one revision. */
function assertWhole(offers: QuoteOffer[]): void {
  const accepted = offers.flatMap((offer) => offer.accepted?.lineIds ?? []);
  expect(accepted).toEqual([...new Set(accepted)]);
  for (const offer of offers) {
    const numbers = offer.revisions.map(({ revision }) => revision);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    expect(offer.accepted !== null).toBe(offer.state === 'accepted');
    if (offer.accepted) expect([offer.accepted.revision, offer.declined]).toEqual([numbers.at(-1), null]);
  }
}

const pick = (n: number, ...lineIds: string[]) => ({ n, lineIds });

describe('two people at once', () => {
  it('G4: one accepts, the partner revises: the offer that was looked at, or none', async () => {
    await race(
      (quote) => [quotes.tryToAccept(quote, [pick(0, 'a')]), quotes.tryToOffer(quote, undefined, { revision: 1 })],
      [
        ['ok', 'quote_state'],
        ['offer_revised', 'ok'],
      ],
    );
  });

  it('G4: one accepts, a colleague declines', async () => {
    await race(
      (quote) => [quotes.tryToAccept(quote, [pick(0, 'a')]), quotes.tryTo('decline', quote, { by: quotes.colleague })],
      [
        ['ok', 'quote_state'],
        ['quote_state', 'ok'],
      ],
    );
  });

  it('G4: two accept the same line of two suppliers: one of them gets it', async () => {
    await race(
      (quote) => [
        quotes.tryToAccept(quote, [pick(0, 'a')]),
        quotes.tryToAccept(quote, [pick(1, 'a', 'b')], { by: quotes.colleague }),
      ],
      [
        ['ok', 'line_taken'],
        ['line_taken', 'ok'],
      ],
      2,
    );
  });

  it('G4: two accept other lines of the same offer', async () => {
    await race(
      (quote) => [
        quotes.tryToAccept(quote, [pick(0, 'a')]),
        quotes.tryToAccept(quote, [pick(0, 'b')], { by: quotes.colleague }),
      ],
      [
        ['ok', 'quote_state'],
        ['quote_state', 'ok'],
      ],
    );
  });

  it('G4: each accepts two offers crosswise, and nobody waits for the other for ever', async () => {
    await race(
      (quote) => [
        quotes.tryToAccept(quote, [pick(0, 'a'), pick(1, 'b')]),
        quotes.tryToAccept(quote, [pick(1, 'a'), pick(0, 'b')], { by: quotes.colleague }),
      ],
      [
        ['ok', 'quote_state'],
        ['quote_state', 'ok'],
      ],
      2,
    );
  });

  it('G4: two of the partner revise: one of them is told', async () => {
    await race(
      (quote) => [
        quotes.tryToOffer(quote, undefined, { revision: 1, text: 'One' }),
        quotes.tryToOffer(quote, ['150.00', null, null], { revision: 1, text: 'Another' }),
      ],
      [
        ['ok', 'offer_revised'],
        ['offer_revised', 'ok'],
      ],
    );
  });

  it('G4: one who clicks ten times accepts once, and is answered the same each time', async () => {
    const quote = await quotes.send({ to: 2 });
    for (const n of [0, 1]) await quotes.offer(quote, undefined, { n });
    const picks = [pick(0, 'a'), pick(1, 'b')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => quotes.tryToAccept(quote, picks)));
    expect(answers.map(codeOf)).toEqual(Array(10).fill('ok'));
    const carts = answers.map(({ body }) => (body as { offers: QuoteOffer[] }).offers.map(({ accepted }) => accepted));
    expect(new Set(carts.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('G4: news that come while somebody looks are news still', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const quote = await quotes.send();
      await quotes.move('messages', quote);
      const looks = [quotes.tryToGet(quote), quotes.tryToGet(quote), quotes.tryToGet(quote)];
      const [writing, ...seen] = await Promise.all([quotes.tryTo('messages', quote), ...looks]);
      expect(codeOf(writing)).toBe('ok');
      const whoSawBoth = seen.filter(({ body }) => (body as { offers: QuoteOffer[] }).offers[0]!.messages.length === 2);
      const {
        quotes: [listed],
      } = await quotes.list('');
      expect(listed!.hasNews).toBe(whoSawBoth.length === 0);
    }
  });
});

/** The routes without lock; embedded without the one connection's own. */
function routesWith(options: QuoteOptions): Express {
  const deps = { ...shop.deps, db: isServer ? shop.deps.db : statementsAlone(shop.deps.db) };
  return express().use(
    requestId(),
    mountRoutes(quoteRoutes(options), deps, (_request, change, prepare) =>
      (async () => change(deps.db as never, await prepare?.()))(),
    ),
    answerErrors(shop.deps.log),
  );
}

describe('without the lock of a request', () => {
  it('G4: a line is accepted twice, and this is noticed', async () => {
    quotes.app = routesWith({ lock: false });
    let twice = 0;
    for (let round = 0; round < 20 && twice === 0; round += 1) {
      const quote = await quotes.send({ to: 2 });
      quotes.app = shop.app;
      for (const n of [0, 1]) await quotes.offer(quote, undefined, { n });
      quotes.app = routesWith({ lock: false });
      const answers = await atOnce(
        quotes.tryToAccept(quote, [pick(0, 'a')]),
        quotes.tryToAccept(quote, [pick(1, 'a')], { by: quotes.colleague }),
      );
      if (answers.join() === 'ok,ok') twice += 1;
    }
    expect(twice).toBe(1);
  });
});
