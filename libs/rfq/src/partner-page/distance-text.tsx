import { formatCount, useI18n } from '@shop/i18n';
import { useText } from '../text.ts';

const milesOfKilometre = 0.621371;

/** `240 km`, or in miles where people measure so; words where nobody knows. */
export function DistanceText({ kilometres }: { kilometres: number | null }) {
  const t = useText();
  const { tag } = useI18n().locale;
  if (kilometres === null) return <span className="muted">{t('rfq.place.noDistance')}</span>;
  const length = (value: number) => formatCount(value < 10 ? Math.round(value * 10) / 10 : Math.round(value), tag);
  return (
    <span className="nowrap">
      <span className="measure-si">{length(kilometres)} km</span>
      <span className="measure-us">{length(kilometres * milesOfKilometre)} mi</span>
    </span>
  );
}
