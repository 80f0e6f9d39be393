import type { OrderFreightChoice } from '@shop/api-contracts';

/** Delivery options of an order, with prices. */
export interface FreightQuote {
  /** Kilograms. */
  weight: number;
  /** Each option with the ISO day on which each line arrives. */
  ways: { choice: OrderFreightChoice; days: string[] }[];
  /** Sum of articles from which economy is free, as decimal text; null without such a limit. */
  freeFrom: string | null;
}
