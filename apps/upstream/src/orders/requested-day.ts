/** Days ahead for which a delivery can be asked. */
const maxWaitDays = 365;

/** Whether there is such a day, at most a year ahead. Past days are days: what was asked for them comes as soon as it can. */
export function isDayAhead(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return date.getTime() - new Date(`${today}T00:00:00Z`).getTime() <= maxWaitDays * 86_400_000;
}
