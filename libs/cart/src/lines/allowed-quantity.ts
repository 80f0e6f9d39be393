import type { SalesDetails } from '@shop/api-contracts';
import { maxPieces, readQuantity } from './quantity.ts';

type Selling = Partial<Pick<SalesDetails, 'minimumQuantity' | 'packQuantity' | 'availability'>> | null | undefined;

/** Most pieces in a line: of an article that cannot be made again those that are left. */
export function mostPieces(selling: Selling): number {
  const { areLast, stock } = selling?.availability ?? {};
  return areLast && stock ? Math.min(stock, maxPieces) : maxPieces;
}

/** The valid quantities nearest to `asked`: one below and one above, or the only one. */
export function nearestQuantities(asked: number, selling: Selling): number[] {
  const rule = { min: selling?.minimumQuantity ?? 1, pack: selling?.packQuantity ?? 1, max: mostPieces(selling) };
  const { quantity, nearest = [] } = readQuantity(String(asked), rule);
  return quantity === undefined ? nearest : [quantity];
}

/** The nearest valid quantity, not below `asked` if possible. */
export const allowedQuantity = (asked: number, selling: Selling): number =>
  nearestQuantities(asked, selling).at(-1) ?? asked;
