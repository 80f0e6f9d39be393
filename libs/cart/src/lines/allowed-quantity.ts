import type { SalesDetails } from '@shop/api-contracts';
import { maxPieces, readQuantity } from './quantity.ts';

type Selling = Partial<Pick<SalesDetails, 'minimumQuantity' | 'packQuantity'>> | null | undefined;

/** The valid quantities nearest to `asked`: one below and one above, or the only one. */
export function nearestQuantities(asked: number, selling: Selling): number[] {
  const rule = { min: selling?.minimumQuantity ?? 1, pack: selling?.packQuantity ?? 1, max: maxPieces };
  const { quantity, nearest = [] } = readQuantity(String(asked), rule);
  return quantity === undefined ? nearest : [quantity];
}

/** The nearest valid quantity, not below `asked` if possible. */
export const allowedQuantity = (asked: number, selling: Selling): number =>
  nearestQuantities(asked, selling).at(-1) ?? asked;
