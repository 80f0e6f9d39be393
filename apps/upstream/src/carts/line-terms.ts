import type { CartAction, CartItemChange, LineIssue, Price } from '@shop/api-contracts';
import { type SeenLine, toAmount } from '@shop/commerce-model';
import { pricesOf } from '../memory/prices.ts';
import { areLast, isSoldOut, salesDetailsOf } from '../memory/sales-details.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { ReferenceData } from '../memory/reference-data.ts';
import type { SoldArticle } from '../catalogue/items/articles.ts';
import type { LineRow } from './cart-store.ts';

/** The viewer and cart that determine the terms of a line. */
export interface LineView {
  action: CartAction;
  reference: ReferenceData;
  context: MarketContext;
  /** True when the slow system was asked, so prices on request are known. */
  isComplete: boolean;
}

/** Current price and issue of a line. */
export interface LineTerms extends SeenLine {
  /** Unit price at this quantity in minor units; null without a price. */
  unitPrice: number | null;
}

/** True when an article is sold in this quantity. */
export const isSoldIn = (quantity: number, { minimumQuantity, packQuantity }: SoldArticle): boolean =>
  quantity >= minimumQuantity && quantity % packQuantity === 0;

/** True when more are wanted of an article that cannot be made again than are left. */
export const isShort = (quantity: number, article: SoldArticle): boolean =>
  areLast(article) && article.sales !== 'discontinued' && quantity > article.stock;

/** Why an article cannot be in such a cart in any quantity. */
export function saleIssueOf(
  article: SoldArticle | undefined,
  { action, reference, context }: Omit<LineView, 'isComplete'>,
): Exclude<LineIssue, 'quantity' | 'stock'> | null {
  if (!article) return 'notSold';
  if (article.sales === 'discontinued') return 'discontinued';
  if (isSoldOut(article)) return 'soldOut';
  const { salesActions } = salesDetailsOf(article, reference.categories.get(article.categoryId), context);
  return salesActions.includes(action) ? null : 'quoteOnly';
}

/** Quotes may be asked for more than are left: a supplier may have others. */
function quantityIssueOf(quantity: number, article: SoldArticle, { action }: LineView): 'quantity' | 'stock' | null {
  if (!isSoldIn(quantity, article)) return 'quantity';
  return action === 'Buy' && isShort(quantity, article) ? 'stock' : null;
}

/** Applies quantity breaks; `price` is missing while it is on request. */
export function termsOf(article: SoldArticle | undefined, quantity: number, view: LineView): LineTerms {
  const saleIssue = saleIssueOf(article, view);
  const issue: LineIssue | null = saleIssue ?? (article ? quantityIssueOf(quantity, article, view) : null);
  const none = { price: null, unitPrice: null, issue };
  if (!article || saleIssue || article.listPrice === null || article.sales === 'quote') return none;
  if (article.sales === 'onRequest' && !view.isComplete) return { unitPrice: null, issue };

  const { market } = view.context;
  const category = view.reference.categories.get(article.categoryId);
  const { own, list, withBreak } = pricesOf(article.listPrice, category, view.context);
  const reached = article.quantityBreaks.filter(({ from }) => from > 1 && from <= quantity);
  const best = reached.sort((a, b) => b.from - a.from)[0];
  const unitPrice = best ? withBreak(best.discount) : own;
  const price: Price = { amount: toAmount(unitPrice), originalAmount: toAmount(list), currency: market.currency };
  return { price, unitPrice, issue };
}

export const priceSnapshotOf = ({ price, issue }: LineTerms): SeenLine =>
  price === undefined ? { issue } : { price, issue };

/**
 * Change of a line that its owner did not cause; null without one. Learning a price that was on request is no change.
 */
export function changeOf(seen: SeenLine, terms: LineTerms): Pick<CartItemChange, 'kind' | 'before' | 'after'> | null {
  const isPriceKnown = seen.price !== undefined && terms.price !== undefined;
  const [before, after] = [seen.price ?? null, terms.price ?? null];
  const [wrongBefore, wrongNow] = [saleIssueIn(seen), saleIssueIn(terms)];
  if (wrongBefore !== wrongNow) return { kind: wrongNow ?? 'available', before, after };
  if (isPriceKnown && before?.amount !== after?.amount) return { kind: 'price', before, after };
  return null;
}

const saleIssueIn = ({ issue }: SeenLine) => (issue === 'quantity' ? null : issue);

/**
 * The line after its terms were read: keeps them as a snapshot, and any change since the last one, with the next
 * version.
 */
export function withShownTerms(line: LineRow, terms: LineTerms, version: number): LineRow {
  const change = changeOf(line.seen, terms);
  // A price of the slow system stays in the snapshot until it is asked again.
  const seen =
    terms.price === undefined && line.seen.price !== undefined
      ? { ...line.seen, issue: terms.issue }
      : priceSnapshotOf(terms);
  return { ...line, seen, ...(change ? { change, changed_in: version } : {}) };
}
