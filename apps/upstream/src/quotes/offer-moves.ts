import type { QuoteMessage, QuoteState } from '@shop/api-contracts';
import { Problem } from '../problem/problem.ts';

export type Side = QuoteMessage['from'];

export const otherSide = (side: Side): Side => (side === 'customer' ? 'partner' : 'customer');

type States = readonly QuoteState[];

/** States in which the sides can exchange messages. */
const talking = ['requested', 'inPreparation', 'offered', 'expired', 'accepted'] as const;

/** All legal moves, by side; others are refused (docs/decisions/0013). */
export const offerMoves = {
  write: { customer: talking, partner: talking },
  /** Repeating it changes nothing. */
  prepare: { partner: ['requested', 'inPreparation'] },
  /** The first offer, or the next revision. */
  offer: { partner: ['requested', 'inPreparation', 'offered', 'expired'] },
  decline: { customer: ['requested', 'inPreparation', 'offered', 'expired'], partner: ['requested', 'inPreparation'] },
  accept: { customer: ['offered'] },
  askAgain: { customer: ['expired'] },
  /** Withdraws an acceptance that is not ordered yet (release-offer.ts). */
  release: { customer: ['accepted'] },
  /** Confirms days and ships, once the offer is ordered (orders-to-deliver). */
  deliver: { partner: ['accepted'] },
} as const satisfies Record<string, Partial<Record<Side, States>>>;

export type OfferMove = keyof typeof offerMoves;

/** States in which a side may make a move; empty when it is a move of the other side. */
export const statesOf = (move: OfferMove, side: Side): States =>
  (offerMoves[move] as Partial<Record<Side, States>>)[side] ?? [];

/** The side to use for a move when a person is on both sides. */
export const sideFor = (move: OfferMove, sides: readonly Side[]): Side =>
  sides.find((side) => statesOf(move, side).length > 0) ?? sides[0]!;

/** Throws a Problem 409: `offer_expired` for accepting too late, else `quote_state` with the `state`. */
export function assertLegal(move: OfferMove, side: Side, { state }: { state: QuoteState }): void {
  if (statesOf(move, side).includes(state)) return;
  if (move === 'accept' && side === 'customer' && state === 'expired') {
    throw new Problem(409, 'offer_expired', 'The offer has expired; request a new one');
  }
  throw quoteState(state, `This is not possible for an offer that is ${state}`);
}

export const quoteState = (state: QuoteState, title: string): Problem =>
  new Problem(409, 'quote_state', title, { members: { state } });
