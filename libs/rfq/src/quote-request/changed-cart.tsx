import { Notice } from '@shop/design-system';
import { useLocation } from 'react-router';
import { useText } from '../text.ts';

/** History state: the group being edited is no longer in the cart. */
export const changedCartState = { isCartChanged: true };

export const useChangedCartState = (): unknown => {
  const state = useLocation().state as { isCartChanged?: unknown } | null;
  return state?.isCartChanged === true ? changedCartState : undefined;
};

/** Explains why the reader was redirected here. */
export function ChangedCart() {
  const t = useText();
  return useChangedCartState() === undefined ? null : (
    <Notice type="warning" live title={t('rfq.ask.changed')}>
      {t('rfq.ask.changedText')}
    </Notice>
  );
}
