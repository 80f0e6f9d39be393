import type { SalesDetails } from '@shop/api-contracts';
import { maxPieces, readQuantity } from './quantity.ts';

type Selling = Partial<Pick<SalesDetails, 'minimumQuantity' | 'packQuantity'>> | null | undefined;

/** The quantities nearest to `asked` in which an article is sold: one below and one above, or the only one there is. */
export function nearestQuantities(asked: number, selling: Selling): number[] {
  const rule = { min: selling?.minimumQuantity ?? 1, pack: selling?.packQuantity ?? 1, max: maxPieces };
  const { quantity, nearest = [] } = readQuantity(String(asked), rule);
  return quantity === undefined ? nearest : [quantity];
}

/** The nearest quantity in which an article is sold, never less than asked for where that is possible. */
export const allowedQuantity = (asked: number, selling: Selling): number =>
  nearestQuantities(asked, selling).at(-1) ?? asked;
