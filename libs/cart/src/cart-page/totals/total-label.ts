import type { Cart } from '@shop/api-contracts';
import { useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';

/** Whether the sum is with tax, in the words of the market. */
export function useTotalLabel({ includesTax, taxRate }: Pick<Cart, 'includesTax' | 'taxRate'>): string {
  const t = useText();
  const { country } = useI18n().locale;
  if (includesTax) return t('cart.page.total.gross', { rate: taxRate });
  return t(country === 'US' ? 'cart.page.total.netSalesTax' : 'cart.page.total.net');
}
