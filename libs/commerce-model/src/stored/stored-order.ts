import type { OrderFreightChoice } from '@shop/api-contracts';

/** A line as an order keeps it: taken from the cart, with its price at that moment. Amounts are minor units of the order's currency. */
export interface StoredLine {
  lineId: string;
  genericItemId: string;
  commercialItemId: string;
  articleNumber: string;
  customArticleNumber: string | null;
  /** In the language of the order. */
  name: string;
  note: string;
  quantity: number;
  /** Of one piece, and from the list; null for a line of a configuration. */
  unitPrice: number | null;
  listPrice: number | null;
  /** ISO days. */
  requestedDate: string | null;
  promisedDate: string | null;
  /** Name of the configuration that the line is part of, and its price at the first of its lines. */
  configuration: { id: string; name: string; price: number | null } | null;
}

/** Sums in minor units. */
export interface StoredTotals {
  goods: number;
  freight: number | null;
  /** Per cent. */
  taxRate: number;
  tax: number;
  includesTax: boolean;
  taxExemptState: string | null;
  total: number;
}

/** What POST freight offered: only of these one is chosen. */
export interface KeptFreightQuote {
  /** ISO day on which it was offered. */
  day: string;
  choices: OrderFreightChoice[];
  requestedDeliveryDate: string | null;
}
