import type { AppliedFilter, CartAction, CartItemId, ItemCard } from '@shop/api-contracts';

/**
 * The cart for an article: to buy if possible, else to request a quote; null if discontinued. Articles known only to the slow system are
 * quoted.
 */
export function cartActionOf({
  salesDetails,
  salesDetailsOnRequest,
}: Pick<ItemCard, 'salesDetails' | 'salesDetailsOnRequest'>): CartAction | null {
  if (!salesDetails) return salesDetailsOnRequest ? 'RequestQuote' : null;
  if (salesDetails.salesActions.includes('Buy')) return 'Buy';
  return salesDetails.salesActions.includes('RequestQuote') ? 'RequestQuote' : null;
}

/** Origin of a line; lines that differ in any field are not merged. */
export interface CartItemContext {
  parent?: { genericItemId: string; categoryId: string; commercialItemId?: string | null } | undefined;
  appliedFilters?: readonly AppliedFilter[] | undefined;
  /** The customer's machine that the article is for. */
  equipmentId?: string | null | undefined;
}

/** Identity of an article's line in carts and lists. */
export function cartItemIdOf(
  item: Pick<ItemCard, 'genericItemId' | 'commercialItemId' | 'categoryId' | 'itemTags'>,
  { parent, appliedFilters = [], equipmentId }: CartItemContext = {},
): CartItemId {
  return {
    genericItemId: item.genericItemId,
    commercialItemId: item.commercialItemId,
    categoryId: item.categoryId,
    ...(parent
      ? {
          parentGenericItemId: parent.genericItemId,
          parentCategoryId: parent.categoryId,
          ...(parent.commercialItemId ? { parentCommercialItemId: parent.commercialItemId } : {}),
        }
      : {}),
    ...(appliedFilters.length > 0 ? { appliedFilters: [...appliedFilters] } : {}),
    ...(equipmentId ? { equipmentId } : {}),
    ...(item.itemTags.length > 0 ? { itemTagIds: item.itemTags.map(({ id }) => id) } : {}),
  };
}

/** Parses `genericId_categoryId[_commercialId]`, as in the address of an article found under another. */
export function parentOfKey(itemKey: string | null | undefined): CartItemContext['parent'] {
  const [genericItemId, categoryId, commercialItemId] = itemKey?.split('_') ?? [];
  return genericItemId && categoryId
    ? { genericItemId, categoryId, commercialItemId: commercialItemId ?? null }
    : undefined;
}
