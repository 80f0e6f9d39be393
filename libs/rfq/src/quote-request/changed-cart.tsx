import { Notice } from '@shop/design-system';
import { useLocation } from 'react-router';
import { useText } from '../text.ts';

/** State of the history's entry: what one was about to choose for is in the cart no more. */
export const changedCartState = { isCartChanged: true };

export const useChangedCartState = (): unknown => {
  const state = useLocation().state as { isCartChanged?: unknown } | null;
  return state?.isCartChanged === true ? changedCartState : undefined;
};

/** Says why one is here again. */
export function ChangedCart() {
  const t = useText();
  return useChangedCartState() === undefined ? null : (
    <Notice type="warning" live title={t('rfq.ask.changed')}>
      {t('rfq.ask.changedText')}
    </Notice>
  );
}
