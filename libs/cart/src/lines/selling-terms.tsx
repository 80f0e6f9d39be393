import type { SalesDetails } from '@shop/api-contracts';
import { useText } from '../text.ts';

/** Minimum quantity and pack size, if the article is not sold by the piece. */
export function SellingTerms({ salesDetails }: { salesDetails: SalesDetails | null | undefined }) {
  const t = useText();
  const { minimumQuantity = 1, packQuantity = 1 } = salesDetails ?? {};
  const terms = [
    ...(minimumQuantity > packQuantity ? [t('cart.page.minimum', { count: minimumQuantity })] : []),
    ...(packQuantity > 1 ? [t('cart.page.pack', { count: packQuantity })] : []),
  ];
  return terms.length > 0 ? <>{terms.join(', ')}</> : null;
}
