/** Adds days to an ISO day. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Current ISO day in a time zone. */
export const dayIn = (timeZone: string, instant = new Date()): string => localInstant(instant, timeZone).slice(0, 10);

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant with the offset of a time zone, `2026-11-22T23:30:00.000+01:00`: its first ten characters are the day there,
 * as everybody shows it, whichever zone they are in.
 * @param timeZone IANA name
 */
export function localInstant(instant: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      timeZoneName: 'longOffset',
    });
  clocks.set(timeZone, clock);
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const offset = part['timeZoneName']!.replace('GMT', '') || '+00:00';
  const time = [part['hour'], part['minute'], part['second']].join(':');
  return `${part['year']}-${part['month']}-${part['day']}T${time}.${part['fractionalSecond']}${offset}`;
}
