/**
 * An article number as it is compared: letters and digits of any script, without accents, in capitals (`gx-050 061` is `GX050061`).
 * Empty where the text holds neither. The lookup answers by it, and the quick order adds rows up by it, so both ends take it from here.
 */
export function articleKeyOf(articleNumber: string): string {
  return articleNumber
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
