import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import type { LastPlacedOrder } from '../../payment/last-placed-order.ts';
import { useText } from '../../text.ts';
import styles from '../checkout-page.module.css';

/** The order was placed meanwhile, in another tab say: nothing of it changes any more. */
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
