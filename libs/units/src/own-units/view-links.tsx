import { SegmentedLinks } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import type { OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';
import { viewPath, type OwnUnitView } from './own-unit-filters.ts';
import { samePage } from './same-page.ts';
import styles from './own-units.module.css';

/** Leads from the table to the map of the same units, and back. */
export function ViewLinks({ filters, view }: { filters: OwnUnitFilters; view: OwnUnitView }) {
  const t = useText();
  return (
    <SegmentedLinks
      label={t('units.own.view')}
      links={[
        {
          href: viewPath(filters, 'table'),
          // on phones the table is shown as a list
          label: (
            <>
              <span className={styles.wide}>{t('units.own.view.table')}</span>
              <span className={styles.phone}>{t('units.own.view.list')}</span>
            </>
          ),
          current: view === 'table',
        },
        { href: viewPath(filters, 'map'), label: t('units.own.view.map'), current: view === 'map' },
      ]}
      renderLink={({ href, ...link }) => <ShopLink to={href} preventScrollReset state={samePage} {...link} />}
    />
  );
}
