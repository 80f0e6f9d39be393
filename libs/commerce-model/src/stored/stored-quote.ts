import type { Enclosure, OfferTerms } from '@shop/api-contracts';
import type { Translated } from '../language.ts';
import type { StoredTakeBack, UnitForOrder } from './stored-order.ts';

/** A line of a quote request: copied from the cart. Amounts are in minor units of the request's currency. */
export interface StoredQuoteLine {
  lineId: string;
  genericItemId: string;
  commercialItemId: string;
  articleNumber: string;
  customArticleNumber: string | null;
  /** In the language of the request. */
  name: string;
  note: string;
  quantity: number;
  /** Per piece. */
  targetPrice: number | null;
  /** ISO day. */
  wantedDate: string | null;
  /** Unit price and list price in the shop on that day; null without a price. */
  unitPrice: number | null;
  listPrice: number | null;
  /**
   * The configuration that the line is part of, with its name in the language of the request. Its shop price on that
   * day, and its names in all languages, are on the first of its lines; older requests have no names.
   */
  configuration: { id: string; name: string; price?: number | null; names?: Translated } | null;
  enclosures?: Enclosure[];
  /** The proof that it replaces an old unit, as a file of the request; null before it is sent. Missing without one. */
  proof?: { fileId: string | null };
  /** The machine that the line is for, with the fit when it was requested; missing without one. */
  forUnit?: UnitForOrder;
  /** The old unit that goes back for it, with its refund by the shop's price of that day; missing without one. */
  takeBack?: StoredTakeBack;
}

/** A line of an offer; prices are without tax. */
export interface StoredOfferLine {
  lineId: string;
  /** Unit price; null: cannot be supplied. */
  unitPrice: number | null;
  leadTimeDays: number;
  /** ISO day; absent in older offers. */
  promisedDate?: string | null;
  substitute: { articleNumber: string; name: string } | null;
  note: string;
}

/** Freight and delivery of an offer; the amount is in minor units of the request's currency. */
export interface StoredOfferTerms extends Omit<OfferTerms, 'freightAmount'> {
  freightAmount: number | null;
}
