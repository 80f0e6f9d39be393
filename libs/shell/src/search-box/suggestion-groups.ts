import type { ItemCard, Suggestions } from '@shop/api-contracts';
import { paths } from '@shop/platform';

export type Suggestion = { id: string; to: string } & (
  | { kind: 'category'; text: string; productCount: number }
  | { kind: 'item'; item: ItemCard }
  | { kind: 'keyword'; text: string }
  | { kind: 'unit'; text: string }
);

export interface SuggestionGroup {
  key: 'units' | 'categories' | 'articles' | 'keywords';
  options: Suggestion[];
}

/** Suggestions as groups in display order, each option with an element id derived from `listId` and its address. */
export function groupsOf(
  suggestions: Suggestions | undefined,
  listId: string,
  units: Suggestion[] = [],
): SuggestionGroup[] {
  if (!suggestions) return [];
  const groups: SuggestionGroup[] = [
    { key: 'units', options: units },
    {
      key: 'categories',
      options: suggestions.categories.map(({ id, slug, name, productCount }) => ({
        kind: 'category',
        id: `${listId}-c-${id}`,
        to: paths.category({ id, slug }),
        text: name,
        productCount,
      })),
    },
    {
      key: 'articles',
      options: suggestions.items.map((item) => ({
        kind: 'item',
        id: `${listId}-i-${item.genericItemId}-${item.commercialItemId ?? ''}`,
        to: paths.item(item),
        item,
      })),
    },
    {
      key: 'keywords',
      options: suggestions.keywords.map((text, index) => ({
        kind: 'keyword',
        id: `${listId}-k-${index}`,
        to: paths.search(text),
        text,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
