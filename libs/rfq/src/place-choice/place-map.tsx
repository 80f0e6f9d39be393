import { loadCountries } from '@shop/design-system/countries';
import { WorldMap } from '@shop/design-system/map';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { MapMarks, type PlaceMapProps } from './map-marks.tsx';

/** Locations and the origin of distances among the countries. */
export function PlaceMap({ places, from, opened, asked, onOpen }: PlaceMapProps) {
  const t = useText();
  const { data: countries } = useQuery({
    queryKey: ['countries of the map'],
    queryFn: loadCountries,
    staleTime: Infinity,
    throwOnError: true,
    retry: false,
  });
  const located = places.filter(({ place }) => place.position);
  const positions = located.map(({ place }) => place.position!);
  return (
    <WorldMap
      countries={countries}
      positions={from ? [...positions, from] : positions}
      focus={located.find(({ place }) => place.id === opened)?.place.position ?? undefined}
      texts={{
        title: t('rfq.map.title'),
        closer: t('rfq.map.closer'),
        further: t('rfq.map.further'),
        all: t('rfq.map.all'),
        north: t('rfq.map.north'),
        east: t('rfq.map.east'),
        south: t('rfq.map.south'),
        west: t('rfq.map.west'),
      }}
      block={[
        { label: t('rfq.map.places'), value: String(located.length) },
        { label: t('rfq.map.source'), value: 'Natural Earth' },
      ]}
    >
      {(map) => <MapMarks {...{ map, from, opened, asked, onOpen }} places={located} />}
    </WorldMap>
  );
}
