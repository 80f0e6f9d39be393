import { type Item, itemKeyOf } from '@shop/api-contracts';
import type { CompareAddress } from '../compare-tray/compare-address.ts';

/** An article of the comparison. */
export interface Compared {
  item: Item;
  /** Its key in the address. */
  key: string;
}

/** Number of articles in view on phones, which have space for three columns, else for two and a choice; the machine is one of them. */
export function articlesInView(articles: number, hasUnit: boolean): number {
  const unit = hasUnit ? 1 : 0;
  return articles + unit > 3 ? 2 - unit : articles;
}

/** The comparison with two articles in each other's place: the first ones are in view on phones. */
export function withSwapped(address: CompareAddress, one: string, other: string): CompareAddress {
  const items = [...address.items];
  const places = [one, other].map((key) => items.findIndex((item) => itemKeyOf(item) === key)) as [number, number];
  [items[places[0]], items[places[1]]] = [items[places[1]]!, items[places[0]]!];
  return { ...address, items };
}
