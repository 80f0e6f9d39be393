import { Skeleton } from '@shop/design-system';
import { LazyMap } from '@shop/design-system/lazy-map';
import { useHydrated } from '@shop/platform';
import { lazy } from 'react';
import { useText } from '../text.ts';
import type { UnitMapProps } from './unit-marks.tsx';
import styles from './unit-places.module.css';

const UnitMap = lazy(async () => ({ default: (await import('./unit-map.tsx')).UnitMap }));

/** The map beside the list of places, loaded when it is asked for. Without it the list says everything. */
export function UnitMapSlot(map: UnitMapProps) {
  const t = useText();
  if (!useHydrated()) return null;
  if (!map.places.some(({ position }) => position)) {
    return map.places.length > 0 && <p className="muted">{t('units.own.map.noPositions')}</p>;
  }
  return (
    <div className={styles.mapSide}>
      <LazyMap
        loading={
          <div role="status" aria-label={t('units.installation.map.loading')}>
            <Skeleton shape="drawing" />
          </div>
        }
        failedText={t('units.own.map.failed')}
      >
        <UnitMap {...map} />
      </LazyMap>
    </div>
  );
}
