import type { SalesDetails } from '@shop/api-contracts';
import { mostPieces, readQuantity } from '../add-to-cart/quantity.ts';

type Selling = Pick<SalesDetails, 'minimumQuantity' | 'packQuantity'> | null | undefined;

/** The nearest quantity in which an article is sold, never less than asked for where that is possible. */
export function allowedQuantity(asked: number, selling: Selling): number {
  const rule = { min: selling?.minimumQuantity ?? 1, pack: selling?.packQuantity ?? 1, max: mostPieces };
  const { quantity, nearest } = { nearest: [], ...readQuantity(String(asked), rule) };
  return quantity ?? nearest.at(-1) ?? asked;
}
