import { ApiError } from '@shop/api-contracts';
import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { LoadFailure, paths, settingsQuery, ShopLink, usePortalPerson, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '../text.ts';
import { OrderView } from './order-view.tsx';
import { orderQuery, ownOrderQuery } from '../orders/orders-query.ts';
import { shownOrder } from './shown-order.ts';

/** A placed order, with its progress if the market has an order history. */
export function OrderPage({ orderId }: { orderId: string }) {
  const t = useText();
  const { scope } = usePortalPerson();
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const history = useQuery({ ...orderQuery(scope, orderId), enabled: orderHistoryEnabled });
  const own = useQuery({ ...ownOrderQuery(scope, orderId), enabled: !orderHistoryEnabled, select: shownOrder });
  const { data, error, isFetching, refetch } = orderHistoryEnabled ? history : own;
  useNumberInTrail(data?.orderNumber);
  if (data) return <OrderView order={data} history={history.data} />;
  return (
    <>
      <h1 tabIndex={error ? -1 : undefined}>{t('portal.orders.order')}</h1>
      {error ? (
        <Failed error={error} isFetching={isFetching} retry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={10} label={t('portal.orders.orderLoading')} />
      )}
    </>
  );
}

/** Breadcrumbs and title render with the route; this renders them again when the number is loaded. */
function useNumberInTrail(orderNumber: string | undefined): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(orderNumber);
  useEffect(() => {
    if (orderNumber === shown.current) return;
    shown.current = orderNumber;
    void revalidate();
  }, [orderNumber, revalidate]);
}

/** Orders that never existed and those of others are not distinguished; other errors may be temporary. */
function Failed({ error, isFetching, retry }: { error: Error; isFetching: boolean; retry: () => void }) {
  const t = useText();
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const toOrders = (
    <ShopLink to={paths.orders()} className={buttonClass(isUnknown ? { variant: 'go' } : {})}>
      {t('portal.orders.toOrders')}
    </ShopLink>
  );
  if (isUnknown) {
    return (
      <EmptyState title={t('portal.orders.unknown')} actions={toOrders}>
        <p>{t('portal.orders.unknownText')}</p>
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      error={error}
      retry={retry}
      isRetrying={isFetching}
      title={t('portal.orders.orderFailed')}
      beside={toOrders}
    />
  );
}
