import type { MarketListItem } from '@shop/api-contracts';

/** Number of markets from which a search field is shown. */
export const manyMarkets = 12;

/** Markets whose own name, or country name in the reader's language, contains every word; ignores accents and case. */
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
