import { foldText } from '@shop/api-contracts';

export { articleKeyOf, foldText } from '@shop/api-contracts';

/** The words of a text, folded: runs of letters and digits, inner dots and commas of numbers kept (`1.4401`). */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
}
