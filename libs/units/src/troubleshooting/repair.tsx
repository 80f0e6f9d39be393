import type { Troubleshooting as Guide } from '@shop/api-contracts';
import { KitTable, PartTable } from '@shop/catalogue';
import { buttonClass } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import type { Fault } from './guide-steps.ts';

/** What to do about a fault: the parts of this unit or the kits to order for it, else who can help. */
export function Repair({ guide, fault }: { guide: Guide; fault: Fault }) {
  const t = useText();
  const { unit, pathOf } = useUnitPage();
  const parts = guide.parts.flatMap(({ position, quantityInUnit, item }) =>
    item && position !== null && fault.positions.includes(position) ? [{ position, quantityInUnit, item }] : [],
  );
  const kits = guide.kits.filter(({ item }) => fault.kits.includes(item.commercialItemId ?? ''));
  return (
    <>
      <p>
        <bdi>{fault.remedy}</bdi>
      </p>
      {parts.length > 0 && (
        <PartTable
          spareParts={parts}
          listId="unit-troubleshooting-parts"
          equipmentId={unit.equipmentId}
          {...(unit.article ? { parent: unit.article } : {})}
        />
      )}
      {kits.length > 0 && (
        <KitTable
          serviceKits={kits}
          listId="unit-troubleshooting-kits"
          order={{ equipmentId: unit.equipmentId, ...(unit.article ? { parent: unit.article } : {}) }}
        />
      )}
      {parts.length + kits.length === 0 && (
        <p>
          <ShopLink to={pathOf(unit.equipmentId, 'service-partner')} className={buttonClass({ variant: 'go' })}>
            {t('units.faults.partner')}
          </ShopLink>
        </p>
      )}
    </>
  );
}
