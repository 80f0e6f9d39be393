/** A line as a quote request keeps it: taken from the cart. Amounts are minor units of the request's currency. */
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
  /** Of one piece. */
  targetPrice: number | null;
  /** ISO day. */
  wantedDate: string | null;
  /** Of one piece on that day in the shop, and from the list; null where it had none. */
  unitPrice: number | null;
  listPrice: number | null;
  /** Which the line is part of; at the first of its lines what all of it cost in the shop on that day. */
  configuration: { id: string; name: string; price?: number | null } | null;
}

/** A line of an offer; prices are without tax. */
export interface StoredOfferLine {
  lineId: string;
  /** Of one piece; null: cannot be supplied. */
  unitPrice: number | null;
  leadTimeDays: number;
  substitute: { articleNumber: string; name: string } | null;
  note: string;
}
