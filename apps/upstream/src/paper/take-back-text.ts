import type { TakeBack } from '@shop/api-contracts';
import type { DocumentCell } from './document-content.ts';
import type { documentFormat } from './document-format.ts';
import type { SayOnDocument } from './document-texts.ts';

interface Words {
  say: SayOnDocument;
  format: ReturnType<typeof documentFormat>;
}

/** A take-back in words, for a line of its own: the serial number, the unit, and what is credited once we have it. */
export function takeBackText(
  { serialNumber, manufacturer, model, yearOfManufacture, refund, currency }: TakeBack,
  { say, format }: Words,
): { name: string; unit: string; credit: string } {
  return {
    name: say('takeBack', { serialNumber }),
    unit: say('takeBack.unit', { manufacturer, model, year: String(yearOfManufacture) }),
    credit:
      refund === null
        ? say('takeBack.later')
        : say('takeBack.credit', { amount: `${currency} ${format.decimal(refund)}` }),
  };
}

/** The row of a take-back, in the column of descriptions; its credit is no part of any sum. */
export function takeBackRows(
  takeBack: TakeBack | undefined,
  words: Words,
  { before, after }: { before: number; after: number },
): { cells: DocumentCell[] }[] {
  if (!takeBack) return [];
  const { name, unit, credit } = takeBackText(takeBack, words);
  const empty = (count: number): DocumentCell[] => Array.from({ length: count }, () => ({ text: '' }));
  return [{ cells: [...empty(before), { text: name, note: `${unit}\n${credit}` }, ...empty(after)] }];
}
