import { useI18n } from '@shop/i18n';
import { formatMeasure } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import { pressureDropOf, type DutyProof } from '@shop/thermal';
import { useText } from '../text.ts';
import { sides, type PackName, type SideName } from './duty-fields.ts';
import styles from './proof.module.css';

interface PressureBarsProps {
  proof: DutyProof;
  /** kPa; null where nothing was said. */
  allowed: Record<SideName, number | null>;
  shown: readonly PackName[];
  /** As the new unit is called. */
  name: string;
}

const width = 400;
const height = 20;

/** Pressure drops of old and new as bars of one scale, with what is allowed as a line; the figures stand beside them. */
export function PressureBars({ proof, allowed, shown, name: newName }: PressureBarsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  const kilopascal = (value: number) => formatMeasure([Number(value.toPrecision(3))], { tag, unit: 'KPA', system });
  const bars = sides.flatMap((side) =>
    shown.flatMap((which) => {
      const rating = proof[which]?.rating;
      const name = which === 'old' ? t('units.replacement.old') : newName;
      return rating ? [{ id: `${side} ${which}`, side, name, drop: pressureDropOf(rating[side]) }] : [];
    }),
  );
  const most = Math.max(...bars.map(({ drop }) => drop), allowed.hot ?? 0, allowed.cold ?? 0);
  // browsers and servers differ in the last digits
  const x = (value: number) => ((value / most) * width).toFixed(1);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{t('units.proof.pressure')}</h3>
      </figcaption>
      <ul className={styles.bars}>
        {bars.map(({ id, side, name, drop }) => {
          const limit = allowed[side];
          const isAbove = limit !== null && drop > limit;
          return (
            <li key={id}>
              <span>
                {t(`units.replacement.figure.${side}`, { name })}:{' '}
                {limit === null
                  ? kilopascal(drop)
                  : t(isAbove ? 'units.proof.bar.above' : 'units.proof.bar.within', {
                      drop: kilopascal(drop),
                      allowed: kilopascal(limit),
                    })}
              </span>
              <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={x(drop)} height={height} className={isAbove ? styles.above : styles.bar} />
                {limit !== null && <line x1={x(limit)} x2={x(limit)} y1={0} y2={height} className={styles.limit} />}
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
