import { classNames, DefinitionList } from '@shop/design-system';
import { volumeFlowOf, type Duty } from '@shop/thermal';
import { useText } from '../text.ts';
import { originOf, sides, type Entered, type SideName } from './duty-fields.ts';
import { Quantity } from './quantity.tsx';
import styles from './proof.module.css';

/** Heat and mean difference, and what is known of both sides, each with where it comes from. */
export function DutyFigures({ duty, entered }: { duty: Duty; entered: Entered }) {
  const t = useText();
  const figure = (name: string, value: number, code: string, origin: 'computed' | 'entered' | 'measured') => ({
    term: name,
    value: (
      <>
        <Quantity value={value} unit={{ code }} />{' '}
        <span className={classNames('small muted', styles.origin)}>{t(`units.proof.origin.${origin}`)}</span>
      </>
    ),
  });
  const ofSide = (side: SideName) => {
    const { fluid, flow, inlet, outlet } = duty[side];
    const one = (field: 'flow' | 'inlet' | 'outlet', name: string, value: number, code: string) => {
      const given = originOf(entered, side) === 'measured' ? 'measured' : 'entered';
      const origin = duty.computed === `${side}.${field}` ? 'computed' : given;
      return figure(t(`units.replacement.figure.${side}`, { name }), value, code, origin);
    };
    return [
      one('flow', t('units.proof.flow'), volumeFlowOf(fluid, flow, inlet), 'MQH'),
      one('inlet', t('units.proof.in'), inlet, 'CEL'),
      one('outlet', t('units.proof.out'), outlet, 'CEL'),
    ];
  };
  return (
    <DefinitionList
      items={[
        figure(t('units.proof.heat'), duty.heat / 1000, 'KWT', 'computed'),
        figure(t('units.proof.difference'), duty.logMeanDifference, 'KEL', 'computed'),
        ...sides.flatMap(ofSide),
      ]}
      className={styles.duty ?? ''}
    />
  );
}
