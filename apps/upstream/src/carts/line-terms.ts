import type { CartAction, CartItemChange, LineIssue, Price } from '@shop/api-contracts';
import { type SeenLine, toAmount } from '@shop/commerce-model';
import { pricesOf } from '../memory/prices.ts';
import { salesDetailsOf } from '../memory/sales-details.ts';
import type { MarketContext } from '../memory/market-context.ts';
import type { ReferenceData } from '../memory/reference-data.ts';
import type { SoldArticle } from '../catalogue/items/articles.ts';
import type { LineRow } from './cart-store.ts';

/** For whom and how a line is looked at. */
export interface LineView {
  action: CartAction;
  reference: ReferenceData;
  context: MarketContext;
  /** The slow system was asked: prices on request are known. */
  isComplete: boolean;
}

/** What a line costs and what is wrong with it, at this moment. */
export interface LineTerms extends SeenLine {
  /** Minor units of one piece at this quantity, null without a price. */
  unitPrice: number | null;
}

/** Whether an article is sold in this quantity. */
export const isSoldIn = (quantity: number, { minimumQuantity, packQuantity }: SoldArticle): boolean =>
  quantity >= minimumQuantity && quantity % packQuantity === 0;

/** Why an article cannot stand in such a cart, whatever the quantity. */
export function saleIssueOf(
  article: SoldArticle | undefined,
  { action, reference, context }: Omit<LineView, 'isComplete'>,
): Exclude<LineIssue, 'quantity'> | null {
  if (!article) return 'notSold';
  if (article.sales === 'discontinued') return 'discontinued';
  const { salesActions } = salesDetailsOf(article, reference.categories.get(article.categoryId), context);
  return salesActions.includes(action) ? null : 'quoteOnly';
}

/** Quantity breaks are applied; `price` is missing while it is on request. */
export function termsOf(article: SoldArticle | undefined, quantity: number, view: LineView): LineTerms {
  const saleIssue = saleIssueOf(article, view);
  const issue: LineIssue | null = saleIssue ?? (article && !isSoldIn(quantity, article) ? 'quantity' : null);
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

/** What became different without anybody's doing; null where nothing did. A price that was on request before is not different. */
export function changeOf(seen: SeenLine, terms: LineTerms): Pick<CartItemChange, 'kind' | 'before' | 'after'> | null {
  const isPriceKnown = seen.price !== undefined && terms.price !== undefined;
  const [before, after] = [seen.price ?? null, terms.price ?? null];
  const [wrongBefore, wrongNow] = [saleIssueIn(seen), saleIssueIn(terms)];
  if (wrongBefore !== wrongNow) return { kind: wrongNow ?? 'available', before, after };
  if (isPriceKnown && before?.amount !== after?.amount) return { kind: 'price', before, after };
  return null;
}

const saleIssueIn = ({ issue }: SeenLine) => (issue === 'quantity' ? null : issue);

/** The line after a look at it: what it is like is remembered, and what has changed since the last look, in the version to come. */
export function lookedAt(line: LineRow, terms: LineTerms, version: number): LineRow {
  const change = changeOf(line.seen, terms);
  // What the slow system said stays seen until it is asked again.
  const seen =
    terms.price === undefined && line.seen.price !== undefined
      ? { ...line.seen, issue: terms.issue }
      : priceSnapshotOf(terms);
  return { ...line, seen, ...(change ? { change, changed_in: version } : {}) };
}
