import { ApiError } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { leaveOrderedCart } from '@shop/cart';
import { LoadFailure, paths, ShopLink, useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router';
import { offeredCartOf } from '../order/offered-cart.ts';
import { pushPurchase } from '../payment/order-events.ts';
import { keepPlacedOrder } from '../payment/last-placed-order.ts';
import { dropOrderFlag, takeOrderFlag } from '../payment/order-log.ts';
import { placedOrderQuery } from '../order/order-query.ts';
import { useText } from '../text.ts';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { ThankYou } from './thank-you.tsx';

interface PlacedOrderProps {
  orderId: string;
  cartId: string | undefined;
  scope: string;
}

/** The confirmation of the user's order; if it is still being paid, redirects to the payment's page. */
export function PlacedOrder({ orderId, cartId, scope }: PlacedOrderProps) {
  const t = useText();
  const app = useApp();
  const { data, error, isFetching, refetch } = useQuery(placedOrderQuery(orderId, cartId, scope));
  const isPlaced = data?.state === 'placed';
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  const isNotPaid = isUnknown || data?.state === 'open' || data?.state === 'cancelled';
  useEffect(() => {
    if (isNotPaid) dropOrderFlag(orderId);
  }, [isNotPaid, orderId]);
  const finish = useEffectEvent(() => {
    if (!data) return;
    leaveOrderedCart(app, data.cartId);
    keepPlacedOrder(data, scope);
    // logged once, not on every reload
    if (takeOrderFlag(data.orderId)) pushPurchase(data);
  });
  useEffect(() => {
    if (isPlaced) finish();
  }, [isPlaced]);

  if (data && isPlaced) return <ThankYou order={data} />;
  if (data?.state === 'paying') return <Navigate to={app.href(paths.verifyPayment(orderId, data.cartId))} replace />;
  return (
    <>
      <h1 tabIndex={-1}>{t('checkout.confirmation.title')}</h1>
      {data ? (
        <EmptyState
          title={t('checkout.confirmation.open')}
          actions={
            <ShopLink to={toCheckout(data)} className={buttonClass({ variant: 'go' })}>
              {t('checkout.confirmation.toCheckout')}
            </ShopLink>
          }
        >
          <p>{t('checkout.confirmation.openText')}</p>
        </EmptyState>
      ) : isUnknown ? (
        <EmptyState
          title={t('checkout.verify.unknown')}
          actions={
            <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
              {t('checkout.confirmation.home')}
            </ShopLink>
          }
        >
          <p>{t('checkout.verify.unknownText')}</p>
        </EmptyState>
      ) : error ? (
        <LoadFailure title={t('checkout.confirmation.failed')} error={error} retry={refetch} isRetrying={isFetching}>
          <p>{t('checkout.confirmation.failedText')}</p>
        </LoadFailure>
      ) : (
        <ConfirmationSkeleton />
      )}
    </>
  );
}

/** Address of the checkout of the order's cart, at the first incomplete step. */
function toCheckout(order: Parameters<typeof offeredCartOf>[0]): string {
  const c = offeredCartOf(order);
  return c === undefined ? paths.checkout() : paths.checkoutStep('contact', { c });
}
