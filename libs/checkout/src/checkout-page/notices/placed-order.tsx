import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import type { LastPlacedOrder } from '../../payment/last-placed-order.ts';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

/** Shown if the order was placed meanwhile, for instance in another tab; it can no longer change. */
export function PlacedOrder({ order: { orderId, cartId, orderNumber } }: { order: LastPlacedOrder }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1} className={styles.bare}>
        {t('checkout.title')}
      </h1>
      <EmptyState
        title={t('checkout.placed', { number: orderNumber ?? '' })}
        actions={
          <ShopLink
            to={paths.confirmation({ o: orderId, c: cartId })}
            className={buttonClass({ variant: 'go' })}
            replace
          >
            {t('checkout.placed.confirmation')}
          </ShopLink>
        }
      >
        <p>{t('checkout.placed.text')}</p>
      </EmptyState>
    </>
  );
}
