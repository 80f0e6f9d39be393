import type { Availability, SalesDetails } from '@shop/api-contracts';
import { toAmount, type VariantTable } from '@shop/commerce-model';
import type { MarketContext } from './market-context.ts';
import type { CategoryData } from './reference-data.ts';
import { pricesOf } from './prices.ts';

interface Stocked {
  sales: VariantTable['sales'];
  stock: number;
  leadTimeDays: number;
}

interface Sold extends Stocked {
  listPrice: number | null;
  minimumQuantity: number;
  packQuantity: number;
  quantityBreaks: { from: number; discount: number }[];
}

/** Availability from stock, else from lead time; articles made to order have no promise. */
export function availabilityOf({ sales, stock, leadTimeDays }: Stocked): Availability {
  if (sales === 'discontinued') return { state: 'discontinued', ...(stock > 0 ? { stock } : {}) };
  if (stock > 0) return { state: 'inStock', stock, leadTimeDays };
  if (sales === 'quote' || sales === 'onRequest') return { state: 'onRequest', leadTimeDays };
  return { state: 'later', stock: 0, leadTimeDays };
}

/**
 * How an article is sold in a market, at the viewer's price. It can be bought where the market sells and the article
 * has a price; discontinued articles can be neither bought nor quoted. Details on request are returned as the slow
 * system would answer them. `category` is that of the article's canonical address.
 */
export function salesDetailsOf(
  article: Sold,
  category: CategoryData | undefined,
  context: Pick<MarketContext, 'market' | 'buyEnabled' | 'buyer'>,
): SalesDetails {
  const isPriced = article.listPrice !== null && (article.sales === 'buy' || article.sales === 'onRequest');
  const details: SalesDetails = {
    salesActions: salesActionsOf(article, isPriced && context.buyEnabled),
    price: null,
    availability: availabilityOf(isPriced && article.sales === 'onRequest' ? { ...article, sales: 'buy' } : article),
    minimumQuantity: article.minimumQuantity,
    packQuantity: article.packQuantity,
  };
  if (!isPriced) return details;
  const { own, list, withBreak } = pricesOf(article.listPrice!, category, context);
  return {
    ...details,
    price: { amount: toAmount(own), originalAmount: toAmount(list), currency: context.market.currency },
    quantityBreaks: [{ from: 1, discount: 0 }, ...article.quantityBreaks.filter(({ from }) => from > 1)]
      .sort((a, b) => a.from - b.from)
      .map(({ from, discount }) => ({ from, amount: toAmount(withBreak(discount)) })),
  };
}

function salesActionsOf({ sales }: Stocked, canBuy: boolean): SalesDetails['salesActions'] {
  if (sales === 'discontinued') return [];
  return canBuy ? ['Buy', 'RequestQuote'] : ['RequestQuote'];
}
