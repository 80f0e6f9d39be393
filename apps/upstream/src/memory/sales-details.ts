import type { Availability, SalesDetails } from '@shop/api-contracts';
import { toAmount, type VariantTable } from '@shop/commerce-model';
import type { MarketContext } from './market-context.ts';
import type { CategoryData } from './reference-data.ts';
import { pricesOf } from './prices.ts';

export interface Stocked {
  sales: VariantTable['sales'];
  stock: number;
  /** 0 for an article that cannot be made again. */
  leadTimeDays: number;
}

/** True when the stock is all there is. */
export const areLast = ({ leadTimeDays }: Pick<Stocked, 'leadTimeDays'>): boolean => leadTimeDays === 0;

/** True when an article that cannot be made again has no piece left. */
export const isSoldOut = ({ sales, stock, leadTimeDays }: Stocked): boolean =>
  sales !== 'discontinued' && stock === 0 && areLast({ leadTimeDays });

interface Sold extends Stocked {
  listPrice: number | null;
  minimumQuantity: number;
  packQuantity: number;
  quantityBreaks: { from: number; discount: number }[];
}

/** Availability from stock, else from lead time; articles made to order have no promise. */
function availabilityOf(article: Stocked): Availability {
  const { sales, stock, leadTimeDays } = article;
  if (sales === 'discontinued') return { state: 'discontinued', ...(stock > 0 ? { stock } : {}) };
  if (isSoldOut(article)) return { state: 'soldOut', stock: 0 };
  if (areLast(article)) return { state: 'inStock', stock, areLast: true };
  if (stock > 0) return { state: 'inStock', stock, leadTimeDays };
  if (sales === 'quote' || sales === 'onRequest') return { state: 'onRequest', leadTimeDays };
  return { state: 'later', stock: 0, leadTimeDays };
}

type Priced = Stocked & { listPrice: number | null };

const hasPrice = ({ sales, listPrice }: Priced): boolean =>
  listPrice !== null && (sales === 'buy' || sales === 'onRequest');

/** The list price of an article that is shown with a price, be it by the slow system; else null. */
export const listPriceOf = (article: Priced): number | null => (hasPrice(article) ? article.listPrice : null);

/** Availability as pages show it once the slow system has answered: by it lists are filtered, counted and sorted. */
export const shownAvailability = (article: Priced): Availability =>
  availabilityOf(hasPrice(article) ? { ...article, sales: 'buy' } : article);

/**
 * How an article is sold in a market, at the viewer's price. It can be bought where the market sells and the article
 * has a price; discontinued and sold-out articles can be neither bought nor quoted. Details on request are returned as the slow
 * system would answer them. `category` is that of the article's canonical address.
 */
export function salesDetailsOf(
  article: Sold,
  category: CategoryData | undefined,
  context: Pick<MarketContext, 'market' | 'buyEnabled' | 'buyer'>,
): SalesDetails {
  const listPrice = listPriceOf(article);
  const details: SalesDetails = {
    salesActions: salesActionsOf(article, listPrice !== null && context.buyEnabled),
    price: null,
    availability: shownAvailability(article),
    minimumQuantity: article.minimumQuantity,
    packQuantity: article.packQuantity,
  };
  if (listPrice === null) return details;
  const { own, list, withBreak } = pricesOf(listPrice, category, context);
  return {
    ...details,
    price: { amount: toAmount(own), originalAmount: toAmount(list), currency: context.market.currency },
    quantityBreaks: [{ from: 1, discount: 0 }, ...article.quantityBreaks.filter(({ from }) => from > 1)]
      .sort((a, b) => a.from - b.from)
      .map(({ from, discount }) => ({ from, amount: toAmount(withBreak(discount)) })),
  };
}

function salesActionsOf(article: Stocked, canBuy: boolean): SalesDetails['salesActions'] {
  if (article.sales === 'discontinued' || isSoldOut(article)) return [];
  return canBuy ? ['Buy', 'RequestQuote'] : ['RequestQuote'];
}
