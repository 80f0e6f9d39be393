import { Notice } from '@shop/design-system';
import { loadCountries } from '@shop/design-system/countries';
import { WorldMap, type DrawnMap, type MapPosition } from '@shop/design-system/map';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '../text.ts';
import styles from './installation.module.css';

interface PlaceMapProps {
  /** Null before it is known. */
  position: MapPosition | null;
  onChange: (position: MapPosition) => void;
}

/** A map with one pin, which is set by a press, and moved by arrow keys. */
export function PlaceMap({ position, onChange }: PlaceMapProps) {
  const t = useText();
  const [shown] = useState(position);
  const { data: countries, isError } = useQuery({
    queryKey: ['countries of the map'],
    queryFn: loadCountries,
    staleTime: Infinity,
    retry: false,
  });
  if (isError) return <Notice type="informative" title={t('units.installation.map.failed')} />;
  return (
    <>
      <p className={styles.hint}>{t('units.installation.map.hint')}</p>
      <WorldMap
        countries={countries}
        // stays where it is while the pin moves
        positions={shown ? [shown] : []}
        focus={position ?? undefined}
        texts={{
          title: t('units.installation.map.title'),
          closer: t('units.map.closer'),
          further: t('units.map.further'),
          all: t('units.installation.map.all'),
          north: t('units.map.north'),
          east: t('units.map.east'),
          south: t('units.map.south'),
          west: t('units.map.west'),
        }}
        block={[{ label: t('units.map.source'), value: 'Natural Earth' }]}
        onPress={onChange}
      >
        {(map) => <Pin map={map} position={position} onChange={onChange} />}
      </WorldMap>
    </>
  );
}

const stepPx = 4;
const largeStepPx = 40;
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Before it is set it stands in the middle, so that it can be set from the keyboard. */
function Pin({ map, position, onChange }: PlaceMapProps & { map: DrawnMap }) {
  const t = useText();
  const [x, y] = position ? map.pointOf(position) : [map.size.width / 2, map.size.height / 2];
  const moveTo = (point: readonly [number, number]) => {
    const next = map.positionOf(point);
    if (!next) return;
    onChange(next);
    if (map.isOutside(point)) map.show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const by = event.shiftKey ? largeStepPx : stepPx;
    if (step) moveTo([x + step[0] * by, y + step[1] * by]);
    else if (event.key === 'Enter' && !position) moveTo([x, y]);
    else return;
    event.preventDefault();
    // the map would move too
    event.stopPropagation();
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={t('units.installation.map.pin')}
      aria-valuemin={-90}
      aria-valuemax={90}
      aria-valuenow={position?.latitude ?? 0}
      aria-valuetext={
        position
          ? t('units.installation.map.at', {
              latitude: String(position.latitude),
              longitude: String(position.longitude),
            })
          : t('units.installation.map.unset')
      }
      transform={`translate(${x} ${y})`}
      className={position ? styles.pin : styles.unset}
      onKeyDown={onKeyDown}
    >
      <circle r="22" className={styles.target} />
      <path d="M0 0C-4-9-9-12-9-19a9 9 0 1 1 18 0C9-12 4-9 0 0Z" className={styles.drop} />
      <circle cy="-19" r="3" className={styles.dot} />
    </g>
  );
}
