import { TileHead, TileRow, TileRows, TileRowsSkeleton, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink, unitPaths, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ownUnitsQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { unitNameOf } from '../unit/unit-name.ts';
import { UnitStatus } from './unit-status.tsx';

/** Units on the overview. */
const shownCount = 3;

/** Tile of the account's start page: some own units, and the way to all. */
export function OwnUnitsTile() {
  const t = useText();
  const { data, isError } = useQuery(ownUnitsQuery(usePortalPerson().scope));
  return (
    <>
      <TileHead title={t('units.own')}>
        <ShopLink to={unitPaths.ownUnits()} className="target">
          {data && data.total > 0 ? t('units.own.all', { count: data.total }) : t('units.own')}
        </ShopLink>
      </TileHead>
      {!data && !isError && <TileRowsSkeleton rows={shownCount} />}
      {isError && <p>{t('units.own.failed')}</p>}
      {data?.total === 0 && <p>{t('units.own.noneText')}</p>}
      {data && data.total > 0 && (
        <TileRows>
          {data.units.slice(0, shownCount).map((unit) => (
            <TileRow
              key={unit.equipmentId}
              name={
                <ShopLink to={unitPaths.ownUnit(unit.equipmentId)} prefetch={false} className="target">
                  <UnbrokenNumbers text={unitNameOf(unit)} />
                </ShopLink>
              }
              state={<UnitStatus unit={unit} />}
              meta={<UnbrokenNumbers text={unit.name} />}
            />
          ))}
        </TileRows>
      )}
    </>
  );
}
