import { useApp, useHydrated } from '@shop/platform';
import { dayText } from './day-text.ts';

/**
 * Formats the day of an instant in the zone of a request, else in the reader's, which the server does not know.
 * @param timeZone IANA name
 */
export function useDayText(timeZone?: string): (instant: string) => string {
  const { tag } = useApp().locale;
  const isHydrated = useHydrated();
  return (instant) => dayText(instant, tag, timeZone ?? (isHydrated ? undefined : 'UTC'));
}
