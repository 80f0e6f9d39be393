import { itemKeyOf, type KeyedItem } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** Content of a comparison's address. */
export interface CompareAddress {
  /** The category in which they are compared. */
  categoryId: string;
  /** At least one, at most `maxCompared`, without duplicates. */
  items: KeyedItem[];
  /** Number of further articles in the address that are not shown. */
  surplus: number;
  /** Hides rows without differences. */
  onlyDifferences: boolean;
}

/** More columns are readable neither on screen nor on paper. */
export const maxCompared = 6;

const id = '[A-Za-z0-9]{1,40}';
const categoryIdPattern = new RegExp(`^${id}$`);
const itemKeyPattern = new RegExp(`^(${id})(?:_(${id})(?:_(${id}))?)?$`);

/** Null if it contains no article or a malformed one (item ids are required). A plain id belongs to the category of the address. */
export function readCompareAddress(
  params: Record<string, string | undefined>,
  search: URLSearchParams,
): CompareAddress | null {
  const categoryId = params['categoryId'] ?? '';
  if (!categoryIdPattern.test(categoryId)) return null;
  const found = new Map<string, KeyedItem>();
  for (const key of (params['productId'] ?? '').split(',')) {
    if (key === '') continue;
    const [, genericItemId, ownCategoryId = categoryId, commercialItemId = null] = itemKeyPattern.exec(key) ?? [];
    if (genericItemId === undefined) return null;
    const item = { genericItemId, categoryId: ownCategoryId, commercialItemId };
    found.set(itemKeyOf(item), item);
  }
  if (found.size === 0) return null;
  return {
    categoryId,
    items: [...found.values()].slice(0, maxCompared),
    surplus: Math.max(0, found.size - maxCompared),
    onlyDifferences: search.get('view') === 'differences',
  };
}

/** Path of a comparison; `view` is one of the query parameters that rendered pages read. */
export function comparePath({
  categoryId,
  items,
  onlyDifferences = false,
}: {
  categoryId: string;
  items: readonly KeyedItem[];
  onlyDifferences?: boolean;
}): string {
  return paths.compare(categoryId, items.map(itemKeyOf)) + (onlyDifferences ? '?view=differences' : '');
}
