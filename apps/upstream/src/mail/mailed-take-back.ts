import type { StoredTakeBack } from '@shop/commerce-model';
import { takeBackText } from '../paper/take-back-text.ts';
import { takeBackOfLine } from '../replacements/take-backs.ts';

/** The take-back of a line as a line of a mail; none for a line without one. */
export function mailedTakeBack(
  line: { takeBack?: StoredTakeBack },
  currency: string,
  words: Parameters<typeof takeBackText>[1],
): { name: string; articleNumber: string; quantity: number; unitNote: string }[] {
  const { takeBack } = takeBackOfLine(line, currency);
  if (!takeBack) return [];
  const { name, unit, credit } = takeBackText(takeBack, words);
  return [{ name, articleNumber: unit, quantity: 1, unitNote: credit }];
}
