import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink, useApp, useIdentityScope } from '@shop/platform';
import { Navigate } from 'react-router';
import { useOfferedCart } from '../../order/offered-cart.ts';
import { lastPlacedOrder } from '../../payment/last-placed-order.ts';
import { flaggedOrder } from '../../payment/order-log.ts';
import { useText } from '../../text.ts';
import { OfferGone } from './offer-gone.tsx';
import { PlacedOrder } from './placed-order.tsx';
import styles from '../checkout-page.module.css';

/** Shown if there is no cart or an empty one, perhaps because its order was placed at the payment provider or in another tab. */
export function NothingToOrder() {
  const t = useText();
  const app = useApp();
  const paid = flaggedOrder();
  const placed = lastPlacedOrder(useIdentityScope());
  const offeredCart = useOfferedCart();
  if (paid !== undefined) return <Navigate to={app.href(paths.confirmation({ o: paid }))} replace />;
  // an order of another cart is unrelated to this offer
  if (placed && (offeredCart === undefined || placed.cartId === offeredCart)) return <PlacedOrder order={placed} />;
  if (offeredCart !== undefined) return <OfferGone />;
  return (
    <>
      <h1 tabIndex={-1} className={styles.bare}>
        {t('checkout.title')}
      </h1>
      <EmptyState
        title={t('checkout.empty')}
        actions={
          <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
            {t('checkout.empty.products')}
          </ShopLink>
        }
      >
        <p>{t('checkout.empty.text')}</p>
      </EmptyState>
    </>
  );
}
