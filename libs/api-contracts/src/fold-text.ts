/** Text for comparison: lower case, without accents. Used by filters, search and the counts in the browser. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/đ/g, 'd').normalize('NFKD').replace(/\p{M}/gu, '');
}
