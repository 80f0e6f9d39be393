import { replacementBounds } from '@shop/api-contracts';
import { Disclosure, Field } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { marketQuery, useApp, usePrefetchedQuery } from '@shop/platform';
import { energyNames, type EnergyName, type Entered } from './duty-fields.ts';
import { readElectricity } from './read-electricity.ts';
import { useText } from '../text.ts';
import styles from './proof.module.css';

/** Hours, price and CO₂ of the electricity: folded until somebody wants to know what pumping takes. */
export function EnergyFields({ entered }: { entered: Entered }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const { currency = '' } = usePrefetchedQuery(marketQuery(useApp()));
  const { invalid } = readElectricity(entered);
  const suffixes: Record<EnergyName, string> = {
    energyHours: 'h',
    energyPrice: `${currency}/kWh`,
    energyFactor: 'kg/kWh',
  };
  const sign = new Intl.NumberFormat(tag).format(0.5).at(1)!;
  return (
    <Disclosure
      label={t('units.proof.pumping')}
      variant="bare"
      open={energyNames.some((name) => entered[name] !== undefined)}
      className={styles.formulas}
    >
      <div className={styles.energy}>
        {energyNames.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(`units.proof.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            suffix={suffixes[name]}
            defaultValue={(entered[name] ?? '').replace('.', sign)}
            {...(invalid.includes(name)
              ? { error: t('units.proof.energy.invalid', { max: replacementBounds.hoursOfYear }) }
              : {})}
          />
        ))}
      </div>
    </Disclosure>
  );
}
