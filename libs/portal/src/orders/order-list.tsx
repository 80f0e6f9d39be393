import { ordersPerPage } from '@shop/api-contracts';
import { buttonClass, EmptyState, Pager, SkeletonRows } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { ofSamePerson, paths, QueryState, ShopLink, useApp, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../text.ts';
import { OrderFilterForm } from './order-filter-form.tsx';
import { isFiltered, ordersPath, readOrderFilters } from './order-filters.ts';
import { OrderTable } from './order-table.tsx';
import { ordersQuery } from './orders-query.ts';
import styles from './orders.module.css';

/** Orders of the current customer number, including those of colleagues and by phone. */
export function OrderList() {
  const t = useText();
  const { tag } = useApp().locale;
  const { scope } = usePortalPerson();
  const filters = readOrderFilters(useSearchParams()[0]);
  const query = useQuery({
    ...ordersQuery(scope, filters),
    placeholderData: ofSamePerson(scope),
  });
  const { data, isPlaceholderData } = query;
  const page = filters.page ?? 1;
  const hasNone = data?.total === 0 && !isFiltered(filters);
  const first = (page - 1) * ordersPerPage;
  const count = (value: number) => formatCount(value, tag);
  return (
    <>
      <h1 tabIndex={-1}>{t('portal.orders')}</h1>
      {!hasNone && <OrderFilterForm key={ordersPath({ ...filters, page: 1 })} filters={filters} />}
      <QueryState
        query={query}
        title={t('portal.orders.failed')}
        loading={<SkeletonRows rows={8} label={t('portal.orders.loading')} />}
      />
      <p role="status" className={data && !hasNone ? styles.count : 'sr'}>
        {data && !hasNone && !isPlaceholderData && t('portal.orders.count', { count: data.total })}
      </p>
      {hasNone && (
        <EmptyState
          title={t('portal.orders.none')}
          actions={
            <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
              {t('portal.orders.find')}
            </ShopLink>
          }
        >
          <p>{t('portal.orders.noneText')}</p>
        </EmptyState>
      )}
      {data && !hasNone && data.orders.length === 0 && (
        <EmptyState
          title={t(data.total > 0 ? 'portal.orders.noPage' : 'portal.orders.noHits')}
          actions={
            <ShopLink
              to={data.total > 0 ? ordersPath({ ...filters, page: 0 }) : paths.orders()}
              className={buttonClass({ variant: 'go' })}
            >
              {t(data.total > 0 ? 'portal.orders.firstPage' : 'portal.orders.showAll')}
            </ShopLink>
          }
        >
          {data.total === 0 && <p>{t('portal.orders.noHitsText')}</p>}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined} className={styles.found}>
          <OrderTable orders={data.orders} />
          {data.total > ordersPerPage && (
            <Pager
              label={t('portal.orders.pages')}
              current={page}
              total={Math.ceil(data.total / ordersPerPage)}
              hrefOf={(to) => ordersPath({ ...filters, page: to === 1 ? 0 : to })}
              pageLabel={(to) => t('portal.orders.page', { page: to })}
              previousLabel={t('portal.orders.previous')}
              nextLabel={t('portal.orders.next')}
              summary={t('portal.orders.shown', {
                from: count(first + 1),
                to: count(first + data.orders.length),
                total: count(data.total),
              })}
              renderLink={({ href, ...link }) => <ShopLink to={href} {...link} />}
            />
          )}
        </div>
      )}
    </>
  );
}
