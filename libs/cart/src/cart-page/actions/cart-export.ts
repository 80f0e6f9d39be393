import { localDay } from '@shop/i18n';
import type { Cart } from '@shop/api-contracts';
import { useText } from '../../text.ts';
import { exportedCart } from '../../export/exported-cart.ts';
import type { ExportedList } from '../../export/exported-lines.ts';
import { useTotalLabel } from '../totals/total-label.ts';

/** A cart for export: its lines, then its configurations with their parts below. */
export function useCartExport(cart: Cart): ExportedList {
  const t = useText();
  const label = useTotalLabel(cart);
  const date = localDay();
  return {
    name: t(cart.action === 'Buy' ? 'cart.page.fileName' : 'cart.page.fileNameQuote', { date }),
    currency: cart.currency,
    lines: exportedCart(cart),
    total: { amount: cart.total, label },
  };
}
