import type { Category, ItemCard, MatrixCell } from '@shop/api-contracts';
import { cartItemIdOf, loadMessages as loadCartMessages, shownAppliedFilters, useAddToCart } from '@shop/cart';
import { useApp } from '@shop/platform';
import { useEffect, useState } from 'react';
import { isWrong, readTyped, type ReadCell, type TypedQuantities } from './typed-quantities.ts';

/**
 * Puts what is typed into the cart, and what is only quoted into the quote cart: nothing while a quantity is wrong. What was added is cleared,
 * the rest stays as it was typed. `onRefused` is called after upstream refused something.
 */
export function useAddTyped(
  category: Pick<Category, 'id' | 'slug'>,
  quantities: TypedQuantities,
  onRefused: () => void,
): { add: () => Promise<void>; pending: boolean } {
  const { addMany } = useAddToCart();
  const { i18n } = useApp();
  const [pending, setPending] = useState(false);
  // so that a refusal has words without a connection too
  useEffect(() => void i18n.load(loadCartMessages).catch(() => undefined), [i18n]);
  const add = async () => {
    const typed = readTyped(quantities.all());
    if (pending || typed.some(isWrong)) return;
    setPending(true);
    let isWhole = true;
    try {
      for (const cart of ['Buy', 'RequestQuote'] as const) {
        const lines = typed.filter(({ action }) => action === cart).map((one) => lineOf(one, category));
        const { added, end } = await addMany(lines, cart);
        quantities.clear(added.map(({ line }) => line.item.commercialItemId!));
        if (end !== 'all') isWhole = false;
      }
    } finally {
      setPending(false);
    }
    if (!isWhole) onRefused();
  };
  return { add, pending };
}

function lineOf({ cell, read: { quantity = 0 } }: ReadCell, category: Pick<Category, 'id' | 'slug'>) {
  const item = cardOf(cell, category);
  return { cartItemId: cartItemIdOf(item, { appliedFilters: shownAppliedFilters() }), quantity, item };
}

/** As messages about the cart and analytics take it. */
const cardOf = (cell: MatrixCell, { id, slug }: Pick<Category, 'id' | 'slug'>): ItemCard => ({
  genericItemId: cell.genericItemId,
  commercialItemId: cell.commercialItemId,
  categoryId: id,
  categorySlug: slug,
  slug: cell.slug,
  name: cell.name,
  articleNumber: cell.articleNumber,
  images: { medium: null },
  attributes: [],
  itemTags: (cell.itemTagIds ?? []).map((tag) => ({ id: tag })),
  parentItemKey: null,
  isInFavouriteList: false,
  salesDetails: cell.salesDetails,
  salesDetailsOnRequest: cell.salesDetails === null,
});
