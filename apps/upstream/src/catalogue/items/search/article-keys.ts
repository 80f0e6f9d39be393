import { articleKeyOf } from '@shop/commerce-model';

const minKeyLength = 2;
const maxKeyLength = 40;
const maxKeys = 50;

/**
 * The expression as an article number; empty when it cannot be one. Anything with a digit, and any single word, may be
 * the beginning of an article number.
 */
export function searchKeyOf(expression: string): string {
  const key = articleKeyOf(expression);
  const isPossible = /\d/.test(key) || !/[\s,;]/.test(expression.trim());
  return key.length >= minKeyLength && key.length <= maxKeyLength && isPossible ? key : '';
}

/** Keys of the parts that look like article numbers, with letters and digits. */
export function articleKeysOf(expression: string): string[] {
  const parts = expression.split(/[\s,;|]+/).map(articleKeyOf);
  return [
    ...new Set(
      parts.filter((key) => key.length >= 4 && key.length <= maxKeyLength && /\p{N}/u.test(key) && /\p{L}/u.test(key)),
    ),
  ].slice(0, maxKeys);
}

/** The expression with digits for letters that look like them, beside digits: GX-O50 becomes GX-050. */
export function withDigits(expression: string): string {
  let text = expression;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/(?<=\d)o|(?<![a-z])o(?=\d)/gi, '0').replace(/(?<=\d)[il](?=\d)/gi, '1');
  }
  return text;
}
