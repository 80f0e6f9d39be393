import type { Item } from '@shop/api-contracts';
import { rememberViewed } from '@shop/cart';
import { useEffect } from 'react';

/** Shows nothing: remembers, in this browser alone, that the article was looked at, for whoever orders it later by its number. */
export function ViewedItem({ item }: { item: Item }) {
  useEffect(() => rememberViewed(item), [item]);
  return null;
}
