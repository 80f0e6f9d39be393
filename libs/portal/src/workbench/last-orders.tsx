import { SkeletonRows, TileHead } from '@shop/design-system';
import { formatDate, formatMoney } from '@shop/i18n';
import { paths, QueryState, settingsQuery, ShopLink, useApp, usePrefetchedQuery } from '@shop/platform';
import { OrderStatusTag } from '../orders/order-status.tsx';
import { useNewOrders, type NewOrder } from '../orders/use-new-orders.ts';
import { useText } from '../text.ts';
import { OrderAgain } from './order-again.tsx';
import styles from './last-orders.module.css';

/** Number of orders shown; its room is in the style sheet. */
const shownCount = 5;

/** Tile of the workbench: the newest orders with their state, each to be ordered again. */
export function LastOrders() {
  const t = useText();
  const { query, found, hasHistory } = useNewOrders();
  return (
    <section aria-labelledby="last-orders" className={styles.tile}>
      <TileHead id="last-orders" title={t('portal.work.lastOrders')}>
        <ShopLink to={paths.orders()} className="target">
          {found ? t('portal.orders.all', { count: found.total }) : t('portal.orders')}
        </ShopLink>
      </TileHead>
      <div className={styles.room}>
        <QueryState
          query={query}
          title={t('portal.orders.failed')}
          loading={<SkeletonRows rows={shownCount} label={t('portal.orders.loading')} />}
        />
        {found?.total === 0 && (
          <p className={styles.none}>{t(hasHistory ? 'portal.orders.noneText' : 'portal.orders.ownNoneText')}</p>
        )}
        {found && found.total > 0 && (
          <table aria-labelledby="last-orders" className={styles.orders}>
            <Head />
            <tbody>
              {found.orders.slice(0, shownCount).map((order) => (
                <Row key={order.orderId} order={order} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

function Head() {
  const t = useText();
  return (
    <thead>
      <tr className={styles.order}>
        <th scope="col">{t('portal.orders.number')}</th>
        <th scope="col">{t('portal.orders.reference')}</th>
        <th scope="col">{t('portal.orders.placed')}</th>
        <th scope="col">{t('portal.orders.status')}</th>
        <th scope="col" className={styles.total}>
          {t('portal.orders.total')}
        </th>
        <th scope="col">
          <span className="sr">{t('portal.orders.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

function Row({ order }: { order: NewOrder }) {
  const { tag } = useApp().locale;
  const { buyEnabled } = usePrefetchedQuery(settingsQuery());
  const { orderId, orderNumber, placedAt, customerOrderReference, status, deliveryDate, total, currency } = order;
  return (
    <tr className={styles.order}>
      <td className={styles.number}>
        <ShopLink to={paths.order(orderId)} prefetch={false} className="strong nb target">
          {orderNumber}
        </ShopLink>
      </td>
      <td className={styles.what}>{customerOrderReference}</td>
      <td className={styles.day}>
        <span className="nb">{formatDate(placedAt, tag)}</span>
      </td>
      <td className={styles.state}>{status && <OrderStatusTag order={{ status, deliveryDate }} />}</td>
      <td className={styles.total}>
        <span className="nb">{formatMoney({ amount: total, currency }, tag)}</span>
      </td>
      {buyEnabled && (
        <td className={styles.again}>
          <OrderAgain orderId={orderId} orderNumber={orderNumber} />
        </td>
      )}
    </tr>
  );
}
