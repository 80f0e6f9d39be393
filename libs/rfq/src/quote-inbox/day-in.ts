const dayMs = 24 * 60 * 60 * 1000;

/** The day it is somewhere, or some days later there: `2026-11-21`. */
export function dayIn(timeZone: string, daysLater = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format();
  return new Date(Date.parse(today) + daysLater * dayMs).toISOString().slice(0, 10);
}
