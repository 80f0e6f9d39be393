import { quantityBounds } from '@shop/api-contracts';

/** What is wrong with a quantity as it was typed. */
export type QuantityError = 'missing' | 'notNumber' | 'notWhole' | 'tooSmall' | 'tooLarge';
export type ReadQuantity = { value: number } | { error: QuantityError };

/** How people write "pieces" in the languages of the shop. */
const unit =
  '(?:pcs?|pieces?|each|ea|units?|st|stk|stck|stücke?|styck(?:en)?|pi[eè]ces?|pces?|pce|stuks?|unidades?|unid|un|p[cç]s?|pe[cç]as?|kom|komada?)';
const decorated = new RegExp(`^(?:[x×]\\s*)?(.*?)\\s*(?:[x×]|${unit}\\.?)?$`, 'iu');
const grouped = /^\d{1,3}(?:[\s\u00a0\u202f']\d{3})+$/u;
/** Number with or without sign and decimals; grouped thousands are not told from decimals and so no quantity. */
const number = /^[+-]?\d+(?:[.,]\d+)*$/;

/** `2`, `2 pcs`, `x2`, `2 x`, `1 000`: without what people write around a quantity. */
export const bareQuantity = (text: string): string => {
  const bare = decorated.exec(text.trim())?.[1]?.trim() ?? '';
  return grouped.test(bare) ? bare.replace(/[^\d]/g, '') : bare;
};

/** The same where a number is left, else the text as it was typed. */
export const plainQuantity = (text: string): string => (isNumberLike(text) ? bareQuantity(text) : text.trim());

/** Reads a quantity that a person typed; an error never becomes another quantity by itself. */
export function readQuantity(text: string): ReadQuantity {
  const bare = bareQuantity(text);
  if (bare === '') return { error: text.trim() === '' ? 'missing' : 'notNumber' };
  if (!number.test(bare)) return { error: 'notNumber' };
  if (!/^[+-]?\d+$/.test(bare)) return { error: 'notWhole' };
  const value = Number(bare);
  if (value < quantityBounds.min) return { error: 'tooSmall' };
  return value > quantityBounds.max ? { error: 'tooLarge' } : { value };
}

/** Whether a text on its own is meant as a quantity, right or wrong: short enough, and without the leading zero of article numbers. */
export const isQuantityLike = (text: string): boolean =>
  /^[+-]?(?:0|[1-9]\d{0,4})(?:[.,]\d{1,3})?$/.test(bareQuantity(text));

/** Whether a text is a number of any size, `1e9` too. */
export const isNumberLike = (text: string): boolean =>
  /^[+-]?(?:0|[1-9]\d*)(?:[.,]\d+|e\+?\d+)?$/i.test(bareQuantity(text));
/** Whether it is nothing but the word for pieces. */
export const isUnit = (text: string): boolean => new RegExp(`^${unit}\\.?$`, 'iu').test(text);
