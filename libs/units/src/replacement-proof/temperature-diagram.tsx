import { useI18n } from '@shop/i18n';
import { formatMeasure } from '@shop/measures';
import { useMeasureChoice } from '@shop/platform';
import { temperatureProfile, type Duty } from '@shop/thermal';
import { useText } from '../text.ts';
import styles from './proof.module.css';

const width = 720;
const height = 264;
/** Room for the temperatures in their largest size, on a phone. */
const margin = { side: 110, top: 24, bottom: 40 };

/** Temperatures of both liquids along the surface, from the hot inlet on, with both ends in words below. */
export function TemperatureDiagram({ duty: { hot, cold } }: { duty: Duty }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const system = useMeasureChoice();
  const celsius = (value: number) => formatMeasure([Number(value.toFixed(1))], { tag, unit: 'CEL', system });
  const profile = temperatureProfile({
    hotIn: hot.inlet,
    hotOut: hot.outlet,
    coldIn: cold.inlet,
    coldOut: cold.outlet,
  });
  const x = (share: number) => margin.side + share * (width - 2 * margin.side);
  const y = (value: number) =>
    margin.top + ((hot.inlet - value) / (hot.inlet - cold.inlet)) * (height - margin.top - margin.bottom);
  const lineOf = (side: 'hot' | 'cold') =>
    profile.map((point) => `${x(point.share).toFixed(1)},${y(point[side]).toFixed(1)}`).join(' ');
  const words = t('units.proof.diagram.text', {
    hotIn: celsius(hot.inlet),
    hotOut: celsius(hot.outlet),
    coldIn: celsius(cold.inlet),
    coldOut: celsius(cold.outlet),
  });
  const ends = [
    { value: hot.inlet, at: 0, above: true },
    { value: cold.outlet, at: 0, above: false },
    { value: hot.outlet, at: 1, above: true },
    { value: cold.inlet, at: 1, above: false },
  ];
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{t('units.proof.diagram')}</h3>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        <line x1={x(0)} x2={x(0)} y1={margin.top} y2={height - margin.bottom} className={styles.axis} />
        <line x1={x(1)} x2={x(1)} y1={margin.top} y2={height - margin.bottom} className={styles.axis} />
        <polyline points={lineOf('hot')} className={styles.hotLine} />
        <polyline points={lineOf('cold')} className={styles.coldLine} />
        {ends.map(({ value, at, above }) => (
          <text
            key={`${at}${above}`}
            x={x(at) + (at === 0 ? -8 : 8)}
            y={y(value)}
            dominantBaseline={above ? 'text-after-edge' : 'text-before-edge'}
            textAnchor={at === 0 ? 'end' : 'start'}
          >
            {celsius(value)}
          </text>
        ))}
        <text x={width / 2} y={height - 8} textAnchor="middle">
          {t('units.proof.diagram.axis')}
        </text>
      </svg>
      <p>{words}</p>
    </figure>
  );
}
