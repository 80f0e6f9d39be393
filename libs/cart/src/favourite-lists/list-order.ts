import type { FavouriteListSummary } from '@shop/api-contracts';

/** Sorted by name in the locale, numbers in names by their value. */
export function sortedByName<List extends { name: string }>(lists: readonly List[], tag: string): List[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return [...lists].sort((a, b) => compare(a.name, b.name));
}

/** Whether the list is one's own to change; the others are colleagues' to read. */
export const isOwn = ({ owner }: Pick<FavouriteListSummary, 'owner'>): boolean => owner === null;
