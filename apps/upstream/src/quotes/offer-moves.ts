import type { QuoteMessage, QuoteState } from '@shop/api-contracts';
import { Problem } from '../problem/problem.ts';

export type Side = QuoteMessage['from'];

type States = readonly QuoteState[];

/** While it may still come to something, and about what was ordered. */
const talking = ['requested', 'inPreparation', 'offered', 'expired', 'accepted'] as const;

/** All moves that are legal, by who makes them. What is not in this table is refused (docs/decisions/0013). */
export const offerMoves = {
  write: { customer: talking, partner: talking },
  /** Said again it changes nothing. */
  prepare: { partner: ['requested', 'inPreparation'] },
  /** Makes the first offer, or the next revision. */
  offer: { partner: ['requested', 'inPreparation', 'offered', 'expired'] },
  decline: { customer: ['requested', 'inPreparation', 'offered', 'expired'], partner: ['requested', 'inPreparation'] },
  accept: { customer: ['offered'] },
  askAgain: { customer: ['expired'] },
  /** Gives an acceptance up, as long as it is not ordered (release-offer.ts). */
  release: { customer: ['accepted'] },
} as const satisfies Record<string, Partial<Record<Side, States>>>;

export type OfferMove = keyof typeof offerMoves;

/** In which states a side may make a move; none where it is the other side's. */
export const statesOf = (move: OfferMove, side: Side): States =>
  (offerMoves[move] as Partial<Record<Side, States>>)[side] ?? [];

/** Of somebody who may be on both sides of an offer, the one whose move it is. */
export const sideFor = (move: OfferMove, sides: readonly Side[]): Side =>
  sides.find((side) => statesOf(move, side).length > 0) ?? sides[0]!;

/** Throws a Problem 409: `offer_expired` for what is accepted too late, else `quote_state` with the `state`. */
export function assertLegal(move: OfferMove, side: Side, { state }: { state: QuoteState }): void {
  if (statesOf(move, side).includes(state)) return;
  if (move === 'accept' && side === 'customer' && state === 'expired') {
    throw new Problem(409, 'offer_expired', 'The offer has ended: ask for a new one');
  }
  throw quoteState(state, `This is not possible for an offer that is ${state}`);
}

export const quoteState = (state: QuoteState, title: string): Problem =>
  new Problem(409, 'quote_state', title, { members: { state } });
