import type { Texts } from '../texts/en.ts';

/** What becomes of a payment when the shopper has sent the form. */
export type CardOutcome =
  'authorised' | 'refused' | 'challenge' | 'authorisedLater' | 'refusedLater' | 'authorisedWithoutAnswer';

export interface TestCard {
  number: string;
  outcome: CardOutcome;
  text: (texts: Texts) => string;
}

/** The sheet of test cards; the page takes no other number, so that nobody enters a card of their own. */
export const testCards: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', outcome: 'authorised', text: (texts) => texts.cardAuthorised },
  { number: '4000 0025 0000 3155', outcome: 'challenge', text: (texts) => texts.cardChallenge },
  { number: '4000 0000 0000 0002', outcome: 'refused', text: (texts) => texts.cardRefused },
  { number: '4000 0000 0000 0259', outcome: 'authorisedLater', text: (texts) => texts.cardAuthorisedLater },
  { number: '4000 0000 0000 0341', outcome: 'refusedLater', text: (texts) => texts.cardRefusedLater },
  { number: '4000 0000 0000 0119', outcome: 'authorisedWithoutAnswer', text: (texts) => texts.cardWithoutAnswer },
];

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** The test card of a number as people type it, with spaces or without. */
export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => digitsOf(card.number) === digitsOf(number));
