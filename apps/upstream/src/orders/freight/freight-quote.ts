import type { OrderFreightChoice } from '@shop/api-contracts';

/** Ways to deliver an order, and what they cost. */
export interface FreightQuote {
  /** Kilograms. */
  weight: number;
  /** For each way the ISO day on which each line arrives. */
  ways: { choice: OrderFreightChoice; days: string[] }[];
  /** Sum of articles from which economy costs nothing, as decimal text; null where nothing is free. */
  freeFrom: string | null;
}
