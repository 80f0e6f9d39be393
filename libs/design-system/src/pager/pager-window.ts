/** A page number, or a gap between two. */
export type PagerEntry = number | 'gap';

/**
 * Entries of a pager (pages count from 1): first, last, and the current page with its neighbours; a gap never replaces a single page. At
 * most seven entries.
 */
export function pagerWindow(current: number, total: number): PagerEntry[] {
  if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1);
  const from = Math.min(Math.max(current - 1, 3), total - 4);
  const to = Math.max(Math.min(current + 1, total - 2), 5);
  const middle: number[] = [];
  for (let page = from <= 3 ? 2 : from; page <= (to >= total - 2 ? total - 1 : to); page++) middle.push(page);
  return [
    1,
    ...(from <= 3 ? [] : (['gap'] as const)),
    ...middle,
    ...(to >= total - 2 ? [] : (['gap'] as const)),
    total,
  ];
}
