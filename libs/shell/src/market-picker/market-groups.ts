import type { MarketListItem } from '@shop/api-contracts';

export interface MarketGroup {
  region: string;
  markets: MarketListItem[];
}

/** Markets by region, both sorted by name in the reader's language. */
export function marketGroups(
  markets: readonly MarketListItem[],
  tag: string,
  regionName: (region: string) => string,
): MarketGroup[] {
  const { compare } = new Intl.Collator(tag);
  const regions = [...new Set(markets.map(({ region }) => region))];
  return regions
    .sort((a, b) => compare(regionName(a), regionName(b)))
    .map((region) => ({
      region,
      markets: markets
        .filter((market) => market.region === region)
        .sort((a, b) => compare(a.description, b.description)),
    }));
}
