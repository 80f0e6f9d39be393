import type { AnswerOf, CleaningForecast, unitReadings } from '@shop/api-contracts';
import { formatDate } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './connectivity.module.css';

interface TrendPlotProps {
  trend: AnswerOf<typeof unitReadings.list>['trend'];
  clean: number | null;
  forecast: CleaningForecast;
}

const width = 720;
const height = 264;
/** Room for the labels in their largest size, on a phone. */
const margin = { left: 80, right: 12, top: 16, bottom: 48 };
const dayMs = 86_400_000;
/** Share of the clean heat transfer at which the unit has to be cleaned. */
const limit = 0.7;
const shares = [0.6, 0.8, 1];

/** Heat transfer since the last cleaning in per cent of the clean value, until the day on which cleaning is due. */
export function TrendPlot({ trend, clean, forecast: { sign, dueOn } }: TrendPlotProps) {
  const t = useText();
  const { tag } = useApp().locale;
  if (clean === null || trend.length < 2) return null;
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const points = trend.map(({ day, conductance }) => ({ at: Date.parse(day), share: conductance / clean }));
  const due = sign === 'conductance' && dueOn !== null ? Date.parse(dueOn) : null;
  const from = points[0]!.at;
  const to = Math.max(points.at(-1)!.at + dayMs, due ?? 0);
  const most = Math.max(1.1, ...points.map(({ share }) => share));
  const least = Math.min(0.6, ...points.map(({ share }) => share));
  const x = (at: number): number => margin.left + ((at - from) / (to - from)) * (width - margin.left - margin.right);
  const y = (share: number): number =>
    height - margin.bottom - ((share - least) / (most - least)) * (height - margin.top - margin.bottom);
  const label = t('units.trend.label', {
    from: formatDate(trend[0]!.day, tag),
    to: formatDate(trend.at(-1)!.day, tag),
    first: percent.format(points[0]!.share),
    last: percent.format(points.at(-1)!.share),
  });
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <figure className={styles.trend}>
      <figcaption>
        <h2>{t('units.trend')}</h2>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {shares.map((share) => (
          <g key={share}>
            <line x1={margin.left} x2={width - margin.right} y1={y(share)} y2={y(share)} className={styles.grid} />
            <text x={margin.left - 6} y={y(share)} dominantBaseline="central" textAnchor="end">
              {percent.format(share)}
            </text>
          </g>
        ))}
        <line x1={margin.left} x2={width - margin.right} y1={y(limit)} y2={y(limit)} className={styles.limit} />
        <text x={margin.left + 6} y={y(limit) - 6}>
          {t('units.trend.limit')}
        </text>
        <polyline
          points={points.map(({ at, share }) => `${x(at).toFixed(1)},${y(share).toFixed(1)}`).join(' ')}
          className={styles.line}
        />
        {due !== null && (
          <line
            x1={x(points.at(-1)!.at)}
            y1={y(points.at(-1)!.share)}
            x2={x(due)}
            y2={y(limit)}
            className={styles.ahead}
          />
        )}
        <text x={margin.left} y={height - 8}>
          {short.format(from)}
        </text>
        <text x={width - margin.right} y={height - 8} textAnchor="end">
          {short.format(to)}
        </text>
      </svg>
      <p className="muted">{t('units.trend.basis')}</p>
    </figure>
  );
}
