import { foldText } from '@shop/api-contracts';

export { articleKeyOf, foldText } from '@shop/api-contracts';

/** The folded words of a text: runs of letters and digits, with dots and commas inside numbers (`1.4401`). */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
}
