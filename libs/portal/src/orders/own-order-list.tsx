import { buttonClass, classNames, EmptyState, RecordTable, SkeletonRows, Td, Th, Tr } from '@shop/design-system';
import { formatDate, formatMoney } from '@shop/i18n';
import { paths, QueryState, ShopLink, useApp, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { ownOrdersQuery } from './orders-query.ts';
import styles from './orders.module.css';

/** Orders that the user has placed in the shop, newest first; for markets without an order history. */
export function OwnOrderList() {
  const t = useText();
  const { tag } = useApp().locale;
  const query = useQuery(ownOrdersQuery(usePortalPerson().scope));
  const { data } = query;
  return (
    <>
      <h1 tabIndex={-1}>{t('portal.orders')}</h1>
      <QueryState
        query={query}
        title={t('portal.orders.failed')}
        loading={<SkeletonRows rows={8} label={t('portal.orders.loading')} />}
      />
      {data?.length === 0 && (
        <EmptyState
          title={t('portal.orders.none')}
          actions={
            <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
              {t('portal.orders.find')}
            </ShopLink>
          }
        >
          <p>{t('portal.orders.ownNoneText')}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <RecordTable caption={t('portal.orders')} className={classNames(styles.table, styles.alone)}>
          <thead>
            <tr>
              <Th>{t('portal.orders.number')}</Th>
              <Th>{t('portal.orders.placed')}</Th>
              <Th numeric>{t('portal.orders.total')}</Th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ orderId, orderNumber, placedAt, total, currency }) => (
              <Tr key={orderId}>
                <Td place="name">
                  <ShopLink to={paths.order(orderId)} prefetch={false} className="strong nb">
                    {orderNumber}
                  </ShopLink>
                </Td>
                <Td>
                  <bdi>{formatDate(placedAt, tag)}</bdi>
                </Td>
                <Td place="end" numeric className="nb">
                  {formatMoney({ amount: total, currency }, tag)}
                </Td>
              </Tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </>
  );
}
