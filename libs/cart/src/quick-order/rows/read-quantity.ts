import { quantityBounds } from '@shop/api-contracts';
import { otherUnitWords, pieceWords } from './unit-words.ts';

/** Error of a typed quantity. */
export type QuantityError = 'missing' | 'notNumber' | 'notWhole' | 'tooSmall' | 'tooLarge';
export type ReadQuantity = { value: number } | { error: QuantityError };

const anyOf = (words: Record<string, readonly string[]>): string =>
  [...new Set(Object.values(words).flat())].toSorted((a, b) => b.length - a.length).join('|');
const unit = `(?:${anyOf(pieceWords)})`;
const decorated = new RegExp(`^(?:[x×]\\s*)?(.*?)\\s*(?:[x×]|${unit}\\.?)?$`, 'iu');
const pieces = new RegExp(`^${unit}\\.?$`, 'iu');
const otherUnits = new RegExp(`^(?:${anyOf(otherUnitWords)})\\.?$`, 'iu');
const grouped = /^\d{1,3}(?:[\s\u00a0\u202f'’]\d{3})+$/u;
/** A number with optional sign and decimals; grouped thousands are ambiguous with decimals and so not accepted. */
const number = /^[+-]?\d+(?:[.,]\d+)*$/;
/** Maximum length of the text of a quantity. */
const maxLength = 60;

/** Strips the text around a quantity: `2`, `2 pcs`, `x2`, `2 x`, `1 000`. */
export const bareQuantity = (text: string): string => {
  const typed = text.trim();
  if (typed.length > maxLength) return typed;
  const bare = decorated.exec(typed)?.[1]?.trim() ?? '';
  return grouped.test(bare) ? bare.replace(/[^\d]/g, '') : bare;
};

/** The same if a number remains, else the unchanged text. */
export const plainQuantity = (text: string): string => (isNumberLike(text) ? bareQuantity(text) : text.trim());

/** Parses a typed quantity; an invalid one is never corrected silently. */
export function readQuantity(text: string): ReadQuantity {
  const bare = bareQuantity(text);
  if (bare === '') return { error: text.trim() === '' ? 'missing' : 'notNumber' };
  if (!number.test(bare)) return { error: 'notNumber' };
  if (!/^[+-]?\d+$/.test(bare)) return { error: 'notWhole' };
  const value = Number(bare);
  if (value < quantityBounds.min) return { error: 'tooSmall' };
  return value > quantityBounds.max ? { error: 'tooLarge' } : { value };
}

/**
 * Possible meanings of an invalid quantity, to choose from: 1000 and 1 for `1.000`, 10 for `10,0`, 5 for `5 sets`, 5 and 6 for `5-6`. None
 * for a sum, a fraction or an amount.
 */
export function meantQuantities(text: string): number[] {
  const written = bareQuantity(text.normalize('NFKC'));
  if ('value' in readQuantity(text) || written.length > maxLength) return [];
  const isAllowed = (value: number) => value >= quantityBounds.min && value <= quantityBounds.max;
  return [...new Set(numbersIn(written))].filter(isAllowed).slice(0, maxMeant);
}
const maxMeant = 2;

function numbersIn(written: string): number[] {
  if (/^\d+$/.test(written)) return [Number(written)];
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(written)) return [Number(written.replace(/[.,]/g, '')), withoutDecimals(written)];
  if (number.test(written)) return [withoutDecimals(written)];
  if (/[=/⁄#%]|\d[.,]\d/.test(written)) return [];
  const alone = /(?<![\p{L}\p{N}.,-])\d{1,5}(?![\p{L}\p{N}])|(?<=\d\s?[-–]\s?)\d{1,5}(?![\p{L}\p{N}])/gu;
  return [...written.matchAll(alone)].map(([one]) => Number(one));
}

/** Parses `1.000,00` and `10,0`; NaN if the decimals are not all zero. */
function withoutDecimals(written: string): number {
  const [, whole = '', sign = '', zeros] = /^([\d.,]*\d)([.,])(0+)$/.exec(written) ?? [];
  return zeros === undefined || whole.includes(sign) ? NaN : Number(whole.replace(/[.,]/g, ''));
}

/** True if a text alone looks like a quantity, valid or not: short enough, and without the leading zero of article numbers. */
export const isQuantityLike = (text: string): boolean =>
  /^[+-]?(?:0|[1-9]\d{0,4})(?:[.,]\d{1,3})?$/.test(bareQuantity(text));

/** True if a text is a number of any size, including `1e9`. */
export const isNumberLike = (text: string): boolean =>
  /^[+-]?(?:0|[1-9]\d*)(?:[.,]\d+|e\+?\d+)?$/i.test(bareQuantity(text));

/** True if it is only a word for pieces. */
export const isUnit = (text: string): boolean => text.length <= maxLength && pieces.test(text.trim());

/** True if it is only a word for another unit: metres, sets, boxes. */
export const isOtherUnit = (text: string): boolean => text.length <= maxLength && otherUnits.test(text.trim());
