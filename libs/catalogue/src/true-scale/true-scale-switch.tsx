import { Checkbox } from '@shop/design-system';
import { useText } from '../text.ts';
import { setTrueScale, useTrueScale } from './true-scale.ts';
import styles from './true-scale-switch.module.css';

/** Shows the drawings of a category in one scale, so that the larger machine is the larger picture. */
export function TrueScaleSwitch() {
  const t = useText();
  return (
    <Checkbox
      className={styles.switch}
      label={t('catalogue.view.trueScale')}
      checked={useTrueScale()}
      onChange={({ currentTarget: { checked } }) => setTrueScale(checked)}
    />
  );
}
