import type { Unit } from '@shop/api-contracts';
import { CopyButton, Notice, StateMark, type StateTone, UnbrokenNumbers } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { OwnFacts } from '../owner/own-facts.tsx';
import type { UnitRegistration } from '../registration/use-registration.ts';
import { useText } from '../text.ts';
import type { UnitPageContext } from '../unit/use-unit-page.ts';
import styles from './unit-page.module.css';

const tones: Record<Unit['status'], StateTone> = { inService: 'done', decommissioned: 'over', replaced: 'over' };

interface UnitHeadProps extends UnitPageContext {
  registration: UnitRegistration;
}

/** Name, serial number and status of the unit, and what its owner says of it; where it was replaced, the way to its successor. */
export function UnitHead({ unit, pathOf, registration }: UnitHeadProps) {
  const t = useText();
  const { name, customName, serialNumber, status, successorEquipmentId } = unit;
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1 tabIndex={-1}>
          <UnbrokenNumbers text={customName ?? name} />
        </h1>
        {customName !== null && (
          <p className="muted">
            <UnbrokenNumbers text={name} />
          </p>
        )}
        <p className={styles.number}>
          <span className="muted">{t('units.serialNumber')}</span> <span className="art">{serialNumber}</span>
          <CopyButton
            value={serialNumber}
            label={t('units.serialNumber.copy', { serialNumber })}
            copiedText={t('units.copied')}
            failedText={t('units.copyFailed')}
          />
          <StateMark tone={tones[status]}>{t(`units.status.${status}`)}</StateMark>
        </p>
        <OwnFacts equipmentId={unit.equipmentId} registration={registration} />
      </div>
      {successorEquipmentId !== null && (
        <Notice
          type="informative"
          title={t('units.replaced')}
          action={<ShopLink to={pathOf(successorEquipmentId)}>{t('units.replaced.successor')}</ShopLink>}
          className={styles.replaced ?? ''}
        />
      )}
    </header>
  );
}
