import { ApiError } from '@shop/api-contracts';
import { codeOf } from '@shop/platform';

const dayMs = 86_400_000;

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Days from Monday to Friday that upstream refused with `no_delivery_day`; undefined for other errors. */
export const closedDaysOf = (error: unknown): readonly string[] | undefined =>
  error instanceof ApiError && codeOf(error) === 'no_delivery_day'
    ? ((error.body as { closedDays?: string[] }).closedDays ?? [])
    : undefined;

/** The first day after `day` that is neither at a weekend nor closed; both are ISO days. */
export function nextOpenDay(day: string, closedDays: readonly string[]): string {
  let reached = day;
  do reached = new Date(Date.parse(`${reached}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  while (isWeekend(reached) || closedDays.includes(reached));
  return reached;
}
