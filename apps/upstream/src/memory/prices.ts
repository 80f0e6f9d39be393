import { discounted, discountOf, netListPrice, type PriceMarket, shownPrice } from '@shop/commerce-model';
import type { CategoryData } from './reference-data.ts';
import type { MarketContext } from './market-context.ts';

/** The market and the buyer of a price. */
type PriceContext = Pick<MarketContext, 'buyer'> & { market: PriceMarket };

/**
 * Unit price in minor units of the market's currency, as displayed: companies see their own price without tax, visitors
 * the list price as the market shows it. `category` is that of the article's canonical address, so that an article
 * costs the same in every category.
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
