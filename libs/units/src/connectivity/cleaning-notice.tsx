import type { CleaningForecast } from '@shop/api-contracts';
import { Notice } from '@shop/design-system';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { wholeDate } from '../unit/whole-date.ts';

/** When the unit has to be cleaned, and what that follows from; without enough readings, what is missing. */
export function CleaningNotice({ forecast }: { forecast: CleaningForecast }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { state, sign, dueOn, earliest, latest, missing } = forecast;
  const dayOf = (day: string | null): string => (day === null ? '' : wholeDate(day, tag));
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
  const title = state === 'overdue' ? t('units.cleaning.overdue') : t('units.cleaning.due', { date: dayOf(dueOn) });
  const span =
    latest === null
      ? t('units.cleaning.notBefore', { earliest: dayOf(earliest) })
      : earliest !== latest && t('units.cleaning.between', { earliest: dayOf(earliest), latest: dayOf(latest) });
  return (
    <Notice type="warning" title={title}>
      {state === 'due' && span} {sign !== null && t(`units.cleaning.sign.${sign}`)}
    </Notice>
  );
}
