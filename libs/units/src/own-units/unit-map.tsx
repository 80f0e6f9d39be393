import { loadCountries } from '@shop/design-system/countries';
import { WorldMap } from '@shop/design-system/map';
import { formatCount } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { UnitMarks, type UnitMapProps } from './unit-marks.tsx';

/** Places of own units among the countries. */
export function UnitMap({ places, pathOf, onOpen }: UnitMapProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const { data: countries } = useQuery({
    queryKey: ['countries of the map'],
    queryFn: loadCountries,
    staleTime: Infinity,
    throwOnError: true,
    retry: false,
  });
  const positions = places.flatMap(({ position }) => position ?? []);
  return (
    <WorldMap
      countries={countries}
      positions={positions}
      texts={{
        title: t('units.own.map.title'),
        closer: t('units.map.closer'),
        further: t('units.map.further'),
        all: t('units.own.map.all'),
        north: t('units.map.north'),
        east: t('units.map.east'),
        south: t('units.map.south'),
        west: t('units.map.west'),
      }}
      block={[
        { label: t('units.own.map.places'), value: formatCount(positions.length, tag) },
        { label: t('units.map.source'), value: 'Natural Earth' },
      ]}
    >
      {(map) => <UnitMarks map={map} places={places} pathOf={pathOf} onOpen={onOpen} />}
    </WorldMap>
  );
}
