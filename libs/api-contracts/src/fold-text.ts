/** Text as it is compared: lower case, without accents. Filters, search and the browser's counting compare by it. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/đ/g, 'd').normalize('NFKD').replace(/\p{M}/gu, '');
}
