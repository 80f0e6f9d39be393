/** Today in the reader's time zone, as an ISO day. */
export const localToday = (now = new Date()): string => isoDay(now);

/** The last day for which a delivery can be wanted: two years from now. */
export const lastWantedDay = (now = new Date()): string =>
  isoDay(new Date(now.getFullYear() + 2, now.getMonth(), now.getDate()));

function isoDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
