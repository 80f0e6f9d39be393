const dayMs = 24 * 60 * 60 * 1000;

/** Today in a time zone, or some days later: `2026-11-21`. */
export function dayIn(timeZone: string, daysLater = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format();
  return new Date(Date.parse(today) + daysLater * dayMs).toISOString().slice(0, 10);
}
