import type { Image } from '@shop/api-contracts';
import { unitsUsedLast } from '@shop/cart';
import { Drawing, Skeleton, TileHead, UnbrokenNumbers } from '@shop/design-system';
import { QueryState, ShopLink, unitPaths, usePortalPerson } from '@shop/platform';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownUnitsQuery, unitQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { unitNameOf } from '../unit/unit-name.ts';
import styles from './units-used-last-tile.module.css';

/** Number of units shown. */
const shownCount = 4;

interface Shown {
  equipmentId: string;
  name: string;
  image?: Image | null | undefined;
  customName: string | null;
  serialNumber: string;
}

/** Tile of the workbench: the units that the person opened last in this browser, then other own units. */
export function UnitsUsedLastTile() {
  const t = useText();
  const { scope } = usePortalPerson();
  const own = useQuery(ownUnitsQuery(scope));
  const usedLast = useUsedLast(scope);
  const units = own.data && [
    ...usedLast.units,
    ...own.data.units.filter(({ equipmentId }) => !usedLast.ids.includes(equipmentId)),
  ];
  const isKnown = units !== undefined && !usedLast.isPending;
  return (
    <section aria-labelledby="units-used-last">
      <TileHead id="units-used-last" title={t('units.work.title')}>
        <ShopLink to={unitPaths.ownUnits()} className="target">
          {own.data && own.data.total > 0 ? t('units.own.all', { count: own.data.total }) : t('units.own')}
        </ShopLink>
      </TileHead>
      <div className={styles.room}>
        <QueryState query={own} title={t('units.own.failed')} loading={<Loading />} />
        {own.data && !isKnown && <Loading />}
        {isKnown && units.length === 0 && <p className={styles.none}>{t('units.own.noneText')}</p>}
        {isKnown && units.length > 0 && (
          <ul className={styles.units}>
            {units.slice(0, shownCount).map((unit) => (
              <Unit key={unit.equipmentId} unit={unit} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Units of the list that this browser keeps; one that cannot be read any more is left out. */
function useUsedLast(scope: string): { ids: string[]; units: Shown[]; isPending: boolean } {
  const [ids] = useState(() => unitsUsedLast(scope).slice(0, shownCount));
  const answers = useQueries({
    queries: ids.map((equipmentId) => ({ ...unitQuery(equipmentId, scope), retry: false })),
  });
  return {
    ids,
    units: answers.flatMap(({ data }) => data ?? []),
    isPending: answers.some(({ isPending }) => isPending),
  };
}

function Unit({ unit }: { unit: Shown }) {
  const { image } = unit;
  return (
    <li className={styles.unit}>
      <div className={styles.drawing}>
        {image && (
          <Drawing
            image={image}
            width={image.width}
            height={image.height}
            alt=""
            size="card"
            className={styles.image}
          />
        )}
      </div>
      <h3 className={styles.name}>
        <ShopLink to={unitPaths.ownUnit(unit.equipmentId)} prefetch={false} className={styles.link}>
          <UnbrokenNumbers text={unitNameOf(unit)} />
        </ShopLink>
      </h3>
      <p className={styles.what}>
        <UnbrokenNumbers text={unit.name} />
      </p>
    </li>
  );
}

const Loading = () => (
  <div className={styles.units} aria-hidden="true">
    <div className={styles.unit}>
      <div className={styles.drawing} />
      <Skeleton width="half" />
      <Skeleton shape="small" width="most" />
    </div>
  </div>
);
