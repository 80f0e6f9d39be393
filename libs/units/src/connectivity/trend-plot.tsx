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

const dayMs = 86_400_000;
/** Share of the clean heat transfer at which the unit has to be cleaned. */
const limit = 0.7;
const shares = [0.6, 0.8, 1];
/** Where along the time its days are written. */
const days = [
  { at: 0, anchor: 'start' },
  { at: 0.5, anchor: 'middle' },
  { at: 1, anchor: 'end' },
] as const;

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
  const x = (at: number): number => ((at - from) / (to - from)) * 100;
  const y = (share: number): number => ((most - share) / (most - least)) * 100;
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
      <div className={styles.frame}>
        {/* lines stretch with the page, texts keep their size */}
        <svg role="img" aria-label={label} className={styles.plot}>
          {shares.map((share) => (
            <g key={share}>
              <line x2="100%" y1={`${y(share)}%`} y2={`${y(share)}%`} className={styles.grid} />
              <text x={-8} y={`${y(share)}%`} dominantBaseline="central" textAnchor="end">
                {percent.format(share)}
              </text>
            </g>
          ))}
          <line x2="100%" y1={`${y(limit)}%`} y2={`${y(limit)}%`} className={styles.limit} />
          <text y={`${y(limit)}%`} dy={-6}>
            {t('units.trend.limit')}
          </text>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline
              points={points.map(({ at, share }) => `${x(at).toFixed(2)},${y(share).toFixed(2)}`).join(' ')}
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
          </svg>
          {days.map(({ at, anchor }) => (
            <text key={at} x={`${at * 100}%`} y="100%" dy={24} textAnchor={anchor}>
              {short.format(from + at * (to - from))}
            </text>
          ))}
        </svg>
      </div>
      <p className="muted">{t('units.trend.basis')}</p>
    </figure>
  );
}
