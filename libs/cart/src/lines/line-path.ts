import { type CartItemId, type ItemCard, noCategoryId } from '@shop/api-contracts';
import { paths } from '@shop/platform';

/** Address of a line's article, in the category and under the parent where it was added to the cart. */
export function linePath(cartItemId: CartItemId, item: ItemCard): string {
  const { categoryId, itemTagIds = [], parentGenericItemId, parentCategoryId, parentCommercialItemId } = cartItemId;
  const isOwnCategory = !categoryId || categoryId === noCategoryId || categoryId === item.categoryId;
  const parent =
    parentGenericItemId && parentCategoryId
      ? [parentGenericItemId, parentCategoryId, parentCommercialItemId].filter(Boolean).join('_')
      : '';
  return paths.item(
    {
      ...item,
      categoryId: categoryId || item.categoryId,
      categorySlug: isOwnCategory ? item.categorySlug : undefined,
    },
    { ...(itemTagIds.length > 0 ? { t: itemTagIds.join(',') } : {}), ...(parent ? { parent } : {}) },
  );
}
