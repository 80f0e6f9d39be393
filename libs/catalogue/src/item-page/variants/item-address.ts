import type { Item } from '@shop/api-contracts';
import { parseCategorySegment, parseItemSegment, paths } from '@shop/platform';
import { itemQuery } from '../../queries.ts';

/** Content of an item page's address; h and companyId are not part of it. */
export interface ItemAddress {
  categorySlug: string;
  categoryId: string;
  slug: string;
  genericItemId: string;
  /** Null: the first variant is preselected. */
  commercialItemId: string | null;
  /** Comma-separated item tag ids. */
  t: string | undefined;
  /** Requires this commercial item, without preselecting another. */
  strict: boolean;
  /** Item key `genericId_categoryId[_commercialId]` of the parent that this article was found under. */
  parent: string | undefined;
}

const maxIdLength = 40;
const tags = /^[\w,-]{1,400}$/;
const itemKey = /^[A-Za-z0-9]{1,40}_[A-Za-z0-9]{1,40}(_[A-Za-z0-9]{1,40})?$/;

/** Null if the two segments are no item address; ignores invalid tags and parent. */
export function readItemAddress(
  params: Record<string, string | undefined>,
  search: URLSearchParams,
): ItemAddress | null {
  const category = parseCategorySegment(params['category'] ?? '');
  const item = parseItemSegment(params['item'] ?? '');
  if (!category || !item) return null;
  if ([category.id, item.genericItemId, item.commercialItemId ?? ''].some((id) => id.length > maxIdLength)) return null;
  const t = search.get('t') ?? '';
  const parent = search.get('parent') ?? '';
  return {
    ...item,
    categorySlug: category.slug,
    categoryId: category.id,
    t: tags.test(t) ? t : undefined,
    strict: search.get('variant') === 'strict',
    parent: itemKey.test(parent) ? parent : undefined,
  };
}

/** The query shared by loader, page and breadcrumbs. */
export const itemQueryOf = ({ genericItemId, categoryId, commercialItemId, t, strict }: ItemAddress, scope: string) =>
  itemQuery({ genericItemId, categoryId, commercialItemId, itemTagIds: t, strict }, scope);

/** Correct path of an address, without query; contains a variant only if the address does. */
export const rightPath = (item: Item, { commercialItemId }: Pick<ItemAddress, 'commercialItemId'>): string =>
  paths.item({ ...item, commercialItemId: commercialItemId === null ? null : item.commercialItemId });

/** The article's path for search engines in one of its locales, since an article may be in several categories. */
export function canonicalPath(item: Item, locale: string): string {
  const { canonicalCategoryId: categoryId, alternates } = item;
  const own = alternates?.find((one) => one.locale === locale);
  return categoryId && own ? paths.item({ ...item, ...own, categoryId }) : paths.item(item);
}
