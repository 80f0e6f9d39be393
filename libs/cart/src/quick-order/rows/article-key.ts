/** An article number as it is compared, blind to hyphen, space, dot and case, as upstream compares it; the text itself where nothing is left. */
export function articleKeyOf(articleNumber: string): string {
  const key = articleNumber
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  return key === '' ? articleNumber.trim() : key;
}
