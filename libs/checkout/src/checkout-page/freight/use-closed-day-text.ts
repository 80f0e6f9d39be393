import { formatDate, useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';
import { isWeekend, nextOpenDay } from './delivery-days.ts';

/** Returns why nothing arrives on a day, with the next possible one; empty for a day on which it can. */
export function useClosedDayText(): (day: string, closedDays: readonly string[]) => string {
  const t = useText();
  const { tag } = useI18n().locale;
  return (day, closedDays) => {
    const reason = closedDays.includes(day) ? 'holiday' : isWeekend(day) ? 'weekend' : null;
    if (reason === null) return '';
    return t(`checkout.freight.error.${reason}`, { date: formatDate(nextOpenDay(day, closedDays), tag) });
  };
}
