import { useI18n } from '@shop/i18n';
import { useText } from '../text.ts';

const milesOfKilometre = 0.621371;

/** `240 km`, or miles by market; words if unknown. */
export function DistanceText({ kilometres }: { kilometres: number | null }) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (kilometres === null) return <span className="muted">{t('rfq.place.noDistance')}</span>;
  // the only market with metric measures and distances in miles
  if (tag === 'en-GB') return <span className="nowrap">{length(kilometres * milesOfKilometre, 'mile', tag)}</span>;
  return (
    <span className="nowrap">
      <span className="measure-si">{length(kilometres, 'kilometer', tag)}</span>
      <span className="measure-us">{length(kilometres * milesOfKilometre, 'mile', tag)}</span>
    </span>
  );
}

/** `240 km`; one digit below ten. */
const length = (value: number, unit: 'kilometer' | 'mile', tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
