import type { FavouriteListSummary } from '@shop/api-contracts';

/** Sorts by name in the locale, with numeric order of numbers. */
export function sortedByName<List extends { name: string }>(lists: readonly List[], tag: string): List[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return [...lists].sort((a, b) => compare(a.name, b.name));
}

/** Own lists, those changed last before others. */
export const newestOwn = (lists: readonly FavouriteListSummary[]): FavouriteListSummary[] =>
  lists.filter(isOwn).sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1));

/** True for the reader's own list, which can be changed; those of colleagues are read-only. */
export const isOwn = ({ owner }: Pick<FavouriteListSummary, 'owner'>): boolean => owner === null;
