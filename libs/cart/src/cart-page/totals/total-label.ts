import type { Cart } from '@shop/api-contracts';
import { useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';

/** Label of the total, with or without tax, in the market's words. */
export function useTotalLabel({ includesTax, taxRate }: Pick<Cart, 'includesTax' | 'taxRate'>): string {
  const t = useText();
  const { country } = useI18n().locale;
  if (includesTax) return t('cart.page.total.gross', { rate: taxRate });
  return t(country === 'US' ? 'cart.page.total.netSalesTax' : 'cart.page.total.net');
}
