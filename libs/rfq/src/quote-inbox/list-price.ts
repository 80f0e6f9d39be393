import type { QuotedLine } from '@shop/api-contracts';

/** List price of one piece, without the customer's terms, which partners must not see; null if there is none in the currency. */
export function listPriceOf({ item, price }: Pick<QuotedLine, 'item' | 'price'>, currency: string): string | null {
  const found = item?.salesDetails?.price ?? price;
  return found?.currency === currency ? found.originalAmount : null;
}
