import type { Problem, Quote, QuoteState } from '@shop/api-contracts';
import fc from 'fast-check';
import { startTestUpstream, type TestUpstream } from '../../testing/start-test-upstream.ts';
import { TestQuotes, type Caller, type SentQuote } from '../../testing/test-quotes.ts';
import { offerMoves, type OfferMove, type Side } from '../offer-moves.ts';

/** Delivering is a move of its order and has its own test. */
type Move = Exclude<OfferMove, 'deliver'>;

jest.setTimeout(240_000);

let shop: TestUpstream;
let quotes: TestQuotes;
beforeAll(async () => {
  shop = await startTestUpstream();
  quotes = await TestQuotes.begin(shop);
});
afterAll(() => shop.close());

const states = ['requested', 'inPreparation', 'offered', 'expired', 'accepted', 'declined'] as const;
const moves = ['write', 'prepare', 'offer', 'decline', 'accept', 'askAgain', 'release'] as const;
const sides = ['customer', 'partner'] as const;

/** Expected result of each move, independent of the code; anything missing is refused. */
const expected: Record<Side, Record<Move, Partial<Record<QuoteState, QuoteState>>>> = {
  customer: {
    write: {
      requested: 'requested',
      inPreparation: 'inPreparation',
      offered: 'offered',
      expired: 'expired',
      accepted: 'accepted',
    },
    prepare: {},
    offer: {},
    decline: { requested: 'declined', inPreparation: 'declined', offered: 'declined', expired: 'declined' },
    accept: { offered: 'accepted' },
    askAgain: { expired: 'requested' },
    release: { accepted: 'offered' },
  },
  partner: {
    write: {
      requested: 'requested',
      inPreparation: 'inPreparation',
      offered: 'offered',
      expired: 'expired',
      accepted: 'accepted',
    },
    prepare: { requested: 'inPreparation', inPreparation: 'inPreparation' },
    offer: { requested: 'offered', inPreparation: 'offered', offered: 'offered', expired: 'offered' },
    decline: { requested: 'declined', inPreparation: 'declined' },
    accept: {},
    askAgain: {},
    release: {},
  },
};

const callerOf = (side: Side): Caller => (side === 'customer' ? quotes.customer : quotes.partners[0]!);

/** Makes a move after `revision` revisions; picking other lines adds a revision. */
function make(move: Move, side: Side, quote: SentQuote, revision: number, lineIds = ['b']) {
  const by = callerOf(side);
  if (move === 'write') return quotes.tryTo('messages', quote, { by });
  if (move === 'prepare') return quotes.tryTo('preparation', quote, { by });
  if (move === 'decline') return quotes.tryTo('decline', quote, { by });
  if (move === 'askAgain') return quotes.tryTo('askagain', quote, { by });
  if (move === 'release') return quotes.tryTo('release', quote, { by });
  if (move === 'offer') return quotes.tryToOffer(quote, undefined, { by, revision });
  return quotes.tryToAccept(quote, [{ n: 0, lineIds, revision: Math.max(1, revision) }], { by });
}

/** Code of a refusal; accepting too late has its own. */
const refusalOf = (move: Move, side: Side, state: QuoteState) =>
  move === 'accept' && side === 'customer' && state === 'expired'
    ? { code: 'offer_expired' }
    : { code: 'quote_state', state };

const revisionsIn = (state: QuoteState): number => Number(['offered', 'expired', 'accepted'].includes(state));

describe('every move in every state', () => {
  it.each(sides.flatMap((side) => states.map((state) => [side, state] as const)))(
    'G4: the %s can make exactly the legal moves of an offer that is %s',
    async (side, state) => {
      for (const move of moves) {
        const quote = await quotes.send();
        await quotes.bringTo(state, quote);
        const response = await make(move, side, quote, revisionsIn(state));
        const next = expected[side][move][state];
        const answer = response.status === 200 ? (response.body as Quote).offers[0]!.state : (response.body as Problem);
        expect({ move, answer }).toMatchObject({ move, answer: next ?? refusalOf(move, side, state) });
        expect({ move, now: (await quotes.offerOf(quote)).state }).toEqual({ move, now: next ?? state });
      }
    },
  );
});

interface Step {
  move: Move | 'end';
  side: Side;
}

/** Random moves of both sides, with days that end in between. */
const walks = fc.array(
  fc.record<Step>({
    move: fc.constantFrom(...moves, 'offer', 'prepare', 'askAgain', 'end', 'end'),
    side: fc.constantFrom(...sides),
  }),
  { minLength: 12, maxLength: 24 },
);

async function walk(steps: Step[]): Promise<void> {
  const quote = await quotes.send();
  let state: QuoteState = 'requested';
  let revision = 0;
  let messages = 0;
  for (const { move, side } of steps) {
    if (move === 'end') {
      if (state !== 'offered') continue;
      const { db } = shop.deps;
      await db
        .updateTable('quote_offer')
        .set({ expires_at: new Date() })
        .where('id', '=', quote.offerIds[0]!)
        .execute();
      state = 'expired';
    } else {
      const response = await make(move, side, quote, revision);
      const isSaidAgain: boolean = move === 'accept' && side === 'customer' && state === 'accepted';
      const next: QuoteState | undefined = isSaidAgain ? state : expected[side][move][state];
      if ((response.status === 200) !== (next !== undefined)) {
        throw new Error(`${side}: ${move} in ${state} was answered ${response.status} ${response.text}`);
      }
      if (next === undefined) continue;
      state = next;
      revision += Number(move === 'offer');
      messages += Number(move === 'write');
    }
    const offer = await quotes.offerOf(quote);
    const seen = { state: offer.state, revisions: offer.revisions.length, messages: offer.messages.length };
    expect(seen).toEqual({ state, revisions: revision, messages });
  }
}

describe('random walks through the states of an offer', () => {
  it('G4: follow the table of moves', async () => {
    await fc.assert(fc.asyncProperty(walks, walk), { numRuns: 25, endOnFailure: true });
  });

  longTest('G4: detect an illegal move in the table', async () => {
    const allowed = { ...offerMoves.decline, partner: ['requested', 'inPreparation', 'offered'] };
    const moves = jest.replaceProperty(offerMoves, 'decline', allowed as never);
    try {
      const check = fc.assert(fc.asyncProperty(walks, walk), {
        numRuns: 60,
        endOnFailure: true,
        includeErrorInReport: true,
      });
      await expect(check).rejects.toThrow('partner: decline in offered');
    } finally {
      moves.restore();
    }
  });
});
