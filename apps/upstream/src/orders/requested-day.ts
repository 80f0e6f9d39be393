import { isWorkingDay } from '@shop/commerce-model';

/** How many days ahead a delivery can be requested. */
const maxWaitDays = 365;

/** True for a valid date at most a year ahead. Past dates are valid too: such lines are sent as soon as possible. */
export function isDayAhead(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return date.getTime() - new Date(`${today}T00:00:00Z`).getTime() <= maxWaitDays * 86_400_000;
}

/** True unless a future day is a weekend or public holiday of that country: nothing is delivered or handed out there. */
export const canArriveOn = (day: string, today: string, countryCode: string): boolean =>
  day <= today || isWorkingDay(day, countryCode);
