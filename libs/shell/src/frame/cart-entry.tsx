import { useCartBadge, useSyncCarts } from '@shop/cart';
import { Badge, classNames, Icon } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './header-tools.module.css';

/**
 * Link to the cart with the lines of both carts. During a change the count is shown as pending; the server's count follows and is
 * announced.
 */
export function CartEntry() {
  const t = useText();
  useSyncCarts();
  const { count, isPending } = useCartBadge();
  const lines = t('shell.cart.lines', { count });
  return (
    <>
      <ShopLink to={paths.cart()} className={`${styles.entry} ${styles.cart}`} aria-label={lines}>
        <Icon name="cart" />
        <span className={styles.text}>{t('shell.entry.cart')}</span>{' '}
        <span className={styles.badgePlace} aria-hidden="true">
          {(count > 0 || isPending) && (
            <Badge className={classNames(styles.badge, isPending && styles.pending) ?? ''}>{count}</Badge>
          )}
        </span>
      </ShopLink>
      <CountMessage text={lines} isPending={isPending} />
    </>
  );
}

/** Announces the count after each change on this page; the initial count is not announced. */
function CountMessage({ text, isPending }: { text: string; isPending: boolean }) {
  const [hasChanged, setHasChanged] = useState(false);
  if (isPending && !hasChanged) setHasChanged(true);
  return (
    <span role="status" className="sr">
      {hasChanged && !isPending && text}
    </span>
  );
}
