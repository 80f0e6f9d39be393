/**
 * The IANA name of a time zone that a browser tells, as the database knows it too; null for one that is none. Offsets (`+05:30`) are none:
 * the database would read them the other way round.
 */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** ISO day that it is in a time zone. */
export const dayIn = (timeZone: string, instant = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

/** Whether a calendar has this ISO day. */
export function isDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === day && day >= '0001';
}
