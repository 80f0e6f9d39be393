/**
 * The day of an instant, `21 November 2026`, in a time zone: late in the evening it is already the next day elsewhere.
 * @param timeZone IANA name; the reader's if undefined
 */
export const dayText = (instant: string, tag: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(Date.parse(instant));
