import type { PlaceOfUnits } from '@shop/api-contracts';
import type { DrawnMap } from '@shop/design-system/map';
import { formatCount } from '@shop/i18n';
import { ShopLink, useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { groupMarks, type MarkGroup } from './mark-groups.ts';
import { samePage } from './same-page.ts';
import styles from './unit-places.module.css';

export interface UnitMapProps {
  places: readonly PlaceOfUnits[];
  /** Path of the units at a place. */
  pathOf: (place: PlaceOfUnits) => string;
  /** Called with places whose marks cannot be told apart. */
  onOpen: (places: readonly PlaceOfUnits[]) => void;
}

/** Marks with the number of units: a link to those of a place, or a button for several places. */
export function UnitMarks({ map, places, pathOf, onOpen }: UnitMapProps & { map: DrawnMap }) {
  const t = useText();
  return groupMarks(places, map).map((group) => {
    const [first] = group.places;
    const shared = {
      className: styles.mark,
      // the map shows what the keyboard reaches
      onFocus: () => {
        if (map.isOutside(group.point)) map.show(first!.position!);
      },
    };
    const face = <Face group={group} />;
    if (group.places.length === 1) {
      return (
        <ShopLink
          key={first!.place}
          to={pathOf(first!)}
          prefetch={false}
          state={samePage}
          // dragging moves the map
          draggable={false}
          aria-label={t('units.own.map.mark', { place: first!.place, count: first!.units })}
          {...shared}
        >
          {face}
        </ShopLink>
      );
    }
    return (
      <g
        key={first!.place}
        role="button"
        tabIndex={0}
        aria-label={t('units.own.map.group', { places: group.places.length, count: group.units })}
        onClick={() => onOpen(group.places)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onOpen(group.places);
        }}
        {...shared}
      >
        {face}
      </g>
    );
  });
}

const ringPx = { one: 14, several: 17 };

function Face({ group: { point, places, units } }: { group: MarkGroup }) {
  const { tag } = useApp().locale;
  return (
    <g transform={`translate(${point[0]} ${point[1]})`}>
      <circle r="22" className={styles.target} />
      {places.length > 1 && <circle r={ringPx.several} className={styles.ring} />}
      <circle r={ringPx.one} className={styles.ring} />
      <text dy="0.35em" aria-hidden="true" className={styles.number}>
        {formatCount(units, tag)}
      </text>
    </g>
  );
}
