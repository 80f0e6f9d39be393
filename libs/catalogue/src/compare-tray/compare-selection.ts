import { itemKeyOf, type KeyedItem } from '@shop/api-contracts';
import { comparePath, maxCompared } from './compare-address.ts';

/** An article selected for comparison, with its texts for the tray. */
export interface ChosenItem extends KeyedItem {
  articleNumber: string;
}

/** The selection, limited to one category (another category clears it). */
export interface CompareSelection {
  /** Null while nothing is selected. */
  categoryId: string | null;
  items: readonly ChosenItem[];
  /** Path of the comparison viewed or assembled last. */
  last: string | null;
  /** True if a selection of another category was cleared and the notice was not dismissed yet. */
  isCleared: boolean;
}

export const nothingChosen: CompareSelection = { categoryId: null, items: [], last: null, isCleared: false };

export const isChosen = ({ items }: CompareSelection, item: KeyedItem): boolean =>
  items.some((one) => itemKeyOf(one) === itemKeyOf(item));

export const isFull = ({ items }: CompareSelection): boolean => items.length >= maxCompared;

/** Adds articles of one category without duplicates, up to the maximum. Clears those of another category. */
export function withAdded(
  selection: CompareSelection,
  categoryId: string,
  items: readonly ChosenItem[],
): CompareSelection {
  const before = inCategory(selection, categoryId);
  const added = items.filter((item, index) => !isChosen(before, item) && index === firstPlace(items, item));
  const all = [...before.items, ...added].slice(0, maxCompared);
  return { ...before, categoryId, items: all, isCleared: false };
}

const firstPlace = (items: readonly ChosenItem[], item: ChosenItem): number =>
  items.findIndex((one) => itemKeyOf(one) === itemKeyOf(item));

export function withRemoved(selection: CompareSelection, item: KeyedItem): CompareSelection {
  const items = selection.items.filter((one) => itemKeyOf(one) !== itemKeyOf(item));
  return { ...selection, items, categoryId: items.length > 0 ? selection.categoryId : null };
}

/** Clears the selection; `last` still leads to its comparison. */
export function withNone(selection: CompareSelection): CompareSelection {
  return { ...selection, categoryId: null, items: [], last: pathOf(selection) ?? selection.last, isCleared: false };
}

/** On a visit to this category: clears a selection of another one. */
export function inCategory(selection: CompareSelection, categoryId: string): CompareSelection {
  if (selection.categoryId === null || selection.categoryId === categoryId) return selection;
  return { ...withNone(selection), isCleared: pathOf(selection) !== null };
}

/** Makes the articles of an open comparison the selection. */
export function comparing(
  selection: CompareSelection,
  categoryId: string,
  items: readonly ChosenItem[],
): CompareSelection {
  const chosen = withAdded({ ...nothingChosen, last: selection.last }, categoryId, items);
  return { ...chosen, last: pathOf(chosen) ?? selection.last };
}

/** Address of the comparison of the selection; null for fewer than two articles. */
export function pathOf({ categoryId, items }: CompareSelection): string | null {
  return categoryId !== null && items.length > 1 ? comparePath({ categoryId, items }) : null;
}
