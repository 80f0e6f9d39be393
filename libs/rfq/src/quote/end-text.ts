const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The last minute before an instant, `24 November 2026 at 23:59 CET`: an offer that ends with a day is not said to end on the next.
 * @param timeZone IANA name, said with the time; without, the reader's own, which needs no name
 */
export function endText(expiresAt: string, tag: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone, timeZoneName: 'short' }),
  }).format(Date.parse(expiresAt) - minuteMs);
}

/** The last day on which an offer holds, `24 November 2026`, as it is for whoever reads. */
export const endDay = (expiresAt: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(Date.parse(expiresAt) - minuteMs);

/** How long an offer still holds, `in 5 hours`, in its last 24 hours; empty before these, null when it has ended. */
export function leftText(expiresAt: string, now: number, tag: string): string | null {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return null;
  if (left > dayMs) return '';
  const format = new Intl.RelativeTimeFormat(tag);
  return left < hourMs
    ? format.format(Math.max(1, Math.floor(left / minuteMs)), 'minute')
    : format.format(Math.floor(left / hourMs), 'hour');
}
