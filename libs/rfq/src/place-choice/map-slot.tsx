import { Skeleton } from '@shop/design-system';
import { LazyMap } from '@shop/design-system/lazy-map';
import { useHydrated } from '@shop/platform';
import { lazy, useSyncExternalStore } from 'react';
import { useText } from '../text.ts';
import type { PlaceMapProps } from './map-marks.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** The map beside the list: loaded later, and only when visible. Without coordinates or code, the list has all information. */
export function MapSlot({ isAsked, ...map }: PlaceMapProps & { isAsked: boolean }) {
  const t = useText();
  const isWide = useIsWide();
  const isHydrated = useHydrated();
  if (!map.places.some(({ place }) => place.position)) return <p className="muted">{t('rfq.map.none')}</p>;
  if (!isHydrated || !(isWide || isAsked)) return null;
  return (
    <LazyMap loading={<Skeleton shape="drawing" />} failedText={t('rfq.map.failed')}>
      <PlaceMap {...map} />
    </LazyMap>
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
