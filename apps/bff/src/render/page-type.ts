/**
 * Kind of a page, for log and metrics: `home`, `category`, `item`, a name as `cart`, or `other`. It is read from the
 * address alone, so that pages from the cache and pages that fail have it too.
 *
 * @param names first segments of page addresses after the market
 */
export function pageType([, first = '', second]: readonly string[], names: ReadonlySet<string>): string {
  if (first === '') return 'home';
  if (names.has(first)) return first;
  if (!first.includes('--')) return 'other';
  return second === undefined ? 'category' : 'item';
}
