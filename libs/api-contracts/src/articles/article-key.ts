/**
 * Key for comparing article numbers: letters and digits of any script, without accents, in capitals (`gx-050 061` is
 * `GX050061`). Empty for a text without letters and digits. Shared by the lookup and by the quick order, which merges
 * rows with the same key.
 */
export function articleKeyOf(articleNumber: string): string {
  return articleNumber
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
