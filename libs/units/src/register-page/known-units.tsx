import type { UnitSummary } from '@shop/api-contracts';
import { ShopLink, unitPaths } from '@shop/platform';
import { AddUnitButton } from '../registration/add-unit-button.tsx';
import type { useAddUnit } from '../registration/use-add-unit.ts';
import { useText } from '../text.ts';
import styles from './register-page.module.css';

/** Units with this number, which two makers may share, each to be added as it is. */
export function KnownUnits({
  units,
  label,
  adding,
}: {
  units: readonly UnitSummary[];
  /** Code of a label that was scanned on it. */
  label: string | undefined;
  adding: ReturnType<typeof useAddUnit>;
}) {
  const t = useText();
  return (
    <section aria-label={t('units.register.known', { count: units.length })}>
      <h2>{t('units.register.known', { count: units.length })}</h2>
      <ul className={styles.known}>
        {units.map(({ equipmentId, serialNumber, name, manufacturer, year }) => (
          <li key={equipmentId}>
            <span>
              <ShopLink to={unitPaths.unit(equipmentId)} className="target strong">
                {name}
              </ShopLink>
              <span className={styles.aside}>
                {[manufacturer.name, serialNumber, year]
                  .filter((part) => part !== null && part !== undefined)
                  .join(', ')}
              </span>
            </span>
            <AddUnitButton unit={{ equipmentId, label }} adding={adding} name={serialNumber} />
          </li>
        ))}
      </ul>
    </section>
  );
}
