import { calls } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { apiQuery, paths, settingsQuery, ShopLink, usePerson, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { Start } from './start.tsx';
import styles from './cart-page.module.css';

interface OrderName {
  orderId: string;
  orderNumber: string;
}

/** For this long an empty cart says that its content was ordered. */
const recentMs = 24 * 60 * 60_000;

/**
 * Above an empty cart: the order that the same person placed last. Who was cut off after the payment learns here that it was placed, also on
 * another device.
 */
export function RecentOrder({ placed }: { placed: (OrderName & { placedAt: string }) | undefined }) {
  const t = useText();
  if (!placed || Date.now() - Date.parse(placed.placedAt) > recentMs) return null;
  return (
    <Notice
      type="success"
      live
      title={t('cart.page.ordered', { number: placed.orderNumber })}
      className={styles.notice ?? ''}
      action={<ShopLink to={paths.confirmation({ o: placed.orderId })}>{t('cart.page.ordered.confirmation')}</ShopLink>}
    />
  );
}

/** Leads to the customer's newest order, to be looked at or ordered again. */
export function LastOrder({ last }: { last: OrderName | undefined }) {
  const t = useText();
  if (!last) return null;
  return (
    <Start
      to={paths.order(last.orderId)}
      name={t('cart.page.lastOrder', { number: last.orderNumber })}
      text={t('cart.page.lastOrder.text')}
    />
  );
}

/** The order that the person placed last in the shop, and the newest one of all; `isAwaited` until both are known. */
export function useLastOrders() {
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const person = usePerson();
  const isSignedIn = person.state === 'signedIn';
  const scope = isSignedIn ? person.scope : '';
  const placed = useQuery({
    ...apiQuery(calls.orders.list, {}, { scope, staleTime: 0, excludedFromLoader: true }),
    enabled: isSignedIn,
    retry: false,
  });
  const known = useQuery({
    ...apiQuery(calls.orderHistory.list, { query: {} }, { scope, excludedFromLoader: true }),
    enabled: isSignedIn && orderHistoryEnabled,
    retry: false,
  });
  if (!isSignedIn) return { isAwaited: person.state === 'awaited' };
  return {
    placed: placed.data?.[0],
    last: orderHistoryEnabled ? known.data?.orders[0] : placed.data?.[0],
    isAwaited: placed.isLoading || known.isLoading,
  };
}
