import type { Position } from '@shop/api-contracts';
import { classNames } from '@shop/design-system';
import type { DrawnMap, MapPoint } from '@shop/design-system/map';
import { locationName } from '../quote-request/location-name.ts';
import { useText } from '../text.ts';
import type { DistantPlace } from './distance.ts';
import { spreadApart } from './spread-apart.ts';
import styles from './place-map.module.css';

/** Content of the map. */
export interface PlaceMapProps {
  places: readonly (DistantPlace & { number: number })[];
  from: Position | undefined;
  /** Id of the opened location. */
  opened: string | undefined;
  /** Ids of the locations that will be asked. */
  asked: readonly string[];
  onOpen: (id: string) => void;
}

interface MapMarksProps extends PlaceMapProps {
  map: DrawnMap;
}

/** Numbered buttons that match the list, and the origin of distances. */
export function MapMarks({ places, from, opened, asked, onOpen, map }: MapMarksProps) {
  const t = useText();
  const points = spreadApart(
    places.map(({ place }) => map.pointOf(place.position!)),
    markDistancePx,
  );
  const marks = places.map((one, index) => ({ ...one, point: points[index]! }));
  const named = withNames(marks);
  const front = marks.find(({ place }) => place.id === opened);
  const classOf = (id: string) =>
    classNames(styles.mark, asked.includes(id) && styles.asked, id === opened && styles.opened);
  const here = from && map.pointOf(from);
  return (
    <>
      {here && (
        <path
          transform={`translate(${here[0]} ${here[1]})`}
          d="M-9 0H9M0-9V9M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
          className={styles.here}
        >
          <title>{t('rfq.map.here')}</title>
        </path>
      )}
      {/* hidden from screen readers: the buttons have the names */}
      {marks.map(
        ({ place, point: [x, y] }) =>
          named.has(place.id) && (
            <text key={place.id} x={x} y={y + 28} aria-hidden="true" className={styles.city}>
              {place.city}
            </text>
          ),
      )}
      {marks.map(({ place, number, point: [x, y] }) => (
        <g
          key={place.id}
          role="button"
          tabIndex={0}
          transform={`translate(${x} ${y})`}
          className={classOf(place.id)}
          aria-label={t('rfq.map.mark', { number, name: locationName(place), city: place.city })}
          aria-pressed={place.id === opened}
          onClick={() => onOpen(place.id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onOpen(place.id);
          }}
          onFocus={() => {
            if (map.isOutside([x, y])) map.show(place.position!);
          }}
        >
          <circle r="22" className={styles.target} />
          <Face number={number} />
        </g>
      ))}
      {/* draws the opened mark above the others without changing the tab order */}
      {front && (
        <g
          transform={`translate(${front.point[0]} ${front.point[1]})`}
          aria-hidden="true"
          className={classNames(classOf(front.place.id), styles.front)}
        >
          <Face number={front.number} />
        </g>
      )}
    </>
  );
}

function Face({ number }: { number: number }) {
  return (
    <>
      <circle r="13" className={styles.ring} />
      <text dy="0.35em" aria-hidden="true" className={styles.number}>
        {number}
      </text>
    </>
  );
}

/** Diameter of a mark and its outline. */
const markDistancePx = 30;
const nameHeightPx = 16;
const nameWidthPx = (name: string): number => name.length * 7;

/** Marks whose city name fits below without covering another mark or name. */
function withNames(marks: readonly { place: { id: string; city: string }; point: MapPoint }[]): ReadonlySet<string> {
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  const boxes: Box[] = marks.map(({ point: [x, y] }) => [x - 14, y - 14, x + 14, y + 14]);
  const named = new Set<string>();
  marks.forEach(({ place, point: [x, y] }, index) => {
    const half = nameWidthPx(place.city) / 2;
    const box: Box = [x - half, y + 15, x + half, y + 15 + nameHeightPx];
    const isFree = boxes.every(
      (other, at) => at === index || box[2] < other[0] || box[0] > other[2] || box[3] < other[1] || box[1] > other[3],
    );
    if (!isFree) return;
    boxes.push(box);
    named.add(place.id);
  });
  return named;
}
