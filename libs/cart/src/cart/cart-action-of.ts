import type { AppliedFilter, CartAction, CartItemId, ItemCard } from '@shop/api-contracts';

/**
 * Into which cart an article goes: to buy where it can be bought, else to ask for a quote; null where nothing can be done
 * (discontinued). What only the slow system knows is asked for, in the same place.
 */
export function cartActionOf({
  salesDetails,
  salesDetailsOnRequest,
}: Pick<ItemCard, 'salesDetails' | 'salesDetailsOnRequest'>): CartAction | null {
  if (!salesDetails) return salesDetailsOnRequest ? 'RequestQuote' : null;
  if (salesDetails.salesActions.includes('Buy')) return 'Buy';
  return salesDetails.salesActions.includes('RequestQuote') ? 'RequestQuote' : null;
}

/** Where a line was found: each field that differs makes a line of its own. */
export interface CartItemContext {
  parent?: { genericItemId: string; categoryId: string; commercialItemId?: string | null } | undefined;
  appliedFilters?: readonly AppliedFilter[] | undefined;
}

/** The identity of an article's line in carts and lists. */
export function cartItemIdOf(
  item: Pick<ItemCard, 'genericItemId' | 'commercialItemId' | 'categoryId' | 'itemTags'>,
  { parent, appliedFilters = [] }: CartItemContext = {},
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
    ...(item.itemTags.length > 0 ? { itemTagIds: item.itemTags.map(({ id }) => id) } : {}),
  };
}

/** `genericId_categoryId[_commercialId]`, as in the address of an article found under another. */
export function parentOfKey(itemKey: string | null | undefined): CartItemContext['parent'] {
  const [genericItemId, categoryId, commercialItemId] = itemKey?.split('_') ?? [];
  return genericItemId && categoryId
    ? { genericItemId, categoryId, commercialItemId: commercialItemId ?? null }
    : undefined;
}
