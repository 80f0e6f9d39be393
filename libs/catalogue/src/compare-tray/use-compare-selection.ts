import type { ItemCard, KeyedItem } from '@shop/api-contracts';
import { useApp } from '@shop/platform';
import { useSyncExternalStore } from 'react';
import {
  comparing,
  inCategory,
  nothingChosen,
  withAdded,
  withNone,
  withRemoved,
  type ChosenItem,
  type CompareSelection,
} from './compare-selection.ts';
import { changeSelection, readSelection, subscribeSelection } from './kept-selection.ts';

type Choosable = Pick<ItemCard, keyof KeyedItem | 'articleNumber'>;

/** Selection for comparison in this tab, and functions to change it. Empty in the server's HTML and in the first rendering. */
export function useCompareSelection() {
  const app = useApp();
  const selection = useSyncExternalStore(
    subscribeSelection,
    () => readSelection(app),
    () => nothingChosen,
  );
  const change = (to: (selection: CompareSelection) => CompareSelection) => changeSelection(app, to);
  return {
    selection,
    add: (item: Choosable) => change((before) => withAdded(before, item.categoryId, [chosen(item)])),
    remove: (item: KeyedItem) => change((before) => withRemoved(before, item)),
    clear: () => change(withNone),
    enterCategory: (categoryId: string) => change((before) => inCategory(before, categoryId)),
    compare: (categoryId: string, items: readonly Choosable[]) =>
      change((before) => comparing(before, categoryId, items.map(chosen))),
    /** Dismisses the notice about a cleared selection. */
    dismiss: () => change((before) => ({ ...before, isCleared: false })),
  };
}

const chosen = ({ genericItemId, categoryId, commercialItemId, articleNumber }: Choosable): ChosenItem => ({
  genericItemId,
  categoryId,
  commercialItemId,
  articleNumber,
});
