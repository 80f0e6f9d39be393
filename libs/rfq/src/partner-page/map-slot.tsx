import { Notice, Skeleton } from '@shop/design-system';
import { useHydrated } from '@shop/platform';
import { Component, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '../text.ts';
import type { PlaceMapProps } from './map-marks.tsx';
import styles from './place-choice.module.css';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** The map beside the list: loaded later, and only when visible. Without coordinates or code, the list has all information. */
export function MapSlot({ isAsked, ...map }: PlaceMapProps & { isAsked: boolean }) {
  const t = useText();
  const isWide = useIsWide();
  const isHydrated = useHydrated();
  if (!map.places.some(({ place }) => place.position)) return <p className="muted">{t('rfq.map.none')}</p>;
  if (!isHydrated || !(isWide || isAsked)) return null;
  return (
    <MapBoundary fallback={<Notice type="informative" title={t('rfq.map.failed')} />}>
      <Suspense fallback={<Skeleton shape="drawing" className={styles.mapSkeleton} />}>
        <PlaceMap {...map} />
      </Suspense>
    </MapBoundary>
  );
}

const wide = '(min-width: 901px)';

/** Matches the style sheet's breakpoint for list and map side by side. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia?.(wide);
      query?.addEventListener('change', changed);
      return () => query?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(wide).matches ?? false,
    () => false,
  );
}

/** Falls back to the list if the map fails. */
class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
