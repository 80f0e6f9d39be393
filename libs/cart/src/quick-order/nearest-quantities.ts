import { quantityBounds } from '@shop/api-contracts';

/** The quantities nearest to `wanted` in which an article is sold: one below and one above, or the only one there is. */
export function nearestQuantities(wanted: number, minimum: number, pack: number): number[] {
  const least = Math.ceil(Math.max(minimum, 1) / pack) * pack;
  const most = Math.floor(quantityBounds.max / pack) * pack;
  const below = Math.floor(wanted / pack) * pack;
  const above = Math.ceil(wanted / pack) * pack;
  return [...new Set([below, above].map((quantity) => Math.min(Math.max(quantity, least), most)))];
}
