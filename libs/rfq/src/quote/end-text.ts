import { unbrokenDay } from '@shop/i18n';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The last minute before an instant, `24 November 2026 at 23:59 CET`, so that an offer ending at midnight shows its last day.
 * @param timeZone IANA name, shown with the time; if omitted, the reader's, and neither it nor the year is shown
 */
export function endText(expiresAt: string, tag: string, timeZone?: string): string {
  const end = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { year: 'numeric', timeZone, timeZoneName: 'short' }),
  }).format(Date.parse(expiresAt) - minuteMs);
  return unbrokenDay(end).replace(/ (?=\d\d\D\d\d)/, '\u00a0');
}

/** The last day of an offer, `24 November 2026`, in the reader's time zone. */
export const endDay = (expiresAt: string, tag: string): string =>
  unbrokenDay(new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(Date.parse(expiresAt) - minuteMs));

/** Remaining time, `in 5 hours`, during the last 24 hours; empty before, null after the end. */
export function leftText(expiresAt: string, now: number, tag: string): string | null {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return null;
  if (left > dayMs) return '';
  const format = new Intl.RelativeTimeFormat(tag);
  return left < hourMs
    ? format.format(Math.max(1, Math.floor(left / minuteMs)), 'minute')
    : format.format(Math.floor(left / hourMs), 'hour');
}
