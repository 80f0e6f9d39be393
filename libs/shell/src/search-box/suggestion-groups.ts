import type { ItemCard, Suggestions } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import type { FoundOrder } from './use-typed-order.ts';

export type Suggestion = { id: string; to: string } & (
  | { kind: 'category'; text: string; productCount: number }
  | { kind: 'item'; item: ItemCard }
  | { kind: 'keyword'; text: string }
  | { kind: 'unit'; text: string }
  | { kind: 'order'; order: FoundOrder }
);

export interface SuggestionGroup {
  key: 'Buy' | 'RequestQuote' | 'units' | 'categories' | 'articles' | 'keywords';
  options: Suggestion[];
}

/** Suggestions as groups in display order, each option with an element id derived from `listId` and its address. */
export function groupsOf(
  suggestions: Suggestions | undefined,
  listId: string,
  { units = [], order }: { units?: Suggestion[]; order?: FoundOrder | undefined } = {},
): SuggestionGroup[] {
  if (!suggestions) return [];
  const groups: SuggestionGroup[] = [
    {
      key: order?.action ?? 'Buy',
      options: order ? [{ kind: 'order', id: `${listId}-order`, to: paths.item(order.item), order }] : [],
    },
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
