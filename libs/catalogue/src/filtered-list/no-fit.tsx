import type { UnitOfList } from '@shop/api-contracts';
import { buttonClass, EmptyState } from '@shop/design-system';
import { ShopLink, unitPaths } from '@shop/platform';
import { shortUnitName } from '../filters/short-unit-name.ts';
import { useText } from '../text.ts';

/** Shown instead of a list of which nothing fits the unit; `allPath`: the list whatever the unit. */
export function NoFit({ unit, allPath }: { unit: UnitOfList; allPath: string }) {
  const t = useText();
  return (
    <EmptyState
      title={t('catalogue.fits.none', { name: shortUnitName(unit) })}
      level={3}
      actions={
        <>
          <ShopLink to={allPath} className={buttonClass({ variant: 'go' })} preventScrollReset>
            {t('catalogue.fits.showAll')}
          </ShopLink>
          <ShopLink to={unitPaths.unit(unit.equipmentId, 'spare-parts')} prefetch={false} className={buttonClass()}>
            {t('catalogue.fits.parts')}
          </ShopLink>
        </>
      }
    >
      <p>{t('catalogue.fits.noneText')}</p>
    </EmptyState>
  );
}
