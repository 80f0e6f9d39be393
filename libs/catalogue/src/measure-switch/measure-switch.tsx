import { RadioGroup } from '@shop/design-system';
import { chooseMeasures, useHydrated, useMeasureChoice } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './measure-switch.module.css';

/** Switch between SI and US measures for this page and later ones; without a script only its space remains. */
export function MeasureSwitch() {
  const t = useText();
  const system = useMeasureChoice();
  const hydrated = useHydrated();
  return (
    <div className={styles.room}>
      {hydrated && (
        <RadioGroup
          label={t('catalogue.measures')}
          hideLabel
          options={[
            { value: 'si', label: t('catalogue.measures.si') },
            { value: 'us', label: t('catalogue.measures.us') },
          ]}
          value={system}
          onChange={chooseMeasures}
        />
      )}
    </div>
  );
}
