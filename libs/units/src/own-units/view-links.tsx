import { buttonClass, Icon } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';
import { viewPath, type OwnUnitView } from './own-unit-filters.ts';
import { samePage } from './same-page.ts';
import styles from './own-units.module.css';

/** Leads from the table to the map of the same units, and back. */
export function ViewLinks({ filters, view }: { filters: OwnUnitFilters; view: OwnUnitView }) {
  const t = useText();
  const linkTo = (to: OwnUnitView, icon: 'list' | 'globe') => (
    <ShopLink
      to={viewPath(filters, to)}
      aria-current={view === to ? 'page' : undefined}
      className={buttonClass({ size: 'small' })}
      preventScrollReset
      state={samePage}
    >
      <Icon name={icon} />
      {t(to === 'map' ? 'units.own.view.map' : 'units.own.view.table')}
    </ShopLink>
  );
  return (
    <nav aria-label={t('units.own.view')} className={styles.views} data-chrome>
      {linkTo('table', 'list')}
      {linkTo('map', 'globe')}
    </nav>
  );
}
