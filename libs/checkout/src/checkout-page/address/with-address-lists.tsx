import { Button, Notice } from '@shop/design-system';
import { useAddressLists, type AddressLists } from '@shop/forms';
import type { ReactNode } from 'react';
import { useCheckout } from '../../order/checkout-context.ts';
import { useText } from '../../text.ts';
import { FormSkeleton } from '../step/form-skeleton.tsx';
import styles from '../checkout-page.module.css';

/** Renders its children once addresses, countries and states are loaded. */
export function WithAddressLists({ children }: { children: (lists: AddressLists) => ReactNode }) {
  const t = useText();
  const lists = useAddressLists(useCheckout().person.scope);
  if (lists.isLoading) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr">
          {t('checkout.loading')}
        </p>
        <FormSkeleton />
      </div>
    );
  }
  const retry = (
    <Button size="small" onClick={lists.retry}>
      {t('checkout.retry')}
    </Button>
  );
  if (lists.error) {
    return (
      <Notice type="critical" title={t('checkout.address.failed')} action={retry} className={styles.notice ?? ''} />
    );
  }
  return (
    <>
      {lists.hasNoOwn && (
        <Notice type="warning" title={t('checkout.address.noneRead')} action={retry} className={styles.notice ?? ''}>
          {t('checkout.address.noneReadText')}
        </Notice>
      )}
      {children(lists)}
    </>
  );
}
