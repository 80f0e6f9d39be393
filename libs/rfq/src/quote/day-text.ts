/**
 * The day of an instant, `21 November 2026`, where it was: what happens late in the evening is of another day elsewhere.
 * @param timeZone IANA name; undefined: that of whoever reads
 */
export const dayText = (instant: string, tag: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(Date.parse(instant));
