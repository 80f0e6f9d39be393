import { Icon } from '@shop/design-system';
import { ShopLink, unitPaths, useHydrated } from '@shop/platform';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useText } from '../text.ts';
import type { UnitFacetProps } from './unit-facet-props.ts';
import styles from './filter-panel.module.css';

const UnitChoice = lazy<ComponentType<UnitFacetProps>>(() =>
  import('./unit-choice.tsx').then(
    ({ UnitChoice }) => ({ default: UnitChoice }),
    // a unit can still be found by its number
    () => ({ default: () => null }),
  ),
);

/** Narrows the list to what fits one unit. The units are personal, so they are asked for only when somebody opens it. */
export function UnitFacet(props: UnitFacetProps) {
  const t = useText();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.facet} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={styles.heading}>
        <span>{t('catalogue.fits.facet')}</span>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      {useHydrated() && wasOpened && (
        <div data-personal>
          <Suspense fallback={null}>
            <UnitChoice {...props} />
          </Suspense>
        </div>
      )}
      <ShopLink to={unitPaths.unitSearch()} prefetch={false} className="target">
        {t('catalogue.fits.find')}
      </ShopLink>
    </details>
  );
}
