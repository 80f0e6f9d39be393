/**
 * The IANA name of a browser's time zone if the database knows it too, else null. Offsets (`+05:30`) are refused, since
 * the database reads them with the opposite sign.
 */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** True for an existing ISO day. */
export function isDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === day && day >= '0001';
}
