/** An article number as it is compared: letters and digits of any script, without accents, in capitals (`GX-050 061` is `GX050061`). */
export function articleKeyOf(articleNumber: string): string {
  return articleNumber
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Text as it is compared: lower case, without accents. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/đ/g, 'd').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The words of a text, folded: runs of letters and digits, inner dots and commas of numbers kept (`1.4401`). */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
}
