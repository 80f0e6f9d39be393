import type { MarketSeed } from '../../demo/demo-company.ts';
import type { CategoryData } from '../reference-data/reference-data.ts';
import type { MarketContext } from '../reference-data/market-context.ts';
import { discountOf } from './discounts.ts';

type PriceMarket = Pick<MarketSeed, 'currencyPerEuro' | 'priceDisplay' | 'taxRate'>;

/** From this many minor units on, converted list prices are rounded to that step, as price lists are. */
const steps = [
  { from: 1_000_000, step: 1_000 },
  { from: 10_000, step: 100 },
  { from: 1_000, step: 10 },
  { from: 0, step: 1 },
];

/** The list price of a market without tax, in minor units of its currency; euro prices stay as they are. */
export function netListPrice(euroCents: number, market: PriceMarket): number {
  if (market.currencyPerEuro === 1) return euroCents;
  const converted = euroCents * market.currencyPerEuro;
  const { step } = steps.find(({ from }) => converted >= from)!;
  return Math.round(converted / step) * step;
}

/** What is shown to visitors: with tax where the market says so. */
export function shownPrice(net: number, market: PriceMarket): number {
  return market.priceDisplay === 'gross' ? Math.round(net * (1 + market.taxRate / 100)) : net;
}

/** Net price of one piece with a discount in per cent. */
export function discounted(net: number, discount: number): number {
  return Math.round((net * (100 - discount)) / 100);
}

/** For whom a price is made. */
type PriceContext = Pick<MarketContext, 'buyer'> & { market: PriceMarket };

/**
 * What one piece costs whoever asks, in minor units of the market's currency and as it is shown: companies see no tax and their own
 * price, visitors the list price as the market shows it. The category is that of the article's canonical address, so that an article
 * costs the same wherever it is seen.
 */
export function pricesOf(
  euroCents: number,
  category: CategoryData | undefined,
  { market, buyer }: PriceContext,
): { own: number; list: number; withBreak: (discount: number) => number } {
  const listNet = netListPrice(euroCents, market);
  const ownNet = discounted(listNet, buyer ? discountOf(buyer.discounts, category) : 0);
  const shown = (net: number): number => (buyer ? net : shownPrice(net, market));
  return {
    own: shown(ownNet),
    list: shown(listNet),
    withBreak: (discount) => shown(discounted(ownNet, discount)),
  };
}

/** Minor units as the decimal text of the wire: 123450 is "1234.50". */
export function toAmount(minorUnits: number | bigint): string {
  const digits = String(minorUnits).replace('-', '').padStart(3, '0');
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
