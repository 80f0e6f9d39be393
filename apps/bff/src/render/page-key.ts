import type { RequestTarget } from '../http/request-target.ts';

export interface PageKey {
  /** Path and the page's own query parameters, sorted: the cache key, and the URL that is rendered. */
  url: string;
  hasQuery: boolean;
  /** The other parameters as received, without a question mark: read only in the browser, and kept in redirects. */
  dropped: string;
}

/**
 * Normalises an address, so that each page has one key: the page's own parameters sorted and without duplicates, all
 * others dropped.
 */
export function pageKey(target: RequestTarget, ownParameters: ReadonlySet<string>): PageKey {
  if (target.query === '') return { url: target.path, hasQuery: false, dropped: '' };
  const own = new Map<string, string>();
  const dropped = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(target.query)) {
    if (!ownParameters.has(name)) dropped.append(name, value);
    else if (!own.has(name)) own.set(name, value);
  }
  const sorted = [...own].sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(sorted).toString();
  return { url: query ? `${target.path}?${query}` : target.path, hasQuery: query !== '', dropped: dropped.toString() };
}

/** Adds the parameters that rendering did not see to a redirect within the shop. */
export function withDropped(location: string, dropped: string): string {
  if (dropped === '' || !location.startsWith('/')) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${dropped}`;
}
