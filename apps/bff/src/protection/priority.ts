import type { IncomingMessage } from 'node:http';

/**
 * Who is refused first when there is too much to do: what is costly and can be done later, then browsing. What a
 * purchase or a sign-in needs is never refused for the delay.
 */
export type Priority = 'essential' | 'browsing' | 'costly';

const essentialPages = new Set(['cart', 'checkout', 'confirmation', 'partners', 'partner', 'details', 'portal']);
const costlyPages = new Set(['search', 'compare']);
const robot = /bot\b|crawl|spider|slurp/i;

/** Priority of rendering a page, by its kind; pages from the cache are always served. */
export function priorityOfPage(type: string, hasQuery: boolean, { headers }: IncomingMessage): Priority {
  if (essentialPages.has(type)) return 'essential';
  const isCostly = hasQuery || costlyPages.has(type) || robot.test(headers['user-agent'] ?? '');
  return isCostly ? 'costly' : 'browsing';
}
