import type { Item } from '@shop/api-contracts';
import { parseCategorySegment, parseItemSegment, paths } from '@shop/platform';
import { itemQuery } from '../../queries.ts';

/** What the address of an item page says; h and companyId are no business of this page (docs/decisions). */
export interface ItemAddress {
  categorySlug: string;
  categoryId: string;
  slug: string;
  genericItemId: string;
  /** Null: the first variant is preselected. */
  commercialItemId: string | null;
  /** Comma-separated item tag ids. */
  t: string | undefined;
  /** Exactly this commercial item, no other is preselected in its place. */
  strict: boolean;
  /** Item key `genericId_categoryId[_commercialId]` of the article this one was found under. */
  parent: string | undefined;
}

const maxIdLength = 40;
const tags = /^[\w,-]{1,400}$/;
const itemKey = /^[A-Za-z0-9]{1,40}_[A-Za-z0-9]{1,40}(_[A-Za-z0-9]{1,40})?$/;

/** Null when the two segments are no address of an item; tags and parent that cannot be are as if they were not there. */
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

/** The one query that loader, page and trail share. */
export const itemQueryOf = ({ genericItemId, categoryId, commercialItemId, t, strict }: ItemAddress, scope: string) =>
  itemQuery({ genericItemId, categoryId, commercialItemId, itemTagIds: t, strict }, scope);

/** Right path for what the address leads to, without query; it names a variant only where the address does. */
export const rightPath = (item: Item, { commercialItemId }: Pick<ItemAddress, 'commercialItemId'>): string =>
  paths.item({ ...item, commercialItemId: commercialItemId === null ? null : item.commercialItemId });

/** The one path that search engines shall keep for this article, in one of its locales: an article may stand in several categories. */
export function canonicalPath(item: Item, locale: string): string {
  const { canonicalCategoryId: categoryId, alternates } = item;
  const own = alternates?.find((one) => one.locale === locale);
  return categoryId && own ? paths.item({ ...item, ...own, categoryId }) : paths.item(item);
}
