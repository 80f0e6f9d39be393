import { createHash } from 'node:crypto';
import type { StoredQuoteLine } from '@shop/commerce-model';

/** Lines of a cart that the same locations can supply. */
export interface LineGroup {
  quoteGroupKey: string;
  /** In the order of the suppliers. */
  locationIds: string[];
  lines: StoredQuoteLine[];
}

/** Depends on cart and locations only, not on the lines. */
export const quoteGroupKeyOf = (cartId: string, locationIds: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([cartId, ...[...locationIds].sort()]))
    .digest('hex')
    .slice(0, 16);

/**
 * Groups lines by their suppliers, in the order of their first lines; `locationIdsOf` returns the suppliers of a line.
 */
export function groupLines(
  cartId: string,
  lines: StoredQuoteLine[],
  locationIdsOf: (line: StoredQuoteLine) => string[],
): LineGroup[] {
  const groups = new Map<string, LineGroup>();
  for (const line of lines) {
    const locationIds = locationIdsOf(line);
    const quoteGroupKey = quoteGroupKeyOf(cartId, locationIds);
    const group = groups.get(quoteGroupKey);
    if (group) group.lines.push(line);
    else groups.set(quoteGroupKey, { quoteGroupKey, locationIds, lines: [line] });
  }
  return [...groups.values()];
}
