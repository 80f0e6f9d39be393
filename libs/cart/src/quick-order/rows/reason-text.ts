import type { useText } from '../../text.ts';
import type { RowState } from './order-rows.ts';
import type { QuantityError } from './read-quantity.ts';

type Translate = ReturnType<typeof useText>;

/** What is wrong with a quantity, as a question where one is needed. */
export const quantityErrorText = (t: Translate, error: QuantityError, written: string): string =>
  error === 'notNumber' ? t('cart.quickOrder.error.notNumber', { written }) : t(`cart.quickOrder.error.${error}`);

/** State of a row in words. */
export function reasonText(t: Translate, state: RowState): string {
  if (state.kind === 'waiting') return t('cart.quickOrder.checking');
  if (state.kind === 'asking') return t('cart.page.asking');
  if (state.kind === 'ready') return t(state.action === 'Buy' ? 'cart.quickOrder.ready' : 'cart.quickOrder.quoteOnly');
  const { reason } = state;
  switch (reason.kind) {
    case 'quantity':
      return quantityErrorText(t, reason.error, reason.written);
    case 'minimum':
      return t('cart.quickOrder.error.minimum', { minimum: reason.minimum });
    case 'pack':
      return t('cart.quickOrder.error.pack', { pack: reason.pack });
    case 'soldOut':
      return t('cart.soldOutForGood');
    case 'stock':
      return t('cart.onlyLeft', { count: reason.stock });
    case 'noteTooLong':
    case 'ownNumberTooLong':
      return t(`cart.quickOrder.error.${reason.kind}`, { most: reason.most });
    case 'noteUnprintable':
    case 'ownNumberUnprintable':
      return t('cart.failed.unprintable');
    default:
      return t(`cart.quickOrder.error.${reason.kind}`);
  }
}
