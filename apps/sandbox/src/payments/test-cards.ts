import type { Texts } from '../languages.ts';

/** Result of a payment after the shopper has submitted the form. */
export type CardOutcome =
  'authorised' | 'refused' | 'challenge' | 'authorisedLater' | 'refusedLater' | 'authorisedWithoutAnswer';

export interface TestCard {
  number: string;
  outcome: CardOutcome;
  text: (t: Texts) => string;
}

/** All test cards; the page accepts no other number, so that no real cards are entered. */
export const testCards: readonly TestCard[] = [
  { number: '4111 1111 1111 1111', outcome: 'authorised', text: (t) => t('cardAuthorised') },
  { number: '4000 0025 0000 3155', outcome: 'challenge', text: (t) => t('cardChallenge') },
  { number: '4000 0000 0000 0002', outcome: 'refused', text: (t) => t('cardRefused') },
  { number: '4000 0000 0000 0259', outcome: 'authorisedLater', text: (t) => t('cardAuthorisedLater') },
  { number: '4000 0000 0000 0341', outcome: 'refusedLater', text: (t) => t('cardRefusedLater') },
  { number: '4000 0000 0000 0119', outcome: 'authorisedWithoutAnswer', text: (t) => t('cardWithoutAnswer') },
];

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** The test card of a typed number, with or without spaces. */
export const testCardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => digitsOf(card.number) === digitsOf(number));
