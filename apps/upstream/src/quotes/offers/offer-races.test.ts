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

/** Sends calls at once and returns their answers. */
const atOnce = async (...calls: PromiseLike<Answer>[]): Promise<string[]> => (await Promise.all(calls)).map(codeOf);

/** The order is random, so each pair of answers must be one of `outcomes`. */
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

/**
 * Invariants: no line accepted from two suppliers, no acceptance of a declined offer or an old revision, no duplicate
 * revision.
 */
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

describe('two concurrent users', () => {
  it('G4: accepting during a revision accepts the offer that was read, or nothing', async () => {
    await race(
      (quote) => [quotes.tryToAccept(quote, [pick(0, 'a')]), quotes.tryToOffer(quote, undefined, { revision: 1 })],
      [
        ['ok', 'quote_state'],
        ['offer_revised', 'ok'],
      ],
    );
  });

  it('G4: accepting while a colleague declines', async () => {
    await race(
      (quote) => [quotes.tryToAccept(quote, [pick(0, 'a')]), quotes.tryTo('decline', quote, { by: quotes.colleague })],
      [
        ['ok', 'quote_state'],
        ['quote_state', 'ok'],
      ],
    );
  });

  it('G4: accepting the same line of two suppliers succeeds once', async () => {
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

  it('G4: accepting different lines of the same offer', async () => {
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

  it('G4: accepting two offers in opposite order does not deadlock', async () => {
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

  it('G4: of two revisions by one partner, one is refused', async () => {
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

  it('G4: ten clicks accept once and get the same answer each time', async () => {
    const quote = await quotes.send({ to: 2 });
    for (const n of [0, 1]) await quotes.offer(quote, undefined, { n });
    const picks = [pick(0, 'a'), pick(1, 'b')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => quotes.tryToAccept(quote, picks)));
    expect(answers.map(codeOf)).toEqual(Array(10).fill('ok'));
    const carts = answers.map(({ body }) => (body as { offers: QuoteOffer[] }).offers.map(({ accepted }) => accepted));
    expect(new Set(carts.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('G4: a message that arrives during a read stays unread', async () => {
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

/** The routes without the lock; on the embedded database also without its transactions. */
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
  it('G4: a line is accepted twice, and the test detects it', async () => {
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
