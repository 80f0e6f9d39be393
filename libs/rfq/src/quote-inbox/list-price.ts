import type { QuotedLine } from '@shop/api-contracts';

/** What one piece costs without any customer's terms, which a partner does not get to know; null where there is no such price in the currency. */
export function listPriceOf({ item, price }: Pick<QuotedLine, 'item' | 'price'>, currency: string): string | null {
  const found = item?.salesDetails?.price ?? price;
  return found?.currency === currency ? found.originalAmount : null;
}
