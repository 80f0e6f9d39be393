import { fieldBounds, isPrintable } from '@shop/api-contracts';
import type { LineTexts } from './read-row.ts';

/** Maximum lengths in `carts.addMany`. */
export const maxTextLengths = { note: fieldBounds.cartNote, ownNumber: fieldBounds.customArticleNumber } as const;

/**
 * A note or own number that a cart does not take: too long, with characters that documents cannot print, or several own
 * numbers of one article.
 */
export type TextProblem =
  | { kind: 'noteTooLong' | 'ownNumberTooLong'; most: number }
  | { kind: 'noteUnprintable' | 'ownNumberUnprintable' | 'ownNumberOpen' };

/** Note and own number of a row of the table. */
export interface RowTexts extends LineTexts {
  /** True where merged rows had different own numbers: `ownNumber` has them all until somebody chooses. */
  isOwnNumberOpen?: boolean | undefined;
}

/** The first problem of a row's note and own number. */
export function textProblemOf({ note = '', ownNumber = '', isOwnNumberOpen = false }: RowTexts): TextProblem | null {
  if (note.length > maxTextLengths.note) return { kind: 'noteTooLong', most: maxTextLengths.note };
  if (!isPrintable(note)) return { kind: 'noteUnprintable' };
  if (isOwnNumberOpen) return { kind: 'ownNumberOpen' };
  if (ownNumber.length > maxTextLengths.ownNumber) return { kind: 'ownNumberTooLong', most: maxTextLengths.ownNumber };
  return isPrintable(ownNumber) ? null : { kind: 'ownNumberUnprintable' };
}

/** Note and own number of rows that become one line: each note once; different own numbers stay open. */
export function joinTexts(first: RowTexts, other: RowTexts): RowTexts {
  const note = joined(first.note, other.note, '; ');
  const ownNumber = joined(first.ownNumber, other.ownNumber, ' / ');
  const isOpen = [first, other].some(
    (one) => one.isOwnNumberOpen === true || (one.ownNumber && one.ownNumber !== ownNumber),
  );
  return {
    ...(note === '' ? {} : { note }),
    ...(ownNumber === '' ? {} : { ownNumber }),
    ...(isOpen ? { isOwnNumberOpen: true } : {}),
  };
}

const joined = (one = '', other = '', mark: string): string =>
  one === '' || other === '' || one.split(mark).includes(other) ? one || other : one + mark + other;
