import type { Price, SalesDetails } from '@shop/api-contracts';

/** Price per piece at this quantity; null on request. */
export function unitPrice(salesDetails: SalesDetails | null, quantity: number): Price | null {
  if (!salesDetails?.price) return null;
  const reached = salesDetails.quantityBreaks?.findLast(({ from }) => from <= quantity);
  return reached ? { ...salesDetails.price, amount: reached.amount } : salesDetails.price;
}
