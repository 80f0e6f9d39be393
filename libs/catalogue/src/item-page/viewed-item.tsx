import type { Item } from '@shop/api-contracts';
import { rememberViewed } from '@shop/cart';
import { useEffect } from 'react';

/** Renders nothing: stores in this browser that the article was viewed, for quick order. */
export function ViewedItem({ item }: { item: Item }) {
  useEffect(() => rememberViewed(item), [item]);
  return null;
}
