import type { ItemCard } from './items.ts';

/** An article in its category; without a commercial item the article as a whole. */
export type KeyedItem = Pick<ItemCard, 'genericItemId' | 'categoryId' | 'commercialItemId'>;

/** `genericId_categoryId[_commercialId]`, as in the addresses of comparisons and of item reads. */
export const itemKeyOf = ({ genericItemId, categoryId, commercialItemId }: KeyedItem): string =>
  [genericItemId, categoryId, ...(commercialItemId ? [commercialItemId] : [])].join('_');
