import { Button, buttonClass, DayField, Disclosure, Field, Select } from '@shop/design-system';
import { enteredText } from '@shop/forms';
import { paths, ShopLink, useShopNavigate } from '@shop/platform';
import type { FormEvent } from 'react';
import { useText } from '../text.ts';
import {
  countBesidesSearch,
  isFiltered,
  ordersPath,
  orderStatuses,
  readOrderFilters,
  type OrderFilters,
} from './order-filters.ts';
import styles from './orders.module.css';

/** Filters of the list; stored in the address. */
export function OrderFilterForm({ filters }: { filters: OrderFilters }) {
  const t = useText();
  const navigate = useShopNavigate();
  const count = countBesidesSearch(filters);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const texts = ['q', 'status', 'from', 'to'].map((name) => [name, enteredText(entered, name) ?? '']);
    navigate(ordersPath(readOrderFilters(new URLSearchParams(texts))), { preventScrollReset: true });
  };
  return (
    <form
      role="search"
      aria-label={t('portal.orders.filters')}
      className={styles.filters}
      onSubmit={submit}
      data-chrome
    >
      <Field
        variant="search"
        name="q"
        label={t('portal.orders.search')}
        hint={t('portal.orders.searchHint')}
        defaultValue={filters.q ?? ''}
        autoComplete="off"
        className={styles.search ?? ''}
      />
      <Disclosure label={t('portal.orders.furtherFilters')} count={count} open={count > 0} onlyPhones>
        <Select
          name="status"
          label={t('portal.orders.status')}
          defaultValue={filters.status ?? ''}
          className={styles.status ?? ''}
        >
          <option value="">{t('portal.orders.anyStatus')}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`portal.orders.status.${status}`)}
            </option>
          ))}
        </Select>
        <DayField name="from" label={t('portal.orders.from')} defaultValue={filters.from ?? ''} />
        <DayField name="to" label={t('portal.orders.to')} defaultValue={filters.to ?? ''} />
      </Disclosure>
      <p className={styles.filterActions}>
        <Button type="submit">{t('portal.orders.submit')}</Button>
        {isFiltered(filters) && (
          <ShopLink to={paths.orders()} className={buttonClass({ variant: 'bare' })} preventScrollReset>
            {t('portal.orders.clear')}
          </ShopLink>
        )}
      </p>
    </form>
  );
}
