import { comparePath, itemKeyOf, maxCompared, type ComparedItem } from './compare-address.ts';

/** An article that was chosen for comparing, with what the tray says of it. */
export interface ChosenItem extends ComparedItem {
  articleNumber: string;
}

/** What is chosen, in one category at a time (another category clears it); the address of a comparison is the memory. */
export interface CompareSelection {
  /** Null while nothing is chosen. */
  categoryId: string | null;
  items: readonly ChosenItem[];
  /** Path of the comparison that one looked at or put together last. */
  last: string | null;
  /** A comparison put together in another category was cleared, and nobody has said yet that this is read. */
  isCleared: boolean;
}

export const nothingChosen: CompareSelection = { categoryId: null, items: [], last: null, isCleared: false };

export const isChosen = ({ items }: CompareSelection, item: ComparedItem): boolean =>
  items.some((one) => itemKeyOf(one) === itemKeyOf(item));

export const isFull = ({ items }: CompareSelection): boolean => items.length >= maxCompared;

/** Adds one or many of one category, each once, up to the bound. Those of another category are cleared. */
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

export function withRemoved(selection: CompareSelection, item: ComparedItem): CompareSelection {
  const items = selection.items.filter((one) => itemKeyOf(one) !== itemKeyOf(item));
  return { ...selection, items, categoryId: items.length > 0 ? selection.categoryId : null };
}

/** All are taken away; a comparison of them is still to be found by `last`. */
export function withNone(selection: CompareSelection): CompareSelection {
  return { ...selection, categoryId: null, items: [], last: pathOf(selection) ?? selection.last, isCleared: false };
}

/** One has come to this category: what was chosen in another one is cleared. */
export function inCategory(selection: CompareSelection, categoryId: string): CompareSelection {
  if (selection.categoryId === null || selection.categoryId === categoryId) return selection;
  return { ...withNone(selection), isCleared: pathOf(selection) !== null };
}

/** What stands on the page of a comparison is what is chosen. */
export function comparing(
  selection: CompareSelection,
  categoryId: string,
  items: readonly ChosenItem[],
): CompareSelection {
  const chosen = withAdded({ ...nothingChosen, last: selection.last }, categoryId, items);
  return { ...chosen, last: pathOf(chosen) ?? selection.last };
}

/** Address of the comparison of what is chosen; null for fewer than two. */
export function pathOf({ categoryId, items }: CompareSelection): string | null {
  return categoryId !== null && items.length > 1 ? comparePath({ categoryId, items }) : null;
}
