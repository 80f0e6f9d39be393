import type { ItemCard, Suggestions } from '@shop/api-contracts';
import { paths } from '@shop/platform';
import type { FoundOrder } from './use-typed-order.ts';

export type Suggestion = { id: string; to: string } & (
  | { kind: 'category'; text: string; productCount: number }
  | { kind: 'item'; item: ItemCard }
  | { kind: 'keyword'; text: string }
  /** `day`: ISO day of an order or quote request. */
  | { kind: 'link'; text: string; day?: string }
  | { kind: 'order'; order: FoundOrder }
);

export interface SuggestionGroup {
  key: 'pages' | 'Buy' | 'RequestQuote' | 'units' | 'orders' | 'categories' | 'articles' | 'keywords';
  options: Suggestion[];
}

/**
 * Suggestions as groups in display order: what is known at once first, so that later answers move nothing of it. Each option has an
 * element id derived from `listId` and its address.
 */
export function groupsOf(
  suggestions: Partial<Suggestions>,
  listId: string,
  {
    pages = [],
    units = [],
    orders = [],
    order,
  }: { pages?: Suggestion[]; units?: Suggestion[]; orders?: Suggestion[]; order?: FoundOrder | undefined } = {},
): SuggestionGroup[] {
  const { categories = [], items = [], keywords = [] } = suggestions;
  const groups: SuggestionGroup[] = [
    { key: 'pages', options: pages },
    {
      key: 'categories',
      options: categories.map(({ id, slug, name, productCount }) => ({
        kind: 'category',
        id: `${listId}-c-${id}`,
        to: paths.category({ id, slug }),
        text: name,
        productCount,
      })),
    },
    {
      key: order?.action ?? 'Buy',
      options: order ? [{ kind: 'order', id: `${listId}-order`, to: paths.item(order.item), order }] : [],
    },
    {
      key: 'articles',
      options: items.map((item) => ({
        kind: 'item',
        id: `${listId}-i-${item.genericItemId}-${item.commercialItemId ?? ''}`,
        to: paths.item(item),
        item,
      })),
    },
    {
      key: 'keywords',
      options: keywords.map((text, index) => ({
        kind: 'keyword',
        id: `${listId}-k-${index}`,
        to: paths.search(text),
        text,
      })),
    },
    { key: 'units', options: units },
    { key: 'orders', options: orders },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
