import { calls } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { apiQuery, paths, ShopLink, usePerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

/** For this long an empty cart says that its content was ordered. */
const recentMs = 24 * 60 * 60_000;

/**
 * Above an empty cart: the order that the same person placed last. Who was cut off after the payment learns here that it was placed, also on
 * another device.
 */
export function RecentOrder() {
  const t = useText();
  const person = usePerson();
  const scope = person.state === 'signedIn' ? person.scope : undefined;
  const { data } = useQuery({
    ...apiQuery(calls.orders.list, {}, { scope: scope ?? '', staleTime: 0, excludedFromLoader: true }),
    enabled: scope !== undefined,
    retry: false,
  });
  const last = scope === undefined ? undefined : data?.[0];
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
