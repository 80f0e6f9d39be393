import { useApp, useHydrated } from '@shop/platform';
import { dayText } from './day-text.ts';

/**
 * Days of instants, in the zone of a request, else in that of the reader, which the server does not know.
 * @param timeZone IANA name
 */
export function useDayText(timeZone?: string): (instant: string) => string {
  const { tag } = useApp().locale;
  const isHydrated = useHydrated();
  return (instant) => dayText(instant, tag, timeZone ?? (isHydrated ? undefined : 'UTC'));
}
