/** Letters that Unicode does not take apart into a plain one and a mark. */
const plain: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't' },
};

/** Text for comparison: lower case, without accents. Used by filters, search and the counts in the browser. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœþđðħıłøŧ]/g, (letter) => plain[letter]!);
}
