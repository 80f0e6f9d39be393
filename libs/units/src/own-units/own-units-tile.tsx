import { Skeleton } from '@shop/design-system';
import { ShopLink, unitPaths, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ownUnitsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { unitNameOf } from '../unit/unit-name.ts';
import styles from './own-units.module.css';

/** Units on the overview. */
const shownCount = 3;

/** Tile of the account's start page: some own units, and the way to all. */
export function OwnUnitsTile() {
  const t = useText();
  const { data, isError } = useQuery(ownUnitsQuery(usePortalPerson().scope));
  return (
    <>
      <h2>{t('units.own')}</h2>
      {!data && !isError && <Skeleton width="most" />}
      {isError && <p>{t('units.own.failed')}</p>}
      {data?.total === 0 && <p>{t('units.own.noneText')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.tile}>
          {data.units.slice(0, shownCount).map((unit) => (
            <li key={unit.equipmentId}>
              <ShopLink to={unitPaths.ownUnit(unit.equipmentId)} prefetch={false} className="target">
                {unitNameOf(unit)}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ShopLink to={unitPaths.ownUnits()} className="target">
          {data && data.total > 0 ? t('units.own.all', { count: data.total }) : t('units.own')}
        </ShopLink>
      </p>
    </>
  );
}
