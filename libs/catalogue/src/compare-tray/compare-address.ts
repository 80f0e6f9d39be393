import type { ItemCard } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** One article of a comparison, as its item key `genericId_categoryId[_commercialId]` says. */
export type ComparedItem = Pick<ItemCard, 'genericItemId' | 'categoryId' | 'commercialItemId'>;

/** What the address of a comparison says. */
export interface CompareAddress {
  /** The category in which they are compared. */
  categoryId: string;
  /** At least one, at most `mostCompared`, none twice. */
  items: ComparedItem[];
  /** How many more the address names than are shown. */
  surplus: number;
  /** Rows in which all are alike are left out. */
  onlyDifferences: boolean;
}

/** More columns than these can be read neither on a desk nor on paper. */
export const maxCompared = 6;

const id = '[A-Za-z0-9]{1,40}';
const categoryIdPattern = new RegExp(`^${id}$`);
const itemKeyPattern = new RegExp(`^(${id})(?:_(${id})(?:_(${id}))?)?$`);

export const itemKeyOf = ({ genericItemId, categoryId, commercialItemId }: ComparedItem): string =>
  [genericItemId, categoryId, ...(commercialItemId === null ? [] : [commercialItemId])].join('_');

/** Null when it names no article, or something that can be none (item ids are required). A plain id stands in the category of the address. */
export function readCompareAddress(
  params: Record<string, string | undefined>,
  search: URLSearchParams,
): CompareAddress | null {
  const categoryId = params['categoryId'] ?? '';
  if (!categoryIdPattern.test(categoryId)) return null;
  const found = new Map<string, ComparedItem>();
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
  items: readonly ComparedItem[];
  onlyDifferences?: boolean;
}): string {
  return paths.compare(categoryId, items.map(itemKeyOf)) + (onlyDifferences ? '?view=differences' : '');
}
