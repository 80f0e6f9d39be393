import { calls } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { apiQuery, paths, settingsQuery, ShopLink, usePerson, usePrefetchedQuery } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { Start } from './start.tsx';
import styles from './cart-page.module.css';

/** For this long an empty cart says that its content was ordered. */
const recentMs = 24 * 60 * 60_000;

/**
 * Above an empty cart: the order that the same person placed last. Who was cut off after the payment learns here that it was placed, also on
 * another device.
 */
export function RecentOrder() {
  const t = useText();
  const last = useLastOrder();
  if (!last || Date.now() - Date.parse(last.placedAt) > recentMs) return null;
  return (
    <Notice
      type="success"
      live
      title={t('cart.page.ordered', { number: last.orderNumber })}
      className={styles.notice ?? ''}
      action={<ShopLink to={paths.confirmation({ o: last.orderId })}>{t('cart.page.ordered.confirmation')}</ShopLink>}
    />
  );
}

/** Leads to the customer's newest order, to be looked at or ordered again. */
export function LastOrder() {
  const t = useText();
  const { orderHistoryEnabled } = usePrefetchedQuery(settingsQuery());
  const scope = useSignedInScope();
  const own = useLastOrder();
  const { data } = useQuery({
    ...apiQuery(calls.orderHistory.list, { query: {} }, { scope: scope ?? '', excludedFromLoader: true }),
    enabled: scope !== undefined && orderHistoryEnabled,
    retry: false,
  });
  const last = orderHistoryEnabled ? data?.orders[0] : own;
  if (!last || scope === undefined) return null;
  return (
    <Start
      to={paths.order(last.orderId)}
      name={t('cart.page.lastOrder', { number: last.orderNumber })}
      text={t('cart.page.lastOrder.text')}
    />
  );
}

/** The order that the same person placed last in the shop. */
function useLastOrder() {
  const scope = useSignedInScope();
  const { data } = useQuery({
    ...apiQuery(calls.orders.list, {}, { scope: scope ?? '', staleTime: 0, excludedFromLoader: true }),
    enabled: scope !== undefined,
    retry: false,
  });
  return scope === undefined ? undefined : data?.[0];
}

function useSignedInScope(): string | undefined {
  const person = usePerson();
  return person.state === 'signedIn' ? person.scope : undefined;
}
