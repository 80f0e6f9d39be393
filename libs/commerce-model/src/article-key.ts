export { articleKeyOf } from '@shop/api-contracts';

/** Text as it is compared: lower case, without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/đ/g, 'd').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The words of a text, folded: runs of letters and digits, inner dots and commas of numbers kept (`1.4401`). */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
}
