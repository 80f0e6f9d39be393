import { useI18n } from '@shop/i18n';
import { formatMeasure } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import { pressureDropOf, type DutyProof } from '@shop/thermal';
import { useText } from '../text.ts';
import { sides, type SideName } from './duty-fields.ts';
import styles from './proof.module.css';

interface PressureBarsProps {
  proof: DutyProof;
  /** kPa; null where nothing was said. */
  allowed: Record<SideName, number | null>;
  articleNumber: string | undefined;
}

const width = 400;
const height = 20;

/** Pressure drops of old and new as bars of one scale, with what is allowed as a line; the figures stand beside them. */
export function PressureBars({ proof, allowed, articleNumber }: PressureBarsProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  const kilopascal = (value: number) => formatMeasure([Number(value.toPrecision(3))], { tag, unit: 'KPA', system });
  const bars = sides.flatMap((side) =>
    (['old', 'new'] as const).flatMap((which) => {
      const rating = proof[which]?.rating;
      const name = which === 'old' ? t('units.replacement.old') : (articleNumber ?? t('units.replacement.new'));
      return rating ? [{ id: `${side} ${which}`, side, name, drop: pressureDropOf(rating[side]) }] : [];
    }),
  );
  const most = Math.max(...bars.map(({ drop }) => drop), allowed.hot ?? 0, allowed.cold ?? 0);
  const x = (value: number) => (value / most) * width;
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
