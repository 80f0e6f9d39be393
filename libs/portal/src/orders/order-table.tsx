import type { OrderSummary } from '@shop/api-contracts';
import { classNames, RecordTable, Td, Th, Tr } from '@shop/design-system';
import { formatDate, formatMoney } from '@shop/i18n';
import { paths, ShopLink, useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { OrderStatusTag } from './order-status.tsx';
import styles from './orders.module.css';

/** Orders in rows; on phones as entries of three lines. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useText();
  const { tag } = useApp().locale;
  return (
    <RecordTable caption={t('portal.orders')} className={styles.table}>
      <thead>
        <tr>
          <Th>{t('portal.orders.number')}</Th>
          <Th>{t('portal.orders.reference')}</Th>
          <Th>{t('portal.orders.placed')}</Th>
          <Th>{t('portal.orders.status')}</Th>
          <Th>{t('portal.orders.arrives')}</Th>
          <Th numeric>{t('portal.orders.total')}</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Tr key={order.orderId}>
            <Td place="name" className={styles.number}>
              <ShopLink to={paths.order(order.orderId)} prefetch={false} className="strong nb">
                {order.orderNumber}
              </ShopLink>
              <span className={styles.aside}>{t('portal.orders.lineCount', { count: order.lineCount })}</span>
            </Td>
            <Td label={t('portal.orders.reference')} className={classNames(styles.own, styles.line)}>
              {order.customerOrderReference && (
                <span>
                  <bdi>{order.customerOrderReference}</bdi>
                </span>
              )}
            </Td>
            <Td label={t('portal.orders.placed')} className={styles.line}>
              <span>
                <bdi className="nb">{formatDate(order.placedAt, tag)}</bdi>
                <span className={styles.aside}>
                  <bdi>{order.placedBy}</bdi>
                </span>
              </span>
            </Td>
            <Td place="state" className={styles.line}>
              <OrderStatusTag order={order} />
            </Td>
            <Td label={t('portal.orders.arrives')} className={styles.line} wideOnly={order.deliveryDate === null}>
              {order.deliveryDate && (
                <span>
                  <bdi className="nb">{formatDate(order.deliveryDate, tag)}</bdi>
                </span>
              )}
            </Td>
            <Td place="end" numeric className="nb">
              {formatMoney({ amount: order.total, currency: order.currency }, tag)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
