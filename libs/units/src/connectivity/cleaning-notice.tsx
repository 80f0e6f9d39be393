import type { CleaningForecast } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { wholeDate } from '../unit/whole-date.ts';

/** When the unit has to be cleaned, and what that follows from; without enough readings, what is missing. */
export function CleaningNotice({ forecast }: { forecast: CleaningForecast }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { state, sign, missing } = forecast;
  if (state === 'unknown')
    return (
      <Notice type="informative" title={t('units.cleaning.unknown')}>
        {missing.map(({ what, need, have }) => t(`units.cleaning.missing.${what}`, { need, have })).join(' ')}
      </Notice>
    );
  if (state === 'notSoon')
    return (
      <Notice type="success" title={t('units.cleaning.notSoon')}>
        {t('units.cleaning.notSoon.lead')}
      </Notice>
    );
  return (
    <Notice type="warning" title={state === 'overdue' ? t('units.cleaning.overdue') : dueText(forecast, t, tag)}>
      {sign !== null && t(`units.cleaning.sign.${sign}`)}
    </Notice>
  );
}

/** The day, and the range where it is wider than the day itself can tell. */
function dueText({ dueOn, earliest, latest }: CleaningForecast, t: ReturnType<typeof useText>, tag: string): string {
  const dayOf = (day: string | null): string => (day === null ? '' : wholeDate(day, tag));
  const date = dayOf(dueOn);
  if (latest === null) return t('units.cleaning.notBefore', { date, earliest: dayOf(earliest) });
  return daysBetween(earliest, latest) < 2
    ? t('units.cleaning.due', { date })
    : t('units.cleaning.between', { date, earliest: dayOf(earliest), latest: dayOf(latest) });
}

const daysBetween = (from: string | null, to: string): number =>
  from === null ? 0 : (Date.parse(to) - Date.parse(from)) / 86_400_000;
