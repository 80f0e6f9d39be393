import type { MarketListItem } from '@shop/api-contracts';

/** From so many markets on a field helps to find one. */
export const manyMarkets = 12;

/** Markets in whose own name, or in whose country's name in the reader's language, every word occurs; accents and case do not count. */
export function findMarkets(
  markets: readonly MarketListItem[],
  text: string,
  countryNames: ReadonlyMap<string, string>,
): MarketListItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return markets.filter(({ description, countryCode }) => {
    const names = plain(`${description} ${countryNames.get(countryCode) ?? ''}`);
    return words.every((word) => names.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
