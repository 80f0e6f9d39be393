import type {
  Enclosure,
  Fit,
  FitConfirmation,
  OrderFreightChoice,
  OrderTotals,
  TakeBack,
  UnitOfLine,
} from '@shop/api-contracts';
import type { Translated } from '../language.ts';

/** A line of an order: copied from the cart with its price. Amounts are in minor units of the order's currency. */
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
  /** Unit price and list price; null for a line of a configuration. */
  unitPrice: number | null;
  listPrice: number | null;
  /** ISO days. */
  requestedDate: string | null;
  promisedDate: string | null;
  /**
   * The configuration that the line is part of, with its name in the language of the order. Its price, and its names in
   * all languages, are on the first of its lines; orders from before they were kept have no names.
   */
  configuration: { id: string; name: string; price: number | null; names?: Translated } | null;
  /** Its drawings and data sheets, which are kept also when the configuration changes; missing without any. */
  enclosures?: Enclosure[];
  /** The machine that the line is for; missing without one. */
  forUnit?: UnitForOrder;
  /** The old unit that goes back for it; missing without one. */
  takeBack?: StoredTakeBack;
}

/** Take-back of one old unit: no part of any sum. */
export interface StoredTakeBack extends Pick<
  TakeBack,
  'serialNumber' | 'manufacturer' | 'model' | 'yearOfManufacture'
> {
  /** Credited once we have the unit, in minor units; null where there was no price to take a share of. */
  refund: number | null;
}

/** The fit is that of the time when the order took the line, null for an article that is gone. */
export interface UnitForOrder {
  unit: UnitOfLine;
  fit: Fit | null;
  confirmation: FitConfirmation | null;
}

/** Sums in minor units. */
export interface StoredTotals {
  goods: number;
  freight: number | null;
  /** Per cent. */
  taxRate: number;
  tax: number;
  includesTax: boolean;
  /** Missing in orders from before it was kept. */
  taxKind?: OrderTotals['taxKind'];
  taxExemptState: string | null;
  total: number;
}

/** Delivery options from POST freight; only one of these can be chosen. */
export interface KeptFreightQuote {
  /** ISO day of the calculation. */
  day: string;
  choices: OrderFreightChoice[];
  requestedDeliveryDate: string | null;
}
