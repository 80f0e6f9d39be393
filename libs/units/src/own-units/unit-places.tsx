import type { AnswerOf, PlaceOfUnits, units } from '@shop/api-contracts';
import { Button, useFocusLater } from '@shop/design-system';
import { formatCount } from '@shop/i18n';
import { ShopLink, useApp } from '@shop/platform';
import { useState } from 'react';
import type { OwnUnitFilters } from '../queries.ts';
import { useText } from '../text.ts';
import { ownUnitsPath } from './own-unit-filters.ts';
import { samePage } from './same-page.ts';
import { UnitMapSlot } from './unit-map-slot.tsx';
import styles from './unit-places.module.css';

interface UnitPlacesProps {
  map: AnswerOf<typeof units.map>;
  filters: OwnUnitFilters;
}

/** Places of own units on a map and as a list, each leading to the units there. */
export function UnitPlaces({ map: { places, placesTotal, withoutPlace }, filters }: UnitPlacesProps) {
  const t = useText();
  const { tag } = useApp().locale;
  const focusLater = useFocusLater();
  // names of places whose marks are too close to each other
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { q, family } = filters;
  const narrowed = { ...(q ? { q } : {}), ...(family ? { family } : {}) };
  const pathOf = ({ place }: PlaceOfUnits) => ownUnitsPath({ ...narrowed, place });
  // after the filters have changed none of them may be left
  const openedPlaces = places.filter(({ place }) => opened.includes(place));
  const shown = openedPlaces.length > 0 ? openedPlaces : places;
  const show = (names: readonly string[]) => {
    setOpened(names);
    focusLater(headingId);
  };
  return (
    <div className={styles.sides}>
      <UnitMapSlot places={places} pathOf={pathOf} onOpen={(group) => show(group.map(({ place }) => place))} />
      <section aria-labelledby={headingId} className={styles.list}>
        <h2 id={headingId} tabIndex={-1}>
          {openedPlaces.length > 0 ? t('units.own.map.here', { count: shown.length }) : t('units.own.map.places')}
        </h2>
        {openedPlaces.length > 0 && (
          <p>
            <Button size="small" onClick={() => show([])}>
              {t('units.own.map.all')}
            </Button>
          </p>
        )}
        {shown.length < placesTotal && openedPlaces.length === 0 && (
          <p className="muted">{t('units.own.map.more', { shown: formatCount(places.length, tag) })}</p>
        )}
        <ul>
          {shown.map((one) => (
            <li key={one.place}>
              <ShopLink to={pathOf(one)} prefetch={false} state={samePage} className="target">
                {one.place}
              </ShopLink>
              <span className={styles.units}>
                {t('units.own.count', { count: one.units })}
                {!one.position && <span className="muted">, {t('units.own.map.notOnMap')}</span>}
              </span>
            </li>
          ))}
        </ul>
        {withoutPlace > 0 && openedPlaces.length === 0 && (
          <p>
            <ShopLink
              to={ownUnitsPath({ ...narrowed, withoutPlace: 'true' })}
              prefetch={false}
              state={samePage}
              className="target"
            >
              {t('units.own.map.withoutPlace', { count: withoutPlace })}
            </ShopLink>
          </p>
        )}
      </section>
    </div>
  );
}

const headingId = 'places-of-units';
