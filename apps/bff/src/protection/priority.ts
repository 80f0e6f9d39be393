import type { IncomingMessage } from 'node:http';
import type { UpstreamGroup } from '../upstream/groups.ts';

/**
 * Who is refused first when there is too much to do: what is costly and can be done later, then browsing. What a
 * purchase or a sign-in needs is never refused for the delay.
 */
export type Priority = 'essential' | 'browsing' | 'costly';

/** A table of all groups, so that a new one does not compile until it has its priority. */
export const priorityOfGroup: Record<UpstreamGroup, Priority> = {
  browse: 'browsing',
  search: 'costly',
  salesDetails: 'browsing',
  reviews: 'costly',
  content: 'essential',
  // a page that is shown needs its pictures, and browsers keep them
  media: 'essential',
  orders: 'essential',
  uploads: 'essential',
  documents: 'costly',
  packs: 'costly',
  payments: 'essential',
  configurator: 'browsing',
  carts: 'essential',
  user: 'essential',
  lists: 'browsing',
  other: 'essential',
};

const essentialPages = new Set(['cart', 'checkout', 'confirmation', 'partners', 'partner', 'details', 'portal']);
const costlyPages = new Set(['search', 'compare']);
const robot = /bot\b|crawl|spider|slurp/i;

/** Priority of rendering a page, by its kind; pages from the cache are always served. */
export function priorityOfPage(type: string, hasQuery: boolean, { headers }: IncomingMessage): Priority {
  if (essentialPages.has(type)) return 'essential';
  const isCostly = hasQuery || costlyPages.has(type) || robot.test(headers['user-agent'] ?? '');
  return isCostly ? 'costly' : 'browsing';
}
